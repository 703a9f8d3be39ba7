import { add, compare, isZero } from '@rialto/catalog'
import type { Holding } from '@rialto/core'
import { assetName } from '../../kit/assetName.ts'
import type { UpholdContext } from './context.ts'
import { isFiat, readCards } from './readCards.ts'

const lesser = (a: string, b: string): string => (compare(a, b) < 0 ? a : b)

/** One row per asset, over all of its cards. `balance` counts what is still on its way. */
export const readHoldings = async (context: UpholdContext, token: string): Promise<Holding[]> => {
  const bySymbol = new Map<string, Holding>()
  for (const card of await readCards(context, token)) {
    if (isFiat(card)) continue
    const { currency: symbol, balance, available } = card
    const before = bySymbol.get(symbol) ?? { symbol, name: assetName(symbol), amount: '0', available: '0' }
    bySymbol.set(symbol, {
      ...before,
      amount: add(before.amount, balance),
      available: add(before.available, lesser(available, balance)),
    })
  }
  return [...bySymbol.values()].filter(({ amount }) => !isZero(amount))
}
