import { defined } from '@rialto/defined'

import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { lockTransfer } from './lockTransfer.ts'
import type { Transfer, WithdrawalAttempt } from './ports.ts'
import { arrivedOf, readChain } from './reconcile/readChain.ts'
import { readWithdrawal } from './reconcile/readWithdrawal.ts'
import { takePayment, takeRecord } from './takeRecord.ts'
import { type LateEvidence, transitions, watchDelayMs } from './transitions.ts'

/** It failed, and the institution or the chain may still show it. */
export const isWatched = ({ phase, watchUntilMs = 0, foundLateAtMs }: Transfer, nowMs: number): boolean =>
  phase === 'failed' && foundLateAtMs === undefined && nowMs < watchUntilMs

/**
 * Looks for what has failed and may have been sent all the same: what a person called not sent, what the history did not show in time,
 * what the institution called failed, and a wallet's payment that was given up. One that shows after all stays failed, since final
 * statuses do not change, but is reported and in the review queue, and its order is not paid again. Answers how many milliseconds
 * later to look again.
 */
export const watchNotSent = async (ctx: Context, scope: Scope, transferId: string): Promise<number | undefined> => {
  const transfer = await ctx.store.transfers.find(scope, transferId)
  const attempt = transfer && (await ctx.store.attempts.last(transfer.id))
  if (!attempt || !isWatched(transfer, ctx.clock.nowMs())) return undefined
  const evidence = await readLate(ctx, transfer, attempt)
  const laterMs = watchDelayMs(ctx.clock.nowMs() - (transfer.finishedAtMs ?? 0))
  if (!evidence) return laterMs
  const isNoted = await ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, transfer)
    if (!current || !isWatched(current, ctx.clock.nowMs())) return true
    const { upstreamId } = evidence
    if (upstreamId !== undefined && !(await takeRecord(repositories, current, upstreamId))) return false
    if (!(await takePayment(repositories, current, evidence))) return false
    return transitions(ctx, repositories).findLate(current, evidence)
  })
  return isNoted ? undefined : laterMs
}

/** The institution has it under way or completed, or its transaction pays the address whatever the institution says. */
const readLate = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<LateEvidence | undefined> => {
  const read = await readWithdrawal(ctx, transfer, attempt)
  const found = read === 'notReadable' ? undefined : read
  // What a person ended against the institution's word is believed by the chain alone.
  if (found && found.status !== 'failed' && transfer.finding === undefined) return found
  const hash = found?.hash ?? transfer.hash
  if (hash === undefined || !ctx.chains.watches(transfer.networkId)) return undefined
  const seen = await readChain(ctx, { ...transfer, hash })
  const arrived = seen?.kind === 'mismatched' ? arrivedOf(transfer, seen) : undefined
  if (seen?.kind !== 'confirmed' && arrived === undefined) return undefined
  return { upstreamStatus: 'paid on the chain', hash, ...defined({ upstreamId: found?.upstreamId, arrived }) }
}
