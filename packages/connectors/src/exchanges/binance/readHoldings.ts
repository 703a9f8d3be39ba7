import type { Holding } from '@rialto/core'
import { compare, isZero } from '@rialto/catalog'
import { assetName } from '../../kit/assetName.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import { readWallets } from './readWallets.ts'

const larger = (a: string, b: string): string => (compare(a, b) >= 0 ? a : b)

/** A withdrawal draws on one wallet, so `available` is the larger of the two, not their sum. */
export const readHoldings = async (context: BinanceContext, key: BinanceKey): Promise<Holding[]> => {
  const rows = await readWallets(context, key)
  return rows
    .filter(row => !isFiatCurrency(row.symbol) && !isZero(row.total))
    .map(row => ({
      symbol: row.symbol,
      name: assetName(row.symbol),
      amount: row.total,
      available: larger(row.spotFree, row.fundingFree),
    }))
}
