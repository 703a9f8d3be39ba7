import type { FiatBalance } from '@rialto/core'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { BitstampContext } from './context.ts'
import { readRows } from './readRows.ts'
import type { BitstampKey } from './signRequest.ts'

/** Bitstamp lists money beside coins. What its orders reserve is cash too, but buys nothing. */
export const readBalances = async (context: BitstampContext, key: BitstampKey): Promise<FiatBalance[]> => {
  const rows = await readRows(context, key)
  return rows
    .filter(({ symbol }) => isFiatCurrency(symbol))
    .map(({ symbol, free, total }) => ({ currencyCode: symbol, cash: total, buyingPower: free }))
}
