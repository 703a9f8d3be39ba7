import type { FiatBalance } from '@rialto/core'
import { compare } from '@rialto/catalog'
import { freeWithin } from '../../kit/freeWithin.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { OkxContext } from './context.ts'
import { readAccounts } from './readAccounts.ts'
import type { OkxKey } from './signHeaders.ts'

/** OKX lists its fiat beside its coins. What is held back is cash too, but buys nothing; a debt is no cash. */
export const readBalances = async (context: OkxContext, key: OkxKey): Promise<FiatBalance[]> => {
  const rows = await readAccounts(context, key)
  return rows
    .filter(row => isFiatCurrency(row.symbol) && compare(row.total, '0') > 0)
    .map(row => ({ currencyCode: row.symbol, cash: row.total, buyingPower: freeWithin(row.spendable, row.total) }))
}
