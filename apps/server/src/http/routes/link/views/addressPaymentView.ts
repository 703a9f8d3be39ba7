import { explorerTxUrl, findNetwork } from '@rialto/catalog'
import type { AddressPayment } from '@rialto/contract'
import {
  type BridgePayment,
  bridgePaymentStatus,
  type Context,
  isOpenRequest,
  type PaymentShare,
  type Refund,
  type SessionPayment,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { refundView } from '../../transfers/refundView.ts'
import { partOfOrder } from './partOfOrder.ts'

/** A payment request as its payer sees it in Link. Names neither the user nor the sender of a payment. */
export const addressPaymentView = (ctx: Context, payment: SessionPayment): AddressPayment => {
  const own = requestView(ctx, payment)
  return payment.bridge ? { ...own, ...overBridge(ctx, payment, payment.bridge) } : own
}

const requestView = (ctx: Context, payment: SessionPayment): AddressPayment => {
  const { request, due, shares, refunds, mayGiveRefundAddress } = payment
  const { networkId, symbol, amount, address, addressTag: tag, status } = request
  const network = findNetwork(networkId)
  // The reference of Solana Pay: only wallets that read the code add it to a payment.
  const isForWalletsOnly = network?.networkType === 'solana' && tag !== undefined
  return {
    paymentRequestId: request.id,
    status,
    symbol,
    networkId,
    networkName: network?.name ?? '',
    amount,
    due,
    address,
    isForWalletsOnly,
    expiresAtMs: request.expiresAtMs,
    nowMs: ctx.clock.nowMs(),
    payments: shares.map(paymentView),
    refunds: refunds.filter(one => one.status !== 'canceled').map(refundOf),
    mayGiveRefundAddress,
    ...refundView(request),
    ...defined({
      addressTag: isForWalletsOnly ? undefined : tag,
      paymentUri: ctx.paymentUris.uriFor({ networkId, symbol, to: address, amount: due === '0' ? amount : due, tag }),
      part: partOfOrder(payment),
      transferId: status === 'paid' ? request.transferId : undefined,
    }),
  }
}

/** The same order, to be paid to the address of a bridge. */
const overBridge = (
  ctx: Context,
  { request }: SessionPayment,
  bridge: BridgePayment,
): Partial<AddressPayment> & Pick<AddressPayment, 'bridge'> => {
  const { networkId, origin, amount, address, payIns } = bridge
  const status = bridgePaymentStatus(bridge, ctx.clock.nowMs())
  const refundHash = payIns.flatMap(({ refundHashes }) => refundHashes).at(-1)
  return {
    ...(isOpenRequest(request) && { status: statusOverBridge[status] }),
    symbol: origin.asset,
    networkId,
    networkName: findNetwork(networkId)?.name ?? '',
    amount,
    due: amount,
    address,
    isForWalletsOnly: false,
    expiresAtMs: bridge.expiresAtMs,
    refundAddress: bridge.refundAddress,
    bridge: {
      status,
      payoutAmount: bridge.payoutAmount,
      payoutSymbol: request.symbol,
      payoutNetworkName: findNetwork(request.networkId)?.name ?? '',
      ...defined({ refundExplorerUrl: explorerUrl(networkId, refundHash) }),
    },
    ...defined({
      paymentUri: ctx.paymentUris.uriFor({ networkId, symbol: origin.asset, to: address, amount, tag: undefined }),
    }),
  }
}

/** Of an open order. Nothing may be sent to an address that was used. */
const statusOverBridge = {
  waiting: 'waiting',
  pending: 'detected',
  paidOut: 'detected',
  expired: 'expired',
  refunded: 'expired',
  failed: 'held',
} as const

const paymentView = ({ payment, issue }: PaymentShare): AddressPayment['payments'][number] => ({
  id: payment.id,
  amount: payment.amount,
  symbol: payment.symbol,
  networkName: findNetwork(payment.networkId)?.name ?? '',
  isFinal: payment.state === 'final',
  ...defined({ issue, explorerUrl: explorerUrl(payment.networkId, payment.hash) }),
})

const refundOf = ({ id, amount, symbol, status, to, networkId, hash }: Refund): AddressPayment['refunds'][number] => ({
  id,
  amount,
  symbol,
  status,
  ...defined({ address: to?.address, addressTag: to?.tag, explorerUrl: explorerUrl(networkId, hash) }),
})

const explorerUrl = (networkId: string, hash: string | undefined): string | undefined => {
  const network = findNetwork(networkId)
  return network && hash !== undefined ? explorerTxUrl(network, hash) : undefined
}
