import type { TaggedAddress } from '@rialto/catalog'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { advanceRefund, unsentStatus } from './advanceRefund.ts'
import { checkRefundAddress } from './createRefund.ts'
import type { PaymentRequest } from './ports.ts'

/**
 * Sets the payer's address for refunds, and completes refunds that wait for one. An address that the client may have
 * paid already is not changed: only refunds without an address take it.
 *
 * @throws ApiError `notFound`, and the errors of `checkRefundAddress`; `invalidField` for the address of the request
 *   itself.
 */
export const setRefundAddress = async (
  ctx: Context,
  scope: Scope,
  { id, to }: { id: string; to: TaggedAddress },
): Promise<PaymentRequest> => {
  const found = await ctx.store.paymentRequests.find(scope, id)
  if (!found) throw new ApiError('notFound')
  const { networkId, symbol } = found
  const refundTo = await checkRefundAddress(ctx, scope, { networkId, symbol, to })
  if (await ctx.store.paymentRequests.isIssued(ctx.environment, networkId, refundTo))
    throw new ApiError('invalidAddress', { message: 'address: this is an address of the payee, not one of yours.' })
  return ctx.store.transaction(async repositories => {
    const request = await repositories.paymentRequests.findForUpdate(scope, id)
    if (!request) throw new ApiError('notFound')
    const next = { ...request, refundTo }
    await repositories.paymentRequests.update(next)
    for (const before of await repositories.refunds.listOf(id)) {
      if (before.status !== 'needsAddress' || before.networkId !== networkId) continue
      const status = unsentStatus({ ...before, to: refundTo }, request.rules)
      await advanceRefund(ctx, repositories, { before, next: { ...before, to: refundTo, status }, request })
    }
    return next
  })
}
