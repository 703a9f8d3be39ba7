import type { FiatBalance } from '@rialto/core'
import { asFiatBalances } from '../../kit/ownedRows.ts'
import type { BitstampContext } from './context.ts'
import { readRows } from './readRows.ts'
import type { BitstampKey } from './signRequest.ts'

/** Bitstamp lists money beside coins. */
export const readBalances = async (context: BitstampContext, key: BitstampKey): Promise<FiatBalance[]> =>
  asFiatBalances(await readRows(context, key))
