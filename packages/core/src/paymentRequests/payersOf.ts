import type { PayerSide } from '@rialto/contract'

import type { Repositories } from '../store.ts'
import type { AnyTransfer, Transfer } from '../transfers/ports.ts'
import { assessPayments } from './assessPayments.ts'
import { payerSideOf } from './payerSideOf.ts'
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
    if (request === undefined) return []
    const isOf = ({ requestId }: { requestId: string }) => requestId === request.id
    const { shares } = assessPayments(request, payments.filter(isOf), request.createdAtMs)
    const side = payerSideOf(transfer, {
      shares,
      sums: sumsOfRequest(shares, returned.filter(isOf)),
      bridgePayments: bridges.filter(isOf),
    })
    return side === undefined ? [] : [[transfer.id, side] as const]
  })
  return new Map(sides)
}

const isEndedOrder = (transfer: AnyTransfer): transfer is Transfer & { paymentRequestId: string } =>
  'paymentRequestId' in transfer &&
  transfer.paymentRequestId !== undefined &&
  (transfer.phase === 'settled' || transfer.phase === 'failed')
