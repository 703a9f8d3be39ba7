import { fromBaseUnits, sameAddress } from '@rialto/catalog'
import {
  type AgentOffer,
  type AgentOrder,
  type AgentPayment,
  agentOrder,
  type Authorization,
  type AuthorizationMethod,
  type Context,
  payOrder,
  type PaymentRequest,
  type PaymentRejection,
  type Scope,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { readPayload } from './readPayload.ts'
import { reasonOf } from './reasonOf.ts'
import {
  decodeHeader,
  encodeHeader,
  type PaymentRequired,
  type PaymentRequirements,
  type SettleResponse,
  x402Version,
} from './wire.ts'

interface OrderCall {
  scope: Scope
  /** One order: a payment request for each asset in which it can be paid. */
  requestIds: readonly string[]
  url: string
  /** Value of `PAYMENT-SIGNATURE`. */
  signature: string | undefined
}

const signatureHeader = 'payment-signature'

export const signatureOf = ({ headers }: FastifyRequest): string | undefined => {
  const value = headers[signatureHeader]
  return typeof value === 'string' ? value : undefined
}

/** Answers a request for an order by an agent: the price, the payment, or the order's state. */
export const answerOrder = async (ctx: Context, reply: FastifyReply, call: OrderCall): Promise<FastifyReply> => {
  withHeaders(reply)
  const orders = await Promise.all(call.requestIds.map(id => agentOrder(ctx, call.scope, id)))
  if (call.signature === undefined) return answerState(reply, call, orders)
  const authorization = await readPayload(ctx.relaying, decodeHeader(call.signature))
  if (!authorization) return askForPayment(reply, call, orders, 'invalid_payload')
  const order = orders.find(({ request }) => isFor(request, authorization))
  if (!order) return askForPayment(reply, call, orders, reasonOf('wrongRecipient', authorization.method))
  const payment = await payOrder(ctx, call.scope, { requestId: order.request.id, authorization })
  if (payment.kind === 'rejected') return answerRejection(reply, call, orders, payment.reason, authorization)
  const current = await agentOrder(ctx, call.scope, order.request.id)
  return answerPayment(ctx, reply, { payment, authorization, order: current })
}

/** A signed transaction of another order of the same account has another memo. */
const isFor = (
  { networkId, address, addressTag }: Pick<PaymentRequest, 'networkId' | 'address' | 'addressTag'>,
  { method, to, memo }: Authorization,
): boolean => sameAddress(networkId, address, to) && (method !== 'signedTransaction' || addressTag === memo)

/** Any page may read the answers: they have neither cookies nor keys. */
export const withHeaders = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('vary', 'accept, payment-signature')
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'PAYMENT-REQUIRED, PAYMENT-RESPONSE, RETRY-AFTER')

const requirementsOf = (offer: AgentOffer): PaymentRequirements[] =>
  offer.token.methods.flatMap(method => {
    const { token, payTo, value, timeoutSeconds: maxTimeoutSeconds } = offer
    const extra = extraOf(offer, method)
    const terms = { network: token.chain, amount: String(value), asset: token.contract, payTo, maxTimeoutSeconds }
    return extra ? [{ scheme: 'exact' as const, ...terms, extra }] : []
  })

const extraOf = (
  { token: { name, version }, feePayer, memo }: AgentOffer,
  method: AuthorizationMethod,
): PaymentRequirements['extra'] | undefined => {
  if (method === 'signedTransaction') return feePayer === undefined ? undefined : { feePayer, ...defined({ memo }) }
  return { ...(name === '' ? {} : { name, version }), assetTransferMethod: method }
}

const open = (orders: readonly AgentOrder[]) => orders.flatMap(one => (one.kind === 'open' ? [one] : []))

