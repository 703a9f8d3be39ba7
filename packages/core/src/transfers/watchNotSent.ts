import type { FoundWithdrawal } from '../connections/connector.ts'
import type { CommonContext, Context, ReconcileContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import { isAccounted } from './isAccounted.ts'
import { knownOf } from './knownOf.ts'
import { lockTransfer } from './lockTransfer.ts'
import type { Transfer, WithdrawalAttempt } from './ports.ts'
import { findSent } from './reconcile/findSent.ts'
import { findTwins } from './reconcile/findTwins.ts'
import { readLate } from './reconcile/readLate.ts'
import { takePayment, takeRecord } from './takeRecord.ts'
import { transitions } from './transitions.ts'
import type { LateEvidence } from './transitions/lateTransitions.ts'
import { watchDelayMs } from './watchTimes.ts'

/** It failed, and the institution or the chain may still show it; or it arrived, and may show a second time. */
const mayShow = ({ phase, watchUntilMs }: Transfer): boolean =>
  watchUntilMs !== undefined && (phase === 'settled' || phase === 'failed')

/** Nothing of it has been seen yet. */
const isUnseen = (transfer: Transfer): boolean => mayShow(transfer) && transfer.foundLateAtMs === undefined

export const isWatched = (transfer: Transfer, nowMs: number): boolean =>
  isUnseen(transfer) && nowMs < (transfer.watchUntilMs ?? 0)

/**
 * Watches a failed transfer that may have been sent nevertheless: one declared not sent, one that the history did not
 * show in time, one that the institution refused or reported as failed, and a wallet's payment that was given up. A
 * transfer that appears after all stays failed, since final statuses do not change, but is reported and in the review
 * queue, and its order is not paid again. One that arrived, or that a person ended with what arrived of it, is watched
 * for another withdrawal. The last read is at the end of the watch, however late its job is. Resolves with the
 * milliseconds until the next poll.
 */
export const watchNotSent = async (
  ctx: ReconcileContext,
  scope: Scope,
  transferId: string,
): Promise<number | undefined> => {
  const transfer = await ctx.store.transfers.find(scope, transferId)
  const attempt = transfer && (await ctx.store.attempts.last(transfer.id))
  if (!attempt || !mayShow(transfer) || !canFollow(transfer, attempt)) return undefined
  const { watchUntilMs = 0, finishedAtMs = 0 } = transfer
  const readAtMs = ctx.clock.nowMs()
  const isLast = readAtMs >= watchUntilMs
  const isOpen = await look(ctx, transfer, attempt, isLast)
  const delayMs = watchDelayMs(readAtMs - finishedAtMs, isOwnKnown(transfer) || attempt.state === 'rejected')
  if (isLast) return isOpen ? delayMs : undefined
  return Math.min(delayMs, watchUntilMs - readAtMs)
}

/** A late withdrawal is followed by its id at the institution. Evidence of the chain alone is final. */
const canFollow = ({ foundLateAtMs, institutionTransactionId }: Transfer, { kind }: WithdrawalAttempt): boolean =>
  foundLateAtMs === undefined || (kind === 'exchangeWithdrawal' && institutionTransactionId !== undefined)

/** Whether the outcome of its own withdrawal is known, so that only others are looked for. */
const isOwnKnown = (transfer: Transfer): boolean => transfer.phase === 'settled' || isAccounted(transfer)

/** One read. True if a reported withdrawal is in progress, which extends the watch. */
const look = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  isLast: boolean,
): Promise<boolean> => {
  if (isOwnKnown(transfer)) await lookForTwins(ctx, transfer, attempt, isLast)
  else if (transfer.foundLateAtMs !== undefined) return followLate(ctx, transfer, attempt, isLast)
  else return (await lookForLate(ctx, transfer, attempt)) === 'late'
  return false
}

/**
 * A late withdrawal may fail after all, and another withdrawal may show. A person's decision about it
 * stands, but not for a withdrawal that shows afterwards.
 */
