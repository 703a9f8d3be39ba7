import { compare } from '@rialto/catalog'
import type { Holding } from '@rialto/core'
import { assetName } from '../../kit/assetName.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { BitstampContext } from './context.ts'
import { readRows } from './readRows.ts'
import type { BitstampKey } from './signRequest.ts'

/** What is owned: a debt is no holding. */
export const readHoldings = async (context: BitstampContext, key: BitstampKey): Promise<Holding[]> => {
  const rows = await readRows(context, key)
  return rows
    .filter(({ symbol, total }) => !isFiatCurrency(symbol) && compare(total, '0') > 0)
    .map(({ symbol, free, total }) => ({ symbol, name: assetName(symbol), amount: total, available: free }))
}
