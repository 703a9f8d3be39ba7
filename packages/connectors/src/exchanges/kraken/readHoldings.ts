import type { Holding } from '@rialto/core'
import { asHoldings } from '../../kit/ownedRows.ts'
import type { KrakenContext } from './context.ts'
import { readBalanceRows } from './readBalanceRows.ts'
import type { KrakenKey } from './signRequest.ts'

/** An asset owed on margin is below zero at Kraken, and no holding. */
export const readHoldings = async (context: KrakenContext, key: KrakenKey): Promise<Holding[]> =>
  asHoldings(await readBalanceRows(context, key))
