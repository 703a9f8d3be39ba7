import type { KrakenContext } from './context.ts'
import { krakenRead } from './krakenRead.ts'
import type { KrakenMovement } from './schemas.ts'
import { isMovements } from './schemas.ts'
import type { KrakenKey } from './signRequest.ts'

export type MovementList = 'WithdrawStatus' | 'DepositStatus'

/** Kraken's most per call. */
export const maxPerCall = 500

export interface MovementRange {
  /** Kraken's code. Absent: every asset. */
  asset?: string
  /** Unix seconds, both included. */
  startS?: number
  endS?: number
  limit: number
}

/** A slice of withdrawals or deposits, newest first. */
export const readMovements = (
  context: KrakenContext,
  key: KrakenKey,
  list: MovementList,
  { asset, startS, endS, limit }: MovementRange,
): Promise<KrakenMovement[]> =>
  krakenRead(context, key, {
    method: list,
    check: isMovements,
    parameters: {
      ...(asset === undefined ? {} : { asset }),
      ...(startS === undefined ? {} : { start: String(startS) }),
      ...(endS === undefined ? {} : { end: String(endS) }),
      limit: String(limit),
    },
  })

export const secondsOf = ({ time }: KrakenMovement): number => Math.floor(Number(time))
