import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { changeAfter, nextReadMs, readReported, type ReportedOutcome } from '../transfers/readReported.ts'
import { advanceRefund } from './advanceRefund.ts'
import { changeRefund } from './changeRefund.ts'
import type { Refund } from './ports.ts'

/** How long a canceled refund is followed whose transaction was reported: it may be mined nevertheless. */
const canceledWatchMs = 14 * 24 * 60 * 60 * 1_000

/**
 * Reads whether the client's transaction pays the refund. Only the chain says that a refund succeeded. A transaction
 * that does not pay it leaves it open, and is reported once. Returns when to read again.
 */
export const followRefund = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains'>,
  scope: Scope,
  id: string,
): Promise<number | undefined> => {
  const refund = await ctx.store.refunds.find(scope, id)
  const { hash, to } = refund ?? {}
  if (!refund || hash === undefined || to === undefined || !isFollowed(refund, ctx.clock.nowMs())) return undefined
  const outcome = await readReported(ctx, { ...refund, hash, to, sinceBlock: await firstBlockOf(ctx, refund) })
  const saved = await changeRefund(ctx, scope, id, async (repositories, before, request) => {
    // Another transaction was reported meanwhile, or it has ended.
    if (before.hash !== hash || before.status !== refund.status) return before
    const next = before.status === 'canceled' ? afterCancel(before, outcome) : afterReading(before, outcome)
    return next === before ? before : advanceRefund(ctx, repositories, { before, next, request })
  })
  return isFollowed(saved, ctx.clock.nowMs()) ? nextReadMs(ctx.clock.nowMs() - saved.createdAtMs) : undefined
}

/** The block of the first payment on the network of the refund: nothing was to be returned before. */
const firstBlockOf = async (
  { store }: Pick<Context, 'store'>,
  { scope, requestId = '', unassignedPaymentId, networkId }: Refund,
): Promise<bigint | undefined> => {
  if (unassignedPaymentId !== undefined) return (await store.unassignedPayments.find(scope, unassignedPaymentId))?.block
  const payments = await store.paymentRequests.payments(requestId)
  const blocks = payments.filter(one => one.networkId === networkId).map(({ block }) => block)
  return blocks.reduce<bigint | undefined>(
    (least, one) => (least === undefined || one < least ? one : least),
    undefined,
  )
}

/** Whether the chain is read for its transaction. */
export const isFollowed = ({ status, finishedAtMs = 0 }: Refund, nowMs: number): boolean =>
  status === 'pending' || (status === 'canceled' && nowMs < finishedAtMs + canceledWatchMs)

const afterReading = (before: Refund, outcome: ReportedOutcome): Refund => {
  const change = changeAfter(before, outcome)
  const { failureMessage: _, arrived: __, ...plain } = before
  return change ? { ...plain, ...change } : before
}

/** It stays canceled, and its money is not open: it has been sent. */
const afterCancel = (before: Refund, outcome: ReportedOutcome): Refund => {
  const arrived = outcome.kind === 'arrived' ? before.amount : undefined
  return arrived === undefined || before.arrived === arrived
    ? before
    : { ...before, arrived, failureMessage: 'It was sent, and arrived after it had been canceled.' }
}
