import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import { isSameDiscrepancy } from '../transfers/readReported.ts'
import { emitRefund } from './refundEvent.ts'
import type { PaymentRequest, PaymentRules, Refund, RefundStatus } from './ports.ts'

/** The state of an unsent refund: the next requirement for sending it, or `pending` with all of them met. */
export const unsentStatus = (
  refund: Pick<Refund, 'to' | 'approvedBy'>,
  { approvesRefunds }: Pick<PaymentRules, 'approvesRefunds'>,
): RefundStatus => {
  if (refund.to === undefined) return 'needsAddress'
  return approvesRefunds && refund.approvedBy === undefined ? 'needsApproval' : 'pending'
}

/**
 * Stores a refund's new state and emits its event, in the caller's transaction: of its status, or that its transaction
 * does not pay it. Undefined if its transaction pays another refund.
 */
export const advanceRefund = async (
  ctx: CommonContext,
  repositories: Repositories,
  { before, next, request }: { before: Refund; next: Refund; request: PaymentRequest | undefined },
): Promise<Refund | undefined> => {
  const isNew = before.status !== next.status
  const isMismatched = !isNew && next.failureMessage !== undefined && !isSameDiscrepancy(before, next)
  const hasEnded = next.status === 'succeeded' || next.status === 'failed' || next.status === 'canceled'
  const saved: Refund = {
    ...next,
    sequence: before.sequence + (isNew || isMismatched ? 1 : 0),
    ...(hasEnded && isNew ? { finishedAtMs: ctx.clock.nowMs() } : {}),
  }
  if (!(await repositories.refunds.update(saved))) return undefined
  if (isNew) await emitRefund(ctx, repositories, saved, request)
  if (isMismatched) await emitRefund(ctx, repositories, saved, request, 'refund.mismatched')
  return saved
}
