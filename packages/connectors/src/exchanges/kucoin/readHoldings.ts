import type { Holding } from '@rialto/core'
import { compare, isZero } from '@rialto/catalog'
import { assetName } from '../../kit/assetName.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { KucoinContext } from './context.ts'
import { readAccounts } from './readAccounts.ts'
import type { KucoinKey } from './signHeaders.ts'

export const readHoldings = async (context: KucoinContext, key: KucoinKey): Promise<Holding[]> => {
  const rows = await readAccounts(context, key)
  return rows
    .filter(({ symbol, total }) => !isFiatCurrency(symbol) && !isZero(total))
    .map(({ symbol, total, free }) => ({
      symbol,
      name: assetName(symbol),
      amount: total,
      available: compare(free, total) > 0 ? total : free,
    }))
}
