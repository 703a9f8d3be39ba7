import { compare, isZero } from '@rialto/catalog'
import type { FiatBalance, Holding } from '@rialto/core'
import { assetName, freeWithin, isFiatCurrency } from './fiatCurrencies.ts'

/** One asset, summed over the accounts of an institution that lists fiat beside coins. */
export interface OwnedRow {
  symbol: string
  /** Negative if the debt exceeds the holdings. */
  total: string
  /** Amount that can be spent or sent now. */
  free: string
}

/** The coins among the rows. A debt is not a holding, and the available amount never exceeds the total. */
export const asHoldings = (rows: readonly OwnedRow[]): Holding[] =>
  rows
    .filter(({ symbol, total }) => !isFiatCurrency(symbol) && compare(total, '0') > 0)
    .map(({ symbol, total, free }) => ({
      symbol,
      name: assetName(symbol),
      amount: total,
      available: freeWithin(free, total),
    }))

/** The fiat among the rows. Locked amounts count as cash, but not as buying power. */
export const asFiatBalances = (rows: readonly OwnedRow[]): FiatBalance[] =>
  rows
    .filter(({ symbol, total }) => isFiatCurrency(symbol) && !isZero(total))
    .map(({ symbol, total, free }) => ({ currencyCode: symbol, cash: total, buyingPower: free }))

/** Fiat and coins of an exchange with a single list of balances. */
export const ownedBalances = <C, A>(readRows: (context: C, access: A) => Promise<readonly OwnedRow[]>) => ({
  fiat: async (context: C, access: A): Promise<FiatBalance[]> => asFiatBalances(await readRows(context, access)),
  holdings: async (context: C, access: A): Promise<Holding[]> => asHoldings(await readRows(context, access)),
})
