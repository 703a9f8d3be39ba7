import type { FiatBalance } from '@rialto/core'
import { add, isZero } from '@rialto/catalog'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import { readWallets } from './readWallets.ts'

/** Binance lists its fiat beside its coins. Held amounts are cash too, but buy nothing. */
export const readBalances = async (context: BinanceContext, key: BinanceKey): Promise<FiatBalance[]> => {
  const rows = await readWallets(context, key)
  return rows
    .filter(row => isFiatCurrency(row.symbol) && !isZero(row.total))
    .map(row => ({
      currencyCode: row.symbol,
      cash: row.total,
      buyingPower: add(row.spotFree, row.fundingFree),
    }))
}
