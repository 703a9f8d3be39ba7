import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { lockTransfer } from './lockTransfer.ts'
import type { Transfer, WithdrawalAttempt } from './ports.ts'
import { findSent } from './reconcile/findSent.ts'
import { takePayment, takeRecord } from './takeRecord.ts'
import { transitions, watchDelayMs } from './transitions.ts'

/** It failed, and the institution or the chain may still show it. */
export const isWatched = ({ phase, watchUntilMs = 0, foundLateAtMs }: Transfer, nowMs: number): boolean =>
  phase === 'failed' && foundLateAtMs === undefined && nowMs < watchUntilMs

/**
 * Watches a failed transfer that may have been sent nevertheless: one declared not sent, one that the history did not
 * show in time, one that the institution refused or reported as failed, and a wallet's payment that was given up. A
 * transfer that appears after all stays failed, since final statuses do not change, but is reported and in the review
 * queue, and its order is not paid again. Resolves with the milliseconds until the next poll.
 */
export const watchNotSent = async (ctx: Context, scope: Scope, transferId: string): Promise<number | undefined> => {
  const transfer = await ctx.store.transfers.find(scope, transferId)
  const attempt = transfer && (await ctx.store.attempts.last(transfer.id))
  if (!attempt || !isWatched(transfer, ctx.clock.nowMs())) return undefined
  if ((await lookForLate(ctx, transfer, attempt)) === 'late') return undefined
  return watchDelayMs(ctx.clock.nowMs() - (transfer.finishedAtMs ?? 0), attempt.state === 'rejected')
}

/**
 * One read for a failed transfer, and the record of its result. `late` also if another process has recorded it;
 * `notReadable` also if the found payment may belong to another transfer.
 */
export const lookForLate = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<'late' | 'nothing' | 'notReadable'> => {
  const evidence = await findSent(ctx, transfer, attempt)
  if (evidence === undefined || evidence === 'notReadable') return evidence ?? 'nothing'
  const isNoted = await ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, transfer)
    if (!current || !isWatched(current, ctx.clock.nowMs())) return true
    const { upstreamId } = evidence
    if (upstreamId !== undefined && !(await takeRecord(repositories, current, upstreamId))) return false
    if (!(await takePayment(repositories, current, evidence))) return false
    return transitions(ctx, repositories).findLate(current, evidence)
  })
  return isNoted ? 'late' : 'notReadable'
}
