import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { lockTransfer } from './lockTransfer.ts'
import type { Transfer, WithdrawalAttempt } from './ports.ts'
import { findSent } from './reconcile/findSent.ts'
import { findTwins } from './reconcile/findTwins.ts'
import { takePayment, takeRecord } from './takeRecord.ts'
import { transitions, watchDelayMs } from './transitions.ts'

/** It failed, and the institution or the chain may still show it; or it arrived, and may show a second time. */
export const isWatched = ({ phase, watchUntilMs = 0, foundLateAtMs }: Transfer, nowMs: number): boolean =>
  (phase === 'settled' || (phase === 'failed' && foundLateAtMs === undefined)) && nowMs < watchUntilMs

/**
 * Watches a failed transfer that may have been sent nevertheless: one declared not sent, one that the history did not
 * show in time, one that the institution refused or reported as failed, and a wallet's payment that was given up. A
 * transfer that appears after all stays failed, since final statuses do not change, but is reported and in the review
 * queue, and its order is not paid again. A transfer that arrived by a second call is watched for
 * another withdrawal, from the first call, which was refused. Resolves with the milliseconds until the next poll.
 */
export const watchNotSent = async (ctx: Context, scope: Scope, transferId: string): Promise<number | undefined> => {
  const transfer = await ctx.store.transfers.find(scope, transferId)
  const attempt = transfer && (await ctx.store.attempts.last(transfer.id))
  if (!attempt || !isWatched(transfer, ctx.clock.nowMs())) return undefined
  const isSettled = transfer.phase === 'settled'
  if (isSettled) await lookForTwins(ctx, transfer, attempt)
  else if ((await lookForLate(ctx, transfer, attempt)) === 'late') return undefined
  return watchDelayMs(ctx.clock.nowMs() - (transfer.finishedAtMs ?? 0), isSettled || attempt.state === 'rejected')
}

/** One read for a transfer that arrived, and the record of a second withdrawal for it. */
const lookForTwins = async (ctx: Context, transfer: Transfer, attempt: WithdrawalAttempt): Promise<void> => {
  const twins = await findTwins(ctx, transfer, attempt)
  if (twins === undefined || twins === 'notReadable') return
  // Once it is claimed, it is not read again, so that nothing would show that it failed.
  if (!twins.isReferenced && twins.found.status === 'pending') return
  await ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, transfer)
    // Another process has recorded it.
    if (current?.twinRecords?.join() !== transfer.twinRecords?.join() || !current) return
    // Without a reference, it may belong to a twin of this transfer: that one has its own watch.
    const { upstreamId } = twins.found
    if (!twins.isReferenced && !(await takeRecord(repositories, current, upstreamId))) return
    await transitions(ctx, repositories).findTwins(current, twins)
  })
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
