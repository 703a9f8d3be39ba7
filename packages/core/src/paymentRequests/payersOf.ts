import type { PayerSide } from '@rialto/contract'

import type { Repositories } from '../store.ts'
import type { AnyTransfer, Transfer } from '../transfers/ports.ts'
import { assessPayments } from './assessPayments.ts'
import type { BridgePayment } from './bridges/ports.ts'
import { payerSideOf } from './payerSideOf.ts'
import type { IncomingPayment, PaymentRequest, Refund } from './ports.ts'
import { sumsOfRequest } from './sumsOfRequest.ts'

/**
 * The payer's sides of these transfers of one client, by transfer id. Only orders by address that have ended have one, and only
 * if it differs from the money line of the transfer.
 */
export const payersOf = async (
  { paymentRequests, refunds, bridgePayments }: Pick<Repositories, 'paymentRequests' | 'refunds' | 'bridgePayments'>,
  transfers: readonly AnyTransfer[],
): Promise<ReadonlyMap<string, PayerSide>> => {
  const orders = transfers.filter(isEndedOrder)
  const [first] = orders
  if (first === undefined) return new Map()
  const ids = orders.map(({ paymentRequestId }) => paymentRequestId)
  const [requests, payments, returned, bridges] = await Promise.all([
    paymentRequests.findAll(first.scope, ids),
    paymentRequests.listPayments(ids),
    refunds.listOfAll(ids),
    bridgePayments.listOf(ids),
  ])
  const sides = orders.flatMap(transfer => {
    const request = requests.find(({ id }) => id === transfer.paymentRequestId)
    const side = request && sideOf(transfer, request, { payments, returned, bridges })
    return side === undefined ? [] : [[transfer.id, side] as const]
  })
  return new Map(sides)
}

const sideOf = (
  transfer: Transfer,
  request: PaymentRequest,
  of: { payments: readonly IncomingPayment[]; returned: readonly Refund[]; bridges: readonly BridgePayment[] },
): PayerSide | undefined => {
  const isOf = ({ requestId }: { requestId?: string }) => requestId === request.id
  const { shares } = assessPayments(request, of.payments.filter(isOf), request.createdAtMs)
  const sums = sumsOfRequest(shares, of.returned.filter(isOf))
  return payerSideOf(transfer, { shares, sums, bridgePayments: of.bridges.filter(isOf) })
}

const isEndedOrder = (transfer: AnyTransfer): transfer is Transfer & { paymentRequestId: string } =>
  'paymentRequestId' in transfer &&
  transfer.paymentRequestId !== undefined &&
  (transfer.phase === 'settled' || transfer.phase === 'failed')
