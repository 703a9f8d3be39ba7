import { defined } from '@rialto/defined'

import type { Context } from '../../context.ts'
import { ApiError, invalidField } from '../../kernel/apiError.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Repositories } from '../../store.ts'
import { isListed } from '../../screening/isListed.ts'
import { priceOf } from '../applyPayments.ts'
import { isOpenRequest } from '../assessPayments.ts'
import { mergePayments } from '../mergePayments.ts'
import { isFollowed } from '../followRefund.ts'
import type { IncomingPayment, PaymentRequest, Refund } from '../ports.ts'
import { settleRequest } from '../settleRequest.ts'
import type { UnassignedPayment } from './ports.ts'

type AssignContext = Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains' | 'prices'>

/**
 * Counts an unassigned payment for an order, once, by the rules of the payments to the order's own address: after the
 * order's end it is late.
 *
 * @throws ApiError `notFound` for a payment that an order has, and for an unknown order; `invalidField` for an order of
 *   another asset; `conflict` for an order that takes no payment any more, and for a payment that may have been returned.
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
    const payment = await lockOpen(ctx, repositories, scope, id)
    rejectOther(request, payment)
    await repositories.unassignedPayments.assign(scope, { id, requestId, atMs: ctx.clock.nowMs() })
    const known = await repositories.paymentRequests.payments(requestId)
    const found = [await incomingOf(ctx, request, payment)]
    const payments = mergePayments(request, known, { payments: found, sinceMs: payment.seenAtMs })
    for (const one of payments.slice(known.length)) await repositories.paymentRequests.savePayment(one)
    // The chain was not read: the order does not end by this.
    return settleRequest(ctx, repositories, { request, payments, untilMs: 0, priceUsd })
  })
}

const lockOpen = async (
  { clock }: Pick<Context, 'clock'>,
  { unassignedPayments, refunds }: Repositories,
  scope: Scope,
  id: string,
): Promise<UnassignedPayment> => {
  const payment = await unassignedPayments.findForUpdate(scope, id)
  if (!payment || (await unassignedPayments.isTaken(scope, id))) throw new ApiError('notFound')
  if ((await refunds.listReturnsOf(id)).some(one => mayBeSent(one, clock.nowMs())))
    throw new ApiError('conflict', { message: 'This payment is in a refund. Cancel the refund first.' })
  return payment
}

/** It is sent, or can be, or its transaction may still be mined. */
const mayBeSent = (refund: Refund, nowMs: number): boolean =>
  refund.finishedAtMs === undefined ||
  refund.status === 'succeeded' ||
  refund.arrived !== undefined ||
  (refund.hash !== undefined && isFollowed(refund, nowMs))

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
