import { defined } from '@rialto/defined'

import type { Context } from '../../context.ts'
import { ApiError, invalidField } from '../../kernel/apiError.ts'
import type { Scope } from '../../kernel/scope.ts'
import { isListed } from '../../screening/isListed.ts'
import { priceOf } from '../applyPayments.ts'
import { isOpenRequest } from '../assessPayments.ts'
import { mergePayments } from '../mergePayments.ts'
import type { IncomingPayment, PaymentRequest } from '../ports.ts'
import { settleRequest } from '../settleRequest.ts'
import type { UnassignedPayment } from './ports.ts'

type AssignContext = Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains' | 'prices'>

/**
 * Counts an unassigned payment for an order, once, by the rules of the payments to the order's own address: after the
 * order's end it is late.
 *
 * @throws ApiError `notFound` for a payment that an order has, and for an unknown order; `invalidField` for an order of
 *   another asset; `conflict` for an order that takes no payment any more.
 */
export const assignPayment = async (
  ctx: AssignContext,
  scope: Scope,
  { id, requestId }: { id: string; requestId: string },
): Promise<PaymentRequest> => {
  const priceUsd = await priceOf(ctx, { scope, id: requestId })
  return ctx.store.transaction(async repositories => {
    const request = await repositories.paymentRequests.findForUpdate(scope, requestId)
    if (!request) throw new ApiError('notFound')
    const payment = await repositories.unassignedPayments.take(scope, id, ctx.clock.nowMs())
    if (!payment) throw new ApiError('notFound')
    rejectOther(request, payment)
    const known = await repositories.paymentRequests.payments(requestId)
    const found = [await incomingOf(ctx, request, payment)]
    const payments = mergePayments(request, known, { payments: found, sinceMs: payment.seenAtMs })
    for (const one of payments.slice(known.length)) await repositories.paymentRequests.savePayment(one)
    // The chain was not read: the order does not end by this.
    return settleRequest(ctx, repositories, { request, payments, untilMs: 0, priceUsd })
  })
}

const rejectOther = (request: PaymentRequest, { networkId, symbol }: UnassignedPayment): void => {
  if (request.networkId !== networkId || request.symbol !== symbol)
    throw invalidField('paymentRequestId', 'must be an order in the asset and on the network of the payment')
  if (!isOpenRequest(request) && request.status !== 'expired')
    throw new ApiError('conflict', { message: `This request is ${request.status}, and takes no further payment.` })
}

const incomingOf = async (
  ctx: AssignContext,
  { id: requestId, scope }: PaymentRequest,
  payment: UnassignedPayment,
): Promise<IncomingPayment> => {
  const { networkId, hash, position, block, symbol, amount, fromAddress, seenAtMs } = payment
  return {
    id: ctx.ids.uuid(),
    requestId,
    networkId,
    hash,
    position,
    block,
    symbol,
    amount,
    state: 'final',
    isOnTime: true,
    isSanctioned: fromAddress !== undefined && (await isListed(ctx, scope, fromAddress)),
    seenAtMs,
    finalAtMs: ctx.clock.nowMs(),
    ...defined({ fromAddress }),
  }
}
