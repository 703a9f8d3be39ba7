import type { FiatBalance } from '@rialto/core'
import { isZero } from '@rialto/catalog'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { BybitContext, BybitKey } from './context.ts'
import { readWallets } from './readWallets.ts'

/** Bybit lists its fiat beside its coins. Held amounts are cash too, but buy nothing. */
export const readBalances = async (context: BybitContext, key: BybitKey): Promise<FiatBalance[]> => {
  const rows = await readWallets(context, key)
  return rows
    .filter(row => isFiatCurrency(row.symbol) && !isZero(row.total))
    .map(row => ({ currencyCode: row.symbol, cash: row.total, buyingPower: row.free }))
}
