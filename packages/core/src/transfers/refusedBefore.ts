import type { Context } from '../context.ts'
import type { Repositories } from '../store.ts'
import { isDeclined, isDoubtful, isRefused } from './isRefused.ts'
import type { OrderOfTransfer, Transfer, WithdrawalAttempt } from './ports.ts'
import { lastCalled } from './lastCalled.ts'
import { adoptRecord } from './reconcile/adoptRecord.ts'
import { refusalWatchMs } from './transitions.ts'
import { isWatched, lookForLate } from './watchNotSent.ts'

/** A transfer of the order that counts as not sent, and its last attempt. */
export interface Refused {
  transfer: Transfer
  attempt: WithdrawalAttempt
}

/** When the history behind an attempt was asked for, by the attempt's id. */
export type Reads = ReadonlyMap<string, number>

/** A history read longer ago than this is read again, because a process that was suspended since has outdated data. */
const readForMs = 30_000

/** Of one order, more are read by their own jobs alone. */
const maxSiblings = 10

/**
 * Refused or given-up attempts of the order that may exist nevertheless, except those just looked for: to be read
 * before money is sent for the order. Also returns whether one of them was sent after all, so that the order is paid.
 */
export const listRefused = async (
  ctx: Context,
  { transfers, attempts }: Pick<Repositories, 'transfers' | 'attempts'>,
  order: OrderOfTransfer & { id: string },
  reads: Reads,
): Promise<{ unread: Refused[]; isPaidLate: boolean }> => {
  const nowMs = ctx.clock.nowMs()
  const siblings = await transfers.listSiblings(order, { watchedAtMs: nowMs, count: maxSiblings })
  const unread: Refused[] = []
  for (const transfer of siblings) {
    const attempt = await lastCalled({ attempts }, transfer.id)
    const readAtMs = (attempt && reads.get(attempt.id)) ?? -Infinity
    if (attempt && nowMs - readAtMs >= readForMs && mayExist(transfer, attempt, { id: order.id, nowMs }))
      unread.push({ transfer, attempt })
  }
  return { unread, isPaidLate: siblings.some(each => each.foundLateAtMs !== undefined && !isOfSameWhole(each, order)) }
}

/** A part that was sent late pays its share of their combined transfer. */
const isOfSameWhole = (one: { partOf?: string }, other: { partOf?: string }): boolean =>
  one.partOf !== undefined && one.partOf === other.partOf

/** A page that asks its wallet again reads the chain itself. */
const mayExist = (transfer: Transfer, attempt: WithdrawalAttempt, of: { id: string; nowMs: number }): boolean =>
  isWatched(transfer, of.nowMs) ||
  (of.nowMs - attempt.createdAtMs < refusalWatchMs &&
    (isRefused(transfer, attempt) || (transfer.id !== of.id && isDeclined(transfer, attempt))))

/**
 * Reads the history, or for a wallet the chain, behind a refusal, and records the result: as the transfer's own
 * withdrawal, or as sent after it had failed. False if another payment has to wait because the history cannot be read.
 */
export const readRefused = async (ctx: Context, { transfer, attempt }: Refused): Promise<boolean> => {
  const read =
    transfer.phase === 'failed' ? await lookForLate(ctx, transfer, attempt) : await adoptRecord(ctx, transfer, attempt)
  return read !== 'notReadable' || !isDoubtful(transfer, attempt)
}
