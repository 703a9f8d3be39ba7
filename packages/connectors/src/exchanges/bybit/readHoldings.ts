import type { Holding } from '@rialto/core'
import { compare } from '@rialto/catalog'
import { assetName } from '../../kit/assetName.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { BybitContext, BybitKey } from './context.ts'
import { readWallets } from './readWallets.ts'

/** What is owned: a debt of the unified wallet is no holding. */
export const readHoldings = async (context: BybitContext, key: BybitKey): Promise<Holding[]> => {
  const rows = await readWallets(context, key)
  return rows
    .filter(row => !isFiatCurrency(row.symbol) && compare(row.total, '0') > 0)
    .map(row => ({ symbol: row.symbol, name: assetName(row.symbol), amount: row.total, available: row.free }))
}
