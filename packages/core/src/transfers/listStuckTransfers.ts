import { compare } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { findClient } from '../access/findClient.ts'
import type { Environment } from '../kernel/scope.ts'
import { arrivedOrMoving } from './combined/combinedPhase.ts'
import { isLost } from './isLost.ts'
import type { Transfer, TransferFinding, TransferPhase } from './ports.ts'
import type { CommonContext } from '../context.ts'
import { readingJobs } from './reconcileLater.ts'

/** An institution and a chain have had time enough. */
export const stuckAfterMs = 24 * 60 * 60_000

/** By then an institution has had enough time to correct its report. */
export const findingReviewAfterMs = 60 * 60_000

/** By then the user has had time to pay the rest of a combined transfer on the open page. */
const incompleteAfterMs = 15 * 60_000

/** Money may be on its way. */
export const openPhases: ReadonlySet<TransferPhase> = new Set([
  'converting',
  'sending',
  'unknown',
  'accepted',
  'onChain',
])

/** Recommended action of the operator. */
export type StuckReason =
  /** The call's outcome was never found in the institution's history. */
  | 'outcomeUnknown'
  /** The institution has the withdrawal and has not sent it. */
  | 'notSent'
  /** The chain has not confirmed the transaction that the institution named. */
  | 'notConfirmed'
  /** Some parts of a combined transfer have arrived, and the rest is unpaid. */
  | 'incomplete'
  /** The chain shows that less arrived than was ordered. */
  | 'arrivedInPart'
  /** The transaction that the institution named pays the address nothing. */
  | 'paidElsewhere'
  /** It reverted, and the institution names no other. */
  | 'reverted'
  /** No node has it. */
  | 'notOnChain'
  /** The institution calls it completed, and names no transaction. */
  | 'completedWithoutHash'
  /** It was sent after it had failed. */
  | 'sentAfterAll'
  /** The same of a part, of whose combined transfer more than its amount is paid with it. */
  | 'overpaid'
  /** It arrived, and the institution took more for it than the user approved. */
  | 'overcharged'
  /** The institution shows several withdrawals with the transfer's reference. */
  | 'paidTwice'
  /** It arrived, and the chain has replaced the block of its transaction. */
  | 'reorganized'

export interface StuckTransfer {
  transfer: Transfer
  reason: StuckReason
  openForMs: number
  /** Of the next automatic read of the institution or the chain. Absent: none is planned. */
  nextReadAtMs?: number
}

const reasonOf: Record<TransferFinding['kind'], StuckReason> = {
  short: 'arrivedInPart',
  elsewhere: 'paidElsewhere',
  reverted: 'reverted',
  missing: 'notOnChain',
  unnamed: 'completedWithoutHash',
  reorganized: 'reorganized',
}

export const stuckReason = (transfer: Transfer): StuckReason => {
  const { phase, isCombined, foundLateAtMs, finding, twinRecords } = transfer
  if (isLost(transfer)) return 'reorganized'
  if (phase === 'settled') return twinRecords ? 'paidTwice' : 'overcharged'
  if (foundLateAtMs !== undefined) return 'sentAfterAll'
  if (finding) return reasonOf[finding.kind]
  if (isCombined) return 'incomplete'
  if (phase === 'onChain') return 'notConfirmed'
  return phase === 'accepted' ? 'notSent' : 'outcomeUnknown'
}

/** Everything that a person may be asked about: unknown, seen otherwise than ordered, incomplete, overdue, or sent after it had failed. */
export const isInReview = (transfer: Transfer, nowMs: number): boolean => {
  const { createdAtMs, finding, foundLateAtMs, phase, isCombined } = transfer
  if (foundLateAtMs !== undefined) return true
  if (finding !== undefined || phase === 'unknown') return true
  return nowMs - createdAtMs > (isCombined ? incompleteAfterMs : stuckAfterMs)
}

/**
 * From then on a person decides about it. Before, the institution and the chain are read, which normally settle it. Of a
 * combined transfer in the queue no part is in progress.
 */
export const decisionsFromMs = ({ createdAtMs, finding, foundLateAtMs, isCombined }: Transfer): number => {
  if (foundLateAtMs !== undefined) return foundLateAtMs
  if (isCombined) return createdAtMs + incompleteAfterMs
  const overdueAtMs = createdAtMs + stuckAfterMs
  return finding === undefined ? overdueAtMs : Math.min(overdueAtMs, finding.sinceMs + findingReviewAfterMs)
}

/** As `isInReview`. */
export const reviewedBefore = (nowMs: number): { createdBeforeMs: number; combinedBeforeMs: number } => ({
  createdBeforeMs: nowMs - stuckAfterMs,
  combinedBeforeMs: nowMs - incompleteAfterMs,
})

/**
 * Withdrawals in the review queue that may have moved money, oldest first. They never fail automatically, since a
 * transfer reported as failed may be paid a second time. `total` counts those beyond `count` too.
 *
 * @throws ApiError `notFound` without the client.
 */
export const listStuckTransfers = async (
  ctx: CommonContext,
  { clientId, count = 100 }: { clientId?: string | undefined; count?: number },
): Promise<{ items: StuckTransfer[]; total: number }> => {
  const client = clientId === undefined ? undefined : await findClient(ctx, clientId)
  return listInReview(ctx, { environment: ctx.environment, ...defined({ clientId: client?.id }) }, count)
}

/** As `listStuckTransfers`, of a known client or of all. */
export const listInReview = async (
  ctx: Pick<CommonContext, 'clock' | 'store'>,
  of: { environment: Environment; clientId?: string },
  count: number,
): Promise<{ items: StuckTransfer[]; total: number }> => {
  const { items, total } = await ctx.store.transfers.listStuck(of, { ...reviewedBefore(ctx.clock.nowMs()), count })
  const reads = await ctx.store.jobs.listNext(
    readingJobs,
    items.map(({ id }) => id),
  )
  return {
    items: await Promise.all(items.map(transfer => stuckTransfer(ctx, transfer, reads.get(transfer.id)))),
    total,
  }
}

/** A transfer of the queue with why it is there. */
const stuckTransfer = async (
  ctx: Pick<CommonContext, 'clock' | 'store'>,
  transfer: Transfer,
  nextReadAtMs: number | undefined,
): Promise<StuckTransfer> => ({
  transfer,
  reason: (await isOverpaid(ctx, transfer)) ? 'overpaid' : stuckReason(transfer),
  openForMs: ctx.clock.nowMs() - transfer.createdAtMs,
  ...defined({ nextReadAtMs }),
})

/** Whether what shows of a part after all is more than its combined transfer lacks. */
const isOverpaid = async (
  { store }: Pick<CommonContext, 'store'>,
  { scope, partOf, foundLateAtMs }: Transfer,
): Promise<boolean> => {
  if (partOf === undefined || foundLateAtMs === undefined) return false
  const [combined, parts] = await Promise.all([
    store.transfers.find(scope, partOf),
    store.transfers.listParts(scope, partOf),
  ])
  return combined !== undefined && compare(arrivedOrMoving(parts), combined.amount) > 0
}
