import { toBaseUnits } from '@rialto/catalog'

import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { assessPayments, isOpenRequest } from '../paymentRequests/assessPayments.ts'
import { beginPaymentTransfer } from '../paymentRequests/beginPaymentTransfer.ts'
import { commitRelay } from '../relayer/commitRelay.ts'
import { type Authorization, type Relay, RelayExistsError } from '../relayer/ports.ts'
import type { PreparedRelay } from '../relayer/prepareRelay.ts'
import type { Repositories } from '../store.ts'
import { wasPaid } from '../transfers/findPaying.ts'
import { OrderAlreadyPaidError } from '../transfers/ports.ts'
import { priceOf } from '../paymentRequests/applyPayments.ts'
import { type AgentOffer, agentOrder } from './agentOrder.ts'
import { checkAuthorization, type PaymentRejection, prepareChecked, refusalOf } from './checkAuthorization.ts'
import { type AgentPayment, relayOutcome } from './relayOutcome.ts'

/**
 * Pays a payment request by an agent's signature. The order is reserved by its transfer in the transaction that commits
 * the relay, before anything is sent: a person and any number of agents pay one order once. The same signature always
 * gets the same payment. @throws ApiError `notFound`.
 */
export const payOrder = async (
  ctx: Context,
  scope: Scope,
  { requestId, authorization }: { requestId: string; authorization: Authorization },
): Promise<AgentPayment> => {
  const known = await ctx.store.relays.findByAuthorization(scope, authorization)
  if (known) return known.subjectId === requestId ? relayOutcome(ctx, known) : reject('used')
  const order = await agentOrder(ctx, scope, requestId)
  if (order.kind !== 'open') return reject(rejections[order.kind])
  const misfit = findMisfit(order.offer, authorization)
  if (misfit) return reject(misfit)
  const fault = await checkAuthorization(ctx, scope, authorization, order.offer.timeoutSeconds)
  if (fault) return reject(fault)
  const prepared = await prepareChecked(ctx, { scope, purpose: 'agentPayment', subjectId: requestId, authorization })
  if (typeof prepared === 'string') return reject(prepared)
  const committed = await commit(ctx, prepared, order.offer)
  return typeof committed === 'string' ? reject(committed) : relayOutcome(ctx, committed)
}

const reject = (reason: PaymentRejection): AgentPayment => ({ kind: 'rejected', reason })

const rejections = {
  paid: 'orderPaid',
  inPayment: 'orderInPayment',
  ended: 'orderEnded',
  notOffered: 'notOffered',
} as const

/** The signature must pay this order: its whole rest to its own address. */
const findMisfit = (
  { token, payTo, value }: AgentOffer,
  authorization: Authorization,
): PaymentRejection | undefined => {
  if (authorization.networkId !== token.networkId) return 'wrongNetwork'
  if (authorization.token.toLowerCase() !== token.contract.toLowerCase()) return 'wrongToken'
  if (!token.methods.includes(authorization.method)) return 'notSupported'
  if (authorization.to.toLowerCase() !== payTo.toLowerCase()) return 'wrongRecipient'
  return authorization.value === value ? undefined : 'wrongValue'
}

const commit = async (ctx: Context, prepared: PreparedRelay, offer: AgentOffer): Promise<Relay | PaymentRejection> => {
  const { scope, subjectId = '' } = prepared
  const priceUsd = await priceOf(ctx, { scope, id: subjectId })
  try {
    return await ctx.store.transaction(async repositories => {
      const obstacle = await reserveOrder(ctx, repositories, prepared, { offer, priceUsd })
      return obstacle ?? commitRelay(ctx, repositories, prepared)
    })
  } catch (error) {
    // Another payment began between the reading and the insert.
    if (error instanceof OrderAlreadyPaidError) return 'orderPaid'
    if (error instanceof RelayExistsError) return 'orderInPayment'
    const refusal = refusalOf(error)
    if (refusal) return refusal
    throw error
  }
}

/** Under the lock of the request: it is still open for this very amount, and no transfer pays its order. */
const reserveOrder = async (
  ctx: Context,
  repositories: Repositories,
  { scope, subjectId = '' }: PreparedRelay,
  { offer, priceUsd }: { offer: AgentOffer; priceUsd: string },
): Promise<PaymentRejection | undefined> => {
  const { paymentRequests, transfers, claims, relays } = repositories
  const request = await paymentRequests.findForUpdate(scope, subjectId)
  if (!request || !isOpenRequest(request) || request.status === 'held') return 'orderEnded'
  const last = await relays.findOf(scope, subjectId)
  if (last && last.state !== 'reverted' && last.state !== 'displaced') return 'orderInPayment'
  const { due } = assessPayments(request, await paymentRequests.payments(subjectId), request.createdAtMs)
  if (toBaseUnits(due, offer.token.decimals) !== offer.value) return 'wrongValue'
  if (request.transferId !== undefined) return undefined
  if ((await transfers.findPaying(request)) || (await wasPaid(claims, request))) return 'orderPaid'
  const reserved = await beginPaymentTransfer(ctx, repositories, request, { priceUsd, cause: 'requested' })
  await paymentRequests.update(reserved)
  return undefined
}
