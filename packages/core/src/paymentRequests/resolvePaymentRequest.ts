import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { priceOf } from './applyPayments.ts'
import { isOpenRequest } from './assessPayments.ts'
import type { PaymentDecision, PaymentRequest } from './ports.ts'
import { settleRequest } from './settleRequest.ts'

/**
 * Ends an open request by the client's decision: `credit` accepts the partial payment, `cancel` returns it.
 *
 * @throws ApiError `notFound`; `conflict` if the request has ended, or if nothing final has arrived to be credited.
 */
export const resolvePaymentRequest = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains' | 'prices'>,
  scope: Scope,
  { id, action, note }: { id: string; action: PaymentDecision['action']; note?: string | undefined },
): Promise<PaymentRequest> => {
  const priceUsd = await priceOf(ctx, { scope, id })
  return ctx.store.transaction(async repositories => {
    const request = await repositories.paymentRequests.findForUpdate(scope, id)
    if (!request) throw new ApiError('notFound')
    if (!isOpenRequest(request))
      throw new ApiError('conflict', { message: `This request is ${request.status} already.` })
    const payments = await repositories.paymentRequests.payments(id)
    const isSettled = request.status === 'underpaid' || request.status === 'held'
    if (action === 'credit' && (!isSettled || payments.some(({ state }) => state === 'detected')))
      throw new ApiError('conflict', { message: 'Nothing that has arrived and is final can be credited yet.' })
    const nowMs = ctx.clock.nowMs()
    // The decision is about every payment that it finds, also those that a server with a faster clock has seen.
    const atMs = Math.max(nowMs, ...payments.map(({ seenAtMs }) => seenAtMs))
    const decided = { ...request, decision: { action, atMs, ...defined({ note }) } }
    await repositories.paymentRequests.update(decided)
    return settleRequest(ctx, repositories, { request: decided, payments, untilMs: nowMs, priceUsd })
  })
}
