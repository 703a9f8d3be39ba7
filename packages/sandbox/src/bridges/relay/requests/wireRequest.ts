import { type BridgeContext, chainOf, legOf } from '../context.ts'
import { microUsdOf } from '../pricing/priceBridge.ts'
import { usdText, wireAmount, wireCurrency } from '../pricing/wireAmount.ts'
import { formatShort } from '../../../money/baseUnits.ts'
import type { BridgeRequest, Order, Payment } from '../state/types.ts'
import type { WireRequest, WireRequestData, WireTransaction } from '../wire.ts'
import { paidOut } from './hashesOf.ts'

const inTx = (
  ctx: BridgeContext,
  chainId: number,
  { hash, block }: { hash: string; block: number },
  atMs: number,
): WireTransaction => ({
  txHash: hash,
  block,
  type: chainOf(ctx, chainId).vmType === 'svm' ? 'svm' : 'onchain',
  chainId,
  timestamp: Math.floor(atMs / 1000),
  status: 'success',
})

const outTx = (ctx: BridgeContext, payment: Payment): WireTransaction => ({
  txHash: payment.signed.hash,
  type: chainOf(ctx, payment.chainId).vmType === 'svm' ? 'svm' : 'onchain',
  chainId: payment.chainId,
  timestamp: Math.floor(payment.atMs / 1000),
  status: 'success',
})

const feesOf = (ctx: BridgeContext, order: Order, request: BridgeRequest): Partial<WireRequestData> => {
  if (request.priced === undefined) return {}
  const { currency } = legOf(ctx, order.originChainId, order.originCurrency)
  const fee = (units: string) => {
    const amountFormatted = formatShort(BigInt(units), currency.decimals)
    return { usd: usdText(microUsdOf(BigInt(units), currency)), amount: units, amountFormatted }
  }
  const lines = { execution: fee(request.priced.relayerGas), platform: fee(request.priced.relayerService) }
  return { fees: { quoted: lines, actual: lines, currency: wireCurrency(order.originChainId, currency) } }
}

const routeOf = (ctx: BridgeContext, order: Order, request: BridgeRequest): Partial<WireRequestData> => {
  const { payIn, priced } = request
  if (payIn === undefined) return {}
  const input = wireAmount(
    legOf(ctx, request.payInChainId ?? order.originChainId, payIn.currency),
    BigInt(payIn.amount),
  )
  const destination = legOf(ctx, order.destinationChainId, order.destinationCurrency)
  const isPaid = request.status === 'success' && priced !== undefined
  const output = isPaid ? { destination: { outputCurrency: wireAmount(destination, BigInt(priced.amountOut)) } } : {}
  return { route: { actual: { origin: { inputCurrency: input }, ...output } } }
}

const refundOf = (ctx: BridgeContext, request: BridgeRequest): Partial<WireRequestData> => {
  const payment = paidOut(ctx, request).find(paid => paid.kind === 'refund')
  if (payment === undefined) return {}
  return { refundCurrencyData: wireAmount(legOf(ctx, payment.chainId, payment.currency), BigInt(payment.amount)) }
}

const inTxsOf = (ctx: BridgeContext, order: Order, { payIn, payInChainId, createdAtMs }: BridgeRequest) =>
  payIn === undefined ? [] : [inTx(ctx, payInChainId ?? order.originChainId, payIn, createdAtMs)]

const dataOf = (ctx: BridgeContext, order: Order, request: BridgeRequest): WireRequestData => ({
  slippageTolerance: order.slippageBps.toString(),
  failReason: request.failReason ?? null,
  refundFailReason: request.refundFailReason ?? null,
  usesExternalLiquidity: false,
  timeEstimate: 10,
  inTxs: inTxsOf(ctx, order, request),
  outTxs: paidOut(ctx, request).map(payment => outTx(ctx, payment)),
  ...feesOf(ctx, order, request),
  ...routeOf(ctx, order, request),
  ...refundOf(ctx, request),
})

/** A request as `GET /requests/v3` lists it. */
export const wireRequest = (ctx: BridgeContext, order: Order, request: BridgeRequest): WireRequest => {
  const { payIn } = request
  return {
    id: request.id,
    status: request.status,
    user: order.user,
    recipient: order.recipient,
    sender: payIn?.from ?? null,
    refundTo: order.refundTo ?? null,
    supersededByRequestId: request.supersededBy ?? null,
    depositAddress: {
      address: order.address,
      type: order.strict ? 'strict' : 'open',
      depositor: payIn?.from ?? null,
      depositTxHash: payIn?.hash ?? null,
      recoveryAddress: null,
    },
    data: dataOf(ctx, order, request),
    requestType: 'Bridge',
    features: ['deposit_address'],
    createdAt: new Date(request.createdAtMs).toISOString(),
    updatedAt: new Date(request.updatedAtMs).toISOString(),
  }
}
