import type { Holding } from '@rialto/core'
import { asHoldings } from '../../kit/ownedRows.ts'
import type { OkxContext } from './context.ts'
import { readAccounts } from './readAccounts.ts'
import type { OkxKey } from './signHeaders.ts'

/** What is owned in both accounts, and what of it lies where it can be withdrawn from. A debt is no holding. */
export const readHoldings = async (context: OkxContext, key: OkxKey): Promise<Holding[]> =>
  asHoldings(await readAccounts(context, key))
