import type { Holding } from '@rialto/core'
import { compare } from '@rialto/catalog'
import { assetName } from '../../kit/assetName.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import type { OkxContext } from './context.ts'
import { readAccounts } from './readAccounts.ts'
import type { OkxKey } from './signHeaders.ts'
import { within } from './within.ts'

/** What is owned in both accounts, and what of it lies where it can be withdrawn from. A debt is no holding. */
export const readHoldings = async (context: OkxContext, key: OkxKey): Promise<Holding[]> => {
  const rows = await readAccounts(context, key)
  return rows
    .filter(row => !isFiatCurrency(row.symbol) && compare(row.total, '0') > 0)
    .map(({ symbol, free, total }) => ({
      symbol,
      name: assetName(symbol),
      amount: total,
      available: within(free, total),
    }))
}
