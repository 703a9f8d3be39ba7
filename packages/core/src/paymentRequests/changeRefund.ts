import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import type { PaymentRequest, Refund } from './ports.ts'

/**
 * Changes a refund under the lock of its request or unassigned payment, and its own. `change` gets the request, if there
 * is one.
 *
 * @throws ApiError `notFound`; `conflict` if `change` writes nothing.
 */
export const changeRefund = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  id: string,
  change: (
    repositories: Repositories,
    refund: Refund,
    request: PaymentRequest | undefined,
  ) => Promise<Refund | undefined>,
): Promise<Refund> => {
  const found = await ctx.store.refunds.find(scope, id)
  if (!found) throw new ApiError('notFound')
  return ctx.store.transaction(async repositories => {
    const request = await lockReturned(repositories, scope, found)
    const refund = await repositories.refunds.findForUpdate(scope, id)
    if (!refund) throw new ApiError('notFound')
    const changed = await change(repositories, refund, request)
    if (!changed) throw new ApiError('conflict', { message: 'txHash: this transaction pays another refund.' })
    return changed
  })
}

const lockReturned = async (
  { paymentRequests, unassignedPayments }: Repositories,
  scope: Scope,
  { requestId = '', unassignedPaymentId }: Refund,
): Promise<PaymentRequest | undefined> => {
  const request = unassignedPaymentId === undefined ? await paymentRequests.findForUpdate(scope, requestId) : undefined
  const payment =
    unassignedPaymentId === undefined ? undefined : await unassignedPayments.findForUpdate(scope, unassignedPaymentId)
  if (!request && !payment) throw new ApiError('notFound')
  return request
}
