import type { FiatBalance } from '@rialto/core'
import { isZero } from '@rialto/catalog'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { KucoinContext } from './context.ts'
import { readAccounts } from './readAccounts.ts'
import type { KucoinKey } from './signHeaders.ts'

/** KuCoin lists its fiat, where it has any, beside its coins. */
export const readBalances = async (context: KucoinContext, key: KucoinKey): Promise<FiatBalance[]> => {
  const rows = await readAccounts(context, key)
  return rows
    .filter(row => isFiatCurrency(row.symbol) && !isZero(row.total))
    .map(row => ({ currencyCode: row.symbol, cash: row.total, buyingPower: row.free }))
}
