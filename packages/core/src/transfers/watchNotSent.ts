import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { lockTransfer } from './lockTransfer.ts'
import type { Transfer } from './ports.ts'
import { readWithdrawal } from './reconcile/readWithdrawal.ts'
import { takeRecord } from './takeRecord.ts'
import { transitions, watchDelayMs } from './transitions.ts'

/** It was called not sent, and the institution or the chain may still show it. */
export const isWatched = ({ phase, watchUntilMs = 0, foundLateAtMs }: Transfer, nowMs: number): boolean =>
  phase === 'failed' && foundLateAtMs === undefined && nowMs < watchUntilMs

/**
 * Looks for what a person called not sent, and for a wallet's payment that was given up. One that shows after all stays failed, since final
 * statuses do not change, but is in the operator queue, and its order is not paid again. Answers how many milliseconds
 * later to look again.
 */
export const watchNotSent = async (ctx: Context, scope: Scope, transferId: string): Promise<number | undefined> => {
  const transfer = await ctx.store.transfers.find(scope, transferId)
  const attempt = transfer && (await ctx.store.attempts.last(transfer.id))
  if (!attempt || !isWatched(transfer, ctx.clock.nowMs())) return undefined
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (!found || found === 'notReadable' || found.status === 'failed') return watchDelayMs
  const isNoted = await ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, transfer)
    if (!current || !isWatched(current, ctx.clock.nowMs())) return true
    if (!(await takeRecord(repositories, current, found.upstreamId))) return false
    return transitions(ctx, repositories).findLate(current, found)
  })
  return isNoted ? undefined : watchDelayMs
}
