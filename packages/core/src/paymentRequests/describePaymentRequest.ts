import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { type Assessment, assessPayments } from './assessPayments.ts'
import type { PaymentRequest, Refund } from './ports.ts'
import type { BridgePayment } from './bridges/ports.ts'
import { isPaid } from '../transfers/findPaying.ts'
import { type RequestSums, sumsOfRequest } from './sumsOfRequest.ts'

/** A request with its payments, their sums, and its refunds. */
export interface DescribedPaymentRequest extends Pick<Assessment, 'seen' | 'due' | 'shares'> {
  request: PaymentRequest
  sums: readonly RequestSums[]
  refunds: readonly Refund[]
  bridgePayments: readonly BridgePayment[]
}

/** @throws ApiError `notFound`. */
export const describePaymentRequest = async (
  { store }: Pick<Context, 'store'>,
  scope: Scope,
  id: string,
): Promise<DescribedPaymentRequest> => {
  const stored = await store.paymentRequests.find(scope, id)
  if (!stored) throw new ApiError('notFound')
  // The address is no longer shown. Later payments to it are read, and returned.
  const isUnused = stored.status === 'waiting' && stored.transferId === undefined
  const request: PaymentRequest =
    isUnused && (await isPaid(store, stored)) ? { ...stored, status: 'paidOtherwise' } : stored
  const [payments, refunds, bridgePayments] = await Promise.all([
    store.paymentRequests.payments(id),
    store.refunds.listOf(id),
    store.bridgePayments.listOf([id]),
  ])
  // As of the last change: the status changes only when the chain is read.
  const { seen, due, shares } = assessPayments(request, payments, request.createdAtMs)
  return { request, seen, due, shares, refunds, bridgePayments, sums: sumsOfRequest(shares, refunds) }
}