const followLate = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  isLast: boolean,
): Promise<boolean> => {
  if (attempt.kind !== 'exchangeWithdrawal') return false
  const seen = await readLate(ctx, transfer, attempt)
  if (seen === 'notReadable') return true
  const known = knownOf(transfer)
  await ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, transfer)
    // Another process has recorded it.
    if (!current || current.foundLateAtMs !== transfer.foundLateAtMs || knownOf(current).join() !== known.join()) return
    const isHandled = current.lateHandledAtMs !== undefined
    const claimed: string[] = []
    for (const id of seen.ids)
      if (!known.includes(id) && (await takeTwin(ctx, repositories, current, recordOf(id, seen.added), isLast)))
        claimed.push(id)
    const ids = [...(isHandled ? known : seen.ids.filter(id => known.includes(id))), ...claimed]
    if (ids.join() !== known.join()) await transitions(ctx, repositories).followLate(current, ids, claimed.length > 0)
  })
  return seen.isPending && transfer.lateHandledAtMs === undefined
}

/**
 * One read for a transfer whose own withdrawal is known, and the record of a second one. `late` if there is one, also if
 * another process has recorded it.
 */
const lookForTwins = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  isLast: boolean,
): Promise<'late' | 'nothing' | 'notReadable'> => {
  const twins = await findTwins(ctx, transfer, attempt)
  if (twins === undefined) return transfer.twinRecords === undefined ? 'nothing' : 'late'
  // Once it is claimed, it is not read again, so that nothing would show that it failed.
  if (twins === 'notReadable' || (!twins.isReferenced && twins.found.status === 'pending' && !isLast))
    return 'notReadable'
  return ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, transfer)
    // Another process has recorded it.
    if (current?.twinRecords?.join() !== transfer.twinRecords?.join() || !current) return 'late'
    if (!twins.isReferenced && !(await takeTwin(ctx, repositories, current, twins.found, isLast))) return 'notReadable'
    await transitions(ctx, repositories).findTwins(current, twins)
    return twins.records.length === 0 ? 'nothing' : 'late'
  })
}

/** The record with this id, of those that were found together because they have one reference. */
const recordOf = (id: string, added: FoundWithdrawal | undefined) =>
  added?.upstreamId === id ? added : { upstreamId: id, hasReference: true as const }

/**
 * Without a reference, the record may belong to a twin of this transfer, which has its own watch. An unclaimed record at
 * the last read belongs to this transfer: of those left, its call is the nearest before the record.
 */
const takeTwin = (
  ctx: Pick<Context, 'clock'>,
  repositories: Repositories,
  transfer: Transfer,
  record: Parameters<typeof takeRecord>[2],
  isLast: boolean,
): Promise<boolean> =>
  isLast
    ? repositories.claims.takeRecord(transfer, record.upstreamId)
    : takeRecord(repositories, transfer, record, ctx.clock.nowMs())

/**
 * One read for a failed transfer, and the record of its result. `late` also if another process has recorded it;
 * `notReadable` also if every found record may belong to another transfer.
 */
export const lookForLate = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<'late' | 'nothing' | 'notReadable'> => {
  if (isAccounted(transfer)) return lookForTwins(ctx, transfer, attempt, false)
  const passed: string[] = []
  for (;;) {
    const evidence = await findSent(ctx, transfer, attempt, passed)
    if (evidence === 'notReadable') return evidence
    if (evidence === undefined) return passed.length === 0 ? 'nothing' : 'notReadable'
    if (await noteLate(ctx, transfer, evidence)) return 'late'
    if (evidence.upstreamId === undefined || attempt.kind === 'walletPayment') return 'notReadable'
    passed.push(evidence.upstreamId)
  }
}

/** False if the record may belong to another transfer. True also if another process has recorded it. */
const noteLate = (ctx: CommonContext, transfer: Transfer, evidence: LateEvidence): Promise<boolean> =>
  ctx.store.transaction(async repositories => {
    const current = await lockTransfer(repositories, transfer)
    if (!current || !isUnseen(current)) return true
    const { upstreamId } = evidence
    const nowMs = ctx.clock.nowMs()
    if (upstreamId !== undefined && !(await takeRecord(repositories, current, { ...evidence, upstreamId }, nowMs)))
      return false
    if (!(await takePayment(repositories, current, evidence))) return false
    return transitions(ctx, repositories).findLate(current, evidence)
  })
