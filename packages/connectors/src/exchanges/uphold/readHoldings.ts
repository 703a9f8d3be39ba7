import type { Holding } from '@rialto/core'
import { asHoldings } from '../../kit/ownedRows.ts'
import type { UpholdContext } from './context.ts'
import { readOwned } from './readOwned.ts'

export const readHoldings = async (context: UpholdContext, token: string): Promise<Holding[]> =>
  asHoldings(await readOwned(context, token))
