import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import { canonicalHash } from '../transfers/canonicalHash.ts'
import { advanceRefund } from './advanceRefund.ts'
import { changeRefund } from './changeRefund.ts'
import type { Refund } from './ports.ts'

/**
 * Notes the transaction with which the client sends a refund, and has it followed on the chain. Another hash replaces
 * one that has not arrived, for a transaction that was sent again with a higher fee.
 *
 * @throws ApiError `notFound`; `conflict` before the refund may be sent, after it has ended, and for a transaction of
 *   another refund to the same address; `invalidField` for a transaction of the payer, which may return change to the payer.
 */
export const reportRefund = (
  ctx: CommonContext,
  scope: Scope,
  { id, txHash }: { id: string; txHash: string },
): Promise<Refund> =>
  changeRefund(ctx, scope, id, async (repositories, before, request) => {
    if (before.status !== 'pending')
      throw new ApiError('conflict', { message: `This refund is ${before.status}: it cannot be sent now.` })
    const hash = canonicalHash(before.networkId, txHash)
    if (await isOfPayer(repositories, before, hash))
      throw invalidField('txHash', 'is the transaction with which the payer paid')
    const { failureMessage: _, arrived: __, ...plain } = before
    const next = { ...plain, hash }
    const saved = await advanceRefund(ctx, repositories, { before, next, request })
    if (saved) await repositories.jobs.enqueue(followJob(saved, ctx.clock.nowMs()))
    return saved
  })

const isOfPayer = async (
  { paymentRequests, unassignedPayments }: Repositories,
  { scope, requestId = '', unassignedPaymentId }: Refund,
  hash: string,
): Promise<boolean> => {
  const returned =
    unassignedPaymentId === undefined
      ? await paymentRequests.payments(requestId)
      : [await unassignedPayments.find(scope, unassignedPaymentId)]
  return returned.some(payment => payment?.hash.toLowerCase() === hash.toLowerCase())
}

const followJob = ({ id, scope }: Refund, runAtMs: number) => ({
  kind: 'refund.follow' as const,
  key: id,
  payload: { refundId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs,
})
