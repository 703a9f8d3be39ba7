import { findNetwork } from '@rialto/catalog'
import type { PaymentRequestShape, RefundShape } from '@rialto/contract'
import {
  type Context,
  describePaymentRequest,
  isRelayedFor,
  type PaymentShare,
  type Refund,
  type Scope,
} from '@rialto/core'
import { defined } from '@rialto/defined'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** A payment request as the API shows it. */
export const paymentRequestView = async (ctx: Context, scope: Scope, id: string): Promise<PaymentRequestShape> => {
  const { request, due, shares, sums, refunds } = await describePaymentRequest(ctx, scope, id)
  const { networkId, symbol, amount, address, addressTag: tag } = request
  const isReference = findNetwork(networkId)?.networkType === 'solana'
  return {
    id,
    userId: request.userId,
    status: request.status,
    networkId,
    networkName: findNetwork(networkId)?.name ?? '',
    symbol,
    amount,
    creditedAmount: request.credited,
    dueAmount: due,
    address,
    createdTimestamp: seconds(request.createdAtMs),
    expiresTimestamp: seconds(request.expiresAtMs),
    payments: shares.map(paymentView),
    sums: sums.map(one => ({ ...one })),
    refunds: refunds.map(refundView),
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
  symbol: payment.symbol,
  amount: payment.amount,
  countedAmount: counted,
  state: payment.state,
  seenTimestamp: seconds(payment.seenAtMs),
  ...defined({ fromAddress: payment.fromAddress, issue }),
})

export const refundView = (refund: Refund): RefundShape => ({
  id: refund.id,
  paymentRequestId: refund.requestId,
  status: refund.status,
  networkId: refund.networkId,
  symbol: refund.symbol,
  amount: refund.amount,
  reason: refund.reason,
  requestedBy: refund.requestedBy,
  createdTimestamp: seconds(refund.createdAtMs),
  ...defined({
    address: refund.to?.address,
    addressTag: refund.to?.tag,
    txHash: refund.hash,
    failureMessage: refund.failureMessage,
    approvedBy: refund.approvedBy,
  }),
})
