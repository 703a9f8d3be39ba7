import { add } from '@rialto/catalog'
import type { FiatBalance } from '@rialto/core'
import type { UpholdContext } from './context.ts'
import { isFiat, readCards } from './readCards.ts'

/** Uphold lends nothing: what can be spent is what is available. */
export const readBalances = async (context: UpholdContext, token: string): Promise<FiatBalance[]> => {
  const byCurrency = new Map<string, FiatBalance>()
  for (const card of (await readCards(context, token)).filter(isFiat)) {
    const { currency: currencyCode, balance, available } = card
    const before = byCurrency.get(currencyCode) ?? { currencyCode, cash: '0', buyingPower: '0' }
    byCurrency.set(currencyCode, {
      currencyCode,
      cash: add(before.cash, balance),
      buyingPower: add(before.buyingPower, available),
    })
  }
  return [...byCurrency.values()]
}