/** `PAYMENT-REQUIRED`, if the order can be paid; its state otherwise. */
const askForPayment = (
  reply: FastifyReply,
  { url }: OrderCall,
  orders: readonly AgentOrder[],
  error: string,
): FastifyReply => {
  const accepts = open(orders).flatMap(({ offer }) => requirementsOf(offer))
  if (accepts.length === 0) return answerError(reply, 409, error)
  const [first] = open(orders)
  const { offer } = first ?? {}
  const price = offer ? `${fromBaseUnits(offer.value, offer.token.decimals)} ${offer.token.symbol}` : ''
  const required: PaymentRequired = {
    x402Version,
    error,
    resource: { url, description: `An order of ${price}`, mimeType: 'application/json' },
    accepts,
  }
  return reply.code(402).header('PAYMENT-REQUIRED', encodeHeader(required)).send(required)
}

const answerError = (reply: FastifyReply, http: number, error: string): FastifyReply => reply.code(http).send({ error })

const answerState = (reply: FastifyReply, call: OrderCall, orders: readonly AgentOrder[]): FastifyReply => {
  const is = (kind: AgentOrder['kind']) => orders.find(one => one.kind === kind)
  const paid = is('paid')
  if (paid) return reply.code(200).send(viewOf(paid))
  if (is('inPayment')) return answerError(reply.header('retry-after', '2'), 409, 'order_in_payment')
  if (is('open')) return askForPayment(reply, call, orders, 'PAYMENT-SIGNATURE header is required')
  return is('ended') ? answerError(reply, 410, 'order_ended') : answerError(reply, 404, 'not_offered')
}

const httpOf: Partial<Record<PaymentRejection, number>> = {
  orderPaid: 409,
  orderInPayment: 409,
  orderUnknown: 503,
  orderEnded: 410,
  notOffered: 404,
  perTransaction: 503,
  perDay: 503,
  unfunded: 503,
}

const answerRejection = (
  reply: FastifyReply,
  call: OrderCall,
  orders: readonly AgentOrder[],
  reason: PaymentRejection,
  { method }: Authorization,
): FastifyReply => {
  const http = httpOf[reason]
  const error = reasonOf(reason, method)
  if (http === undefined) return askForPayment(reply, call, orders, error)
  if (reason === 'orderInPayment') void reply.header('retry-after', '2')
  if (reason === 'orderUnknown') void reply.header('retry-after', '60')
  if (error === 'relayer_limit_reached') void reply.header('retry-after', '600')
  return answerError(reply, http, error)
}

const viewOf = ({ request }: AgentOrder) => ({
  paymentRequestId: request.id,
  status: request.status,
  amount: request.amount,
  symbol: request.symbol,
  networkId: request.networkId,
})

/** A payment that was committed and has not been mined is 202, which no client pays again. */
const httpOfPayment = { settled: 200, pending: 202, failed: 402 } as const

const answerPayment = (
  ctx: Context,
  reply: FastifyReply,
  {
    payment,
    authorization,
    order,
  }: { payment: Exclude<AgentPayment, { kind: 'rejected' }>; authorization: Authorization; order: AgentOrder },
): FastifyReply => {
  const response = settleResponseOf(ctx, payment, authorization)
  if (payment.kind === 'pending') void reply.header('retry-after', '2')
  return reply
    .code(httpOfPayment[payment.kind])
    .header('PAYMENT-RESPONSE', encodeHeader(response))
    .send({ ...viewOf(order), ...response })
}

export const settleResponseOf = (
  { relaying }: Pick<Context, 'relaying'>,
  payment: AgentPayment,
  { networkId, from, method }: Pick<Authorization, 'networkId' | 'from' | 'method'>,
): SettleResponse => {
  const base = { payer: from, network: relaying.chains.find(one => one.networkId === networkId)?.chain ?? '' }
  if (payment.kind === 'rejected')
    return { success: false, errorReason: reasonOf(payment.reason, method), transaction: '', ...base }
  const { relay } = payment
  const transaction = relay.hash ?? relay.attempts.at(-1)?.hash ?? ''
  if (payment.kind === 'settled') return { success: true, transaction, ...base }
  const errorReason = payment.kind === 'pending' ? 'settlement_pending' : 'invalid_transaction_state'
  return { success: false, errorReason, transaction, ...base }
}
