import { findNetwork } from '@rialto/catalog'
import type { BridgePaymentShape, PaymentRequestShape, RefundShape } from '@rialto/contract'
import {
  type BridgePayment,
  bridgePaymentStatus,
  type Context,
  describePaymentRequest,
  isRelayedFor,
  type PaymentShare,
  type Refund,
  type Scope,
} from '@rialto/core'
import { defined } from '@rialto/defined'

const seconds = (ms: number): number => Math.floor(ms / 1000)

const nameOf = ({ networkId }: { networkId: string }): string => findNetwork(networkId)?.name ?? ''

/** A payment request as the API shows it. */
export const paymentRequestView = async (ctx: Context, scope: Scope, id: string): Promise<PaymentRequestShape> => {
  const { request, due, shares, sums, refunds, bridgePayments } = await describePaymentRequest(ctx, scope, id)
  const { networkId, symbol, amount, address, addressTag: tag } = request
  const isReference = findNetwork(networkId)?.networkType === 'solana'
  return {
    id,
    userId: request.userId,
    status: request.status,
    networkId,
    networkName: nameOf(request),
    symbol,
    amount,
    creditedAmount: request.credited,
    dueAmount: due,
    address,
    createdTimestamp: seconds(request.createdAtMs),
    expiresTimestamp: seconds(request.expiresAtMs),
    payments: shares.map(paymentView),
    sums: sums.map(one => ({ ...one, networkName: nameOf(one) })),
    refunds: refunds.map(refundView),
    bridgePayments: bridgePayments.map(one => bridgeView(ctx, one)),
    ...defined({
      transactionId: request.clientTransactionId,
      transferId: request.transferId,
      addressTag: isReference ? undefined : tag,
      reference: isReference ? tag : undefined,
      refundAddress: request.refundTo?.address,
      refundAddressTag: request.refundTo?.tag,
      x402Url: (await isRelayedFor(ctx, request)) ? `${ctx.settings.linkOrigin}/x402/orders/${id}` : undefined,
      paymentUri: ctx.paymentUris.uriFor({
        networkId,
        symbol,
        to: address,
        amount: due === '0' ? amount : due,
        tag,
      }),
    }),
  }
}

const paymentView = ({ payment, counted, issue }: PaymentShare): PaymentRequestShape['payments'][number] => ({
  id: payment.id,
  txHash: payment.hash,
  networkId: payment.networkId,
  networkName: nameOf(payment),
  symbol: payment.symbol,
  amount: payment.amount,
  countedAmount: counted,
  state: payment.state,
  seenTimestamp: seconds(payment.seenAtMs),
  ...defined({ fromAddress: payment.fromAddress, issue }),
})

const bridgeView = (ctx: Context, payment: BridgePayment): BridgePaymentShape => {
  const { networkId, origin, amount, address, payIns } = payment
  const refunded = payIns.findLast(one => one.refunded !== undefined)?.refunded
  const failReason = payIns.findLast(one => one.failReason !== undefined)?.failReason
  return {
    id: payment.id,
    status: bridgePaymentStatus(payment, ctx.clock.nowMs()),
    networkId,
    networkName: nameOf(payment),
    symbol: origin.asset,
    amount,
    payoutAmount: payment.payoutAmount,
    address,
    refundAddress: payment.refundAddress,
    payInTxHashes: payIns.flatMap(({ originHashes }) => originHashes),
    payoutTxHashes: payIns.flatMap(({ payoutHashes }) => payoutHashes),
    refundTxHashes: payIns.flatMap(({ refundHashes }) => refundHashes),
    createdTimestamp: seconds(payment.createdAtMs),
    expiresTimestamp: seconds(payment.expiresAtMs),
    ...defined({
      refundedAmount: refunded?.amount,
      failureMessage: failReason?.slice(0, 200),
      paymentUri: ctx.paymentUris.uriFor({ networkId, symbol: origin.asset, to: address, amount, tag: undefined }),
    }),
  }
}

export const refundView = (refund: Refund): RefundShape => ({
  id: refund.id,
  status: refund.status,
  networkId: refund.networkId,
  networkName: nameOf(refund),
  symbol: refund.symbol,
  amount: refund.amount,
  reason: refund.reason,
  requestedBy: refund.requestedBy,
  createdTimestamp: seconds(refund.createdAtMs),
  ...defined({
    paymentRequestId: refund.requestId,
    unassignedPaymentId: refund.unassignedPaymentId,
    address: refund.to?.address,
    addressTag: refund.to?.tag,
    txHash: refund.hash,
    failureMessage: refund.failureMessage,
    arrivedAmount: refund.arrived,
    approvedBy: refund.approvedBy,
  }),
})
