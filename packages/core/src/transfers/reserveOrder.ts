import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Repositories } from '../store.ts'
import { OrderAlreadyPaidError } from './ports.ts'
import { listRefused, type OrderToPay, type Reads, type Refused } from './refusedBefore.ts'

/** Calls of this order were refused before. The histories behind them have to be read before another one. */
export interface RefusedBefore {
  kind: 'refusedBefore'
  refused: readonly Refused[]
}

interface Reservation {
  order: OrderToPay
  /** Results of reading the refused attempts of the order. */
  reads: Reads
}

/**
 * Reserves an order for one payment: `reserve` stores the transfer that pays it, in the caller's transaction. Refused
 * attempts of the order are listed before and after that: one that begins and is refused between both is in no index of
 * paying transfers. The caller has looked for the transfer that pays the order now.
 *
 * @throws ApiError `orderAlreadySent` if a refused attempt was sent after all.
 * @throws OrderAlreadyPaidError if another payment began meanwhile: to be tried again.
 */
export const reserveOrder = async <Reserved extends { kind: string }>(
  ctx: Pick<Context, 'clock'>,
  repositories: Repositories,
  { order, reads }: Reservation,
  reserve: () => Promise<Reserved>,
): Promise<Reserved | RefusedBefore> => {
  const { unread, isPaidLate } = await listRefused(ctx, repositories, order, reads)
  if (unread.length > 0) return { kind: 'refusedBefore', refused: unread }
  // A payment was reported as sent after the caller's search, or is a part of a combined transfer that waits for its user.
  if (isPaidLate) throw new ApiError('orderAlreadySent')
  const reserved = await reserve()
  const since = await listRefused(ctx, repositories, order, reads)
  if (since.unread.length > 0 || since.isPaidLate) throw new OrderAlreadyPaidError('refused meanwhile')
  return reserved
}

const maxTries = 10

/**
 * Repeats a transaction that reserves an order if another payment of the order began between its search and its insert.
 * The repetition finds that payment, unless it was refused meanwhile; then yet another one may have begun.
 */
export const retryReservation = async <Result>(reserve: () => Promise<Result>): Promise<Result> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await reserve()
    } catch (error) {
      if (!(error instanceof OrderAlreadyPaidError) || tried === maxTries) throw error
    }
  }
}
