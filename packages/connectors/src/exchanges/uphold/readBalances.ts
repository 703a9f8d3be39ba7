import type { FiatBalance } from '@rialto/core'
import { asFiatBalances } from '../../kit/ownedRows.ts'
import type { UpholdContext } from './context.ts'
import { readOwned } from './readOwned.ts'

/** Uphold lends nothing: what can be spent is what is available. */
export const readBalances = async (context: UpholdContext, token: string): Promise<FiatBalance[]> =>
  asFiatBalances(await readOwned(context, token))
