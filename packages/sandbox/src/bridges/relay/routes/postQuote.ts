import { defined } from '@rialto/defined'

import { json, readJsonObject, type SimRequest, type SimResponse } from '../../../institutions/http/types.ts'
import { formatShort } from '../../../money/baseUnits.ts'
import type { BridgeContext } from '../context.ts'
import type { SolverChain } from '../ports.ts'
import { MINIMUM_MICRO_USD, microUsdOf, priceBridge, priceExactOutput } from '../pricing/priceBridge.ts'
import { availableLiquidity } from '../solver/liquidity.ts'
import { newRequestId } from '../solver/recordPayIns.ts'
import { isUnavailableAmount, triggerOfAmount } from '../state/triggers.ts'
import type { BridgeRequest, Order, Priced } from '../state/types.ts'
import { quoteReply } from './quoteReply.ts'
import { readQuote, type QuoteInput } from './readQuote.ts'
import { answerRefusal, isRefusal, refusal, type Refusal } from './relayError.ts'

const priceQuote = async (ctx: BridgeContext, input: QuoteInput): Promise<Priced | Refusal> => {
  const { origin, destination, amount, strict } = input
  if (isUnavailableAmount(amount)) return refusal('SERVICE_UNAVAILABLE', 'Service unavailable', 503)
  const priced = strict
    ? priceExactOutput({ origin, destination, amountOut: amount })
    : priceBridge({ origin, destination, amountIn: amount })
  const tooLow = microUsdOf(BigInt(priced.amountIn), origin.currency) < MINIMUM_MICRO_USD || priced.amountOut === '0'
  if (tooLow) return refusal('AMOUNT_TOO_LOW', 'Amount is too low to cover the cost of the transfer')
  const available = await availableLiquidity(ctx, destination)
  if (BigInt(priced.amountOut) <= available && triggerOfAmount(amount)?.mode !== 'liquidity') return priced
  const { symbol, decimals } = destination.currency
  const most = `${formatShort(available, decimals)} ${symbol}`
  return refusal('INSUFFICIENT_LIQUIDITY', `Amount is higher than the available liquidity. Maximum amount is ${most}`)
}

const endsOf = ({ origin, destination }: QuoteInput) => ({
  originChainId: origin.chain.id,
  destinationChainId: destination.chain.id,
  originCurrency: origin.currency.address,
  destinationCurrency: destination.currency.address,
})

const waitingRequest = ({ requestId, createdAtMs }: Order): BridgeRequest => ({
  id: requestId,
  order: requestId,
  status: 'waiting',
  createdAtMs,
  updatedAtMs: createdAtMs,
})

const headsOf = async (ctx: BridgeContext, vmType: SolverChain['vmType']) => {
  const alike = [...ctx.chains.values()].filter(chain => chain.vmType === vmType)
  const heads = await Promise.all(alike.map(async chain => [chain.id, await chain.head()] as const))
  return Object.fromEntries(heads)
}

/** Opens an address: creates the order and the request for its first pay-in in one step. */
const openOrder = async (ctx: BridgeContext, input: QuoteInput, priced: Priced): Promise<Order> => {
  const { chain } = input.origin
  const [requestId, orderId] = [newRequestId(), newRequestId()]
  const address = await chain.depositAddress(orderId)
  const createdBlocks = await headsOf(ctx, chain.vmType)
  const nowMs = ctx.clock.nowMs()
  const { strict } = input
  const order: Order = {
    requestId,
    orderId,
    address,
    user: input.user,
    recipient: input.recipient,
    ...defined({ refundTo: input.refundTo }),
    ...endsOf(input),
    amount: priced.amountIn,
    ...(strict && { strict: { payout: priced.amountOut, expiresAtMs: nowMs + strict.ttlMs } }),
    slippageBps: input.slippageBps,
    createdAtMs: nowMs,
    createdBlocks,
  }
  ctx.store.commit([
    { type: 'order', order },
    { type: 'request', request: waitingRequest(order) },
  ])
  return order
}

/** `POST /quote/v2`, and `POST /price`, which never opens an address. */
export const postQuote =
  (ctx: BridgeContext, options: { mayOpen: boolean }) =>
  async (request: SimRequest): Promise<SimResponse> => {
    const body = readJsonObject(request.body)
    const input = body === undefined ? refusal('INVALID_INPUT', 'body must be object') : readQuote(ctx, body)
    if (isRefusal(input)) return answerRefusal(input)
    const priced = await priceQuote(ctx, input)
    if (isRefusal(priced)) return answerRefusal(priced)
    const order = options.mayOpen && input.useDepositAddress ? await openOrder(ctx, input, priced) : undefined
    const reply = quoteReply(input, priced, order?.requestId ?? newRequestId(), order)
    return json(200, options.mayOpen ? reply : { fees: reply.fees, details: reply.details })
  }
