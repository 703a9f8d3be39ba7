import type { Holding } from '@rialto/core'
import { asHoldings } from '../../kit/ownedRows.ts'
import type { BitstampContext } from './context.ts'
import { readRows } from './readRows.ts'
import type { BitstampKey } from './signRequest.ts'

export const readHoldings = async (context: BitstampContext, key: BitstampKey): Promise<Holding[]> =>
  asHoldings(await readRows(context, key))
