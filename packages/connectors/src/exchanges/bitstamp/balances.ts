import { isZero, parseDecimal } from '@rialto/catalog'
import type { FiatBalance, Holding } from '@rialto/core'
import { asFiatBalances, asHoldings, type OwnedRow } from '../../kit/balances/ownedRows.ts'
import { type BitstampBalance, type BitstampContext, fetchBalances } from './api.ts'
import type { BitstampKey } from './signing.ts'
import { freeWithin } from '../../kit/balances/fiatCurrencies.ts'

/** Bitstamp lists fiat beside coins. */
export const readBalances = async (context: BitstampContext, key: BitstampKey): Promise<FiatBalance[]> =>
  asFiatBalances(await readRows(context, key))

export const readHoldings = async (context: BitstampContext, key: BitstampKey): Promise<Holding[]> =>
  asHoldings(await readRows(context, key))

/** The account, currency by currency. Bitstamp lists every one it supports; those of which there is nothing are left out. */
export const readRows = async (context: BitstampContext, key: BitstampKey): Promise<OwnedRow[]> => {
  const balances = await fetchBalances(context, key)
  return balances.filter(({ total }) => !isZero(total)).map(asRow)
}

export const asRow = ({ currency, available, total }: BitstampBalance): OwnedRow => ({
  symbol: currency.toUpperCase(),
  free: freeWithin(plain(available), plain(total)),
  total: plain(total),
})

const plain = (decimal: string): string => parseDecimal(decimal) ?? '0'
