import { compare, findNetwork } from '@rialto/catalog'
import type { PayerSide, PaymentRequestEventType } from '@rialto/contract'

import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import { eventAmount } from '../transfers/eventAmount.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import type { PaymentShare } from './assessPayments.ts'
import { bridgePaymentStatus } from './bridges/bridgePaymentStatus.ts'
import type { BridgePayment } from './bridges/ports.ts'
import type { IncomingPayment, PaymentRequest } from './ports.ts'

interface RequestEvent {
  type: PaymentRequestEventType
  request: PaymentRequest
  shares: readonly PaymentShare[]
  /** The payment that the event is about. */
  payment?: IncomingPayment
  /** The bridge's address that the event is about. */
  bridge?: BridgePayment
  /** The payer's side of a paid order, if it is known. */
  payer?: PayerSide
}

/** The event of a change of a payment request, in the caller's transaction. */
export const emitRequest = (
  ctx: CommonContext,
  repositories: Repositories,
  { type, request, shares, payment, bridge, payer }: RequestEvent,
): Promise<void> => {
  const share = shares.find(one => one.payment.id === payment?.id)
  return emitEvent(ctx, repositories, {
    scope: request.scope,
    type,
    subject: { subjectId: request.id },
    sequence: request.sequence,
    details: {
      ...requestView(request),
      ...(payment && share ? { Payment: paymentView(payment, share) } : {}),
      ...(bridge ? { BridgePayment: bridgeView(bridge, ctx.clock.nowMs()) } : {}),
      ...(payer ? { Payer: payer } : {}),
    },
  })
}

const requestView = (request: PaymentRequest) => ({
  PaymentRequestId: request.id,
  UserId: request.userId,
  SubClientId: request.subClientId ?? null,
  TransactionId: request.clientTransactionId ?? null,
  TransferId: request.transferId ?? null,
  PaymentRequestStatus: request.status,
  Chain: findNetwork(request.networkId)?.name ?? '',
  Token: request.symbol,
  Address: request.address,
  AddressTag: request.addressTag ?? null,
  ...eventAmount('Amount', request.amount),
  ...eventAmount('CreditedAmount', request.credited),
})

const paymentView = (payment: IncomingPayment, { counted, rest, issue }: PaymentShare) => ({
  Id: payment.id,
  TxHash: payment.hash,
  Chain: findNetwork(payment.networkId)?.name ?? '',
  Token: payment.symbol,
  AmountDecimal: payment.amount,
  CountedAmountDecimal: counted,
  OpenAmountDecimal: compare(rest, '0') > 0 ? rest : '0',
  IsFinal: payment.state === 'final',
  FromAddress: payment.fromAddress ?? null,
  Issue: issue ?? null,
})

const bridgeView = (bridge: BridgePayment, nowMs: number) => ({
  Id: bridge.id,
  Status: bridgePaymentStatus(bridge, nowMs),
  Chain: findNetwork(bridge.networkId)?.name ?? '',
  Token: bridge.origin.asset,
  AmountDecimal: bridge.amount,
  PayoutAmountDecimal: bridge.payoutAmount,
  Address: bridge.address,
  RefundAddress: bridge.refundAddress,
  PayInTxHashes: bridge.payIns.flatMap(({ originHashes }) => originHashes),
  PayoutTxHashes: bridge.payIns.flatMap(({ payoutHashes }) => payoutHashes),
  RefundTxHashes: bridge.payIns.flatMap(({ refundHashes }) => refundHashes),
})
