import { type BridgeContext, chainOf, legOf, orderOf, payInChainId } from '../context.ts'
import { MINIMUM_MICRO_USD, microUsdOf, priceBridge } from '../pricing/priceBridge.ts'
import type { BridgeRequest, Order } from '../state/types.ts'
import type { FailReason } from '../wire.ts'
import { saveRequest } from './saveRequest.ts'

const DEFAULT_DELAY_MS = 30_000
const DEFAULT_DRIFT_BPS = -300

/** Once a pay-in has enough confirmations, prices it at the current price and decides whether to fill or refund it. */
export const confirmPayIn = async (ctx: BridgeContext, request: BridgeRequest): Promise<void> => {
  const { payIn, trigger } = request
  if (payIn === undefined) return
  const chain = chainOf(ctx, payInChainId(ctx, request))
  if ((await chain.head()) - payIn.block + 1 < ctx.confirmations) return
  if (!(await chain.isIncluded(payIn.hash))) return void saveRequest(ctx, request, fails('DEPOSIT_REORGED'))
  if (trigger?.mode === 'failure') return void saveRequest(ctx, request, fails('UNKNOWN'))
  const reason = whyNot(ctx, request)
  if (reason !== undefined) return void saveRequest(ctx, request, goesBack(reason))
  const { amount, strict } = orderOf(ctx, request)
  const excess = strict ? BigInt(payIn.amount) - BigInt(amount) : 0n
  saveRequest(ctx, request, {
    status: 'pending',
    priced: strict ? { ...priceOf(ctx, request), amountOut: strict.payout } : priceOf(ctx, request),
    ...(excess > 0n ? { excess: excess.toString() } : {}),
    ...(trigger?.mode === 'delay' ? { dueAtMs: ctx.clock.nowMs() + (trigger.ms ?? DEFAULT_DELAY_MS) } : {}),
  })
}

/** The request has ended, and the coins stay at the address. */
const fails = (failReason: FailReason) => ({ status: 'failure' as const, failReason })

/** The pay-in will be swept and refunded. */
export const goesBack = (failReason: FailReason) => ({
  status: 'pending' as const,
  refunding: true as const,
  failReason,
})

const priceOf = (ctx: BridgeContext, request: BridgeRequest) => {
  const order = orderOf(ctx, request)
  const { trigger } = request
  return priceBridge({
    origin: legOf(ctx, order.originChainId, order.originCurrency),
    destination: legOf(ctx, order.destinationChainId, order.destinationCurrency),
    amountIn: BigInt(request.payIn?.amount ?? '0'),
    ...(trigger?.mode === 'drift' ? { driftBps: trigger.bps ?? DEFAULT_DRIFT_BPS } : {}),
  })
}

const whyNot = (ctx: BridgeContext, request: BridgeRequest): FailReason | undefined => {
  const order = orderOf(ctx, request)
  const { payIn, trigger } = request
  if (request.payInChainId !== undefined) return 'DEPOSIT_CHAIN_MISMATCH'
  if (payIn?.currency !== order.originCurrency) return 'INCORRECT_DEPOSIT_CURRENCY'
  if (trigger?.mode === 'refund') return 'NO_QUOTES'
  if (order.strict) return whyNotStrict(ctx, request, order, order.strict)
  const { currency } = legOf(ctx, order.originChainId, order.originCurrency)
  const tooLow = microUsdOf(BigInt(payIn.amount), currency) < MINIMUM_MICRO_USD
  return tooLow || priceOf(ctx, request).amountOut === '0' ? 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' : undefined
}

const whyNotStrict = (
  ctx: BridgeContext,
  { id, payIn }: BridgeRequest,
  { requestId, amount }: Order,
  { expiresAtMs }: NonNullable<Order['strict']>,
): FailReason | undefined => {
  if (id !== requestId) return 'DOUBLE_SPEND'
  if (ctx.clock.nowMs() > expiresAtMs) return 'NO_QUOTES'
  return BigInt(payIn?.amount ?? '0') < BigInt(amount) ? 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL' : undefined
}
