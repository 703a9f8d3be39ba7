import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import type { PaymentRequest, Refund } from './ports.ts'

/** Changes a refund under the locks of its request and itself. @throws ApiError `notFound`; `conflict` if `change` writes nothing. */
export const changeRefund = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  id: string,
  change: (repositories: Repositories, refund: Refund, request: PaymentRequest) => Promise<Refund | undefined>,
): Promise<Refund> => {
  const found = await ctx.store.refunds.find(scope, id)
  if (!found) throw new ApiError('notFound')
  return ctx.store.transaction(async repositories => {
    const request = await repositories.paymentRequests.findForUpdate(scope, found.requestId)
    const refund = await repositories.refunds.findForUpdate(scope, id)
    if (!request || !refund) throw new ApiError('notFound')
    const changed = await change(repositories, refund, request)
    if (!changed) throw new ApiError('conflict', { message: 'txHash: this transaction pays another refund.' })
    return changed
  })
}
