import { sameAddress, toBaseUnits } from '@rialto/catalog'

import type { Context, ReconcileContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { assessPayments, isOpenRequest } from '../paymentRequests/assessPayments.ts'
import { beginPaymentTransfer } from '../paymentRequests/beginPaymentTransfer.ts'
import { commitRelay } from '../relayer/commitRelay.ts'
import { noteRefusal } from '../relayer/noteRefusal.ts'
import { type Authorization, type Relay, RelayExistsError } from '../relayer/ports.ts'
import type { PreparedRelay } from '../relayer/prepareRelay.ts'
import type { Repositories } from '../store.ts'
import { beginAfterReading } from '../transfers/beginAfterReading.ts'
import { wasPaid } from '../transfers/findPaying.ts'
import type { Reads } from '../transfers/refusedBefore.ts'
import { type RefusedBefore, reserveOrder, retryReservation } from '../transfers/reserveOrder.ts'
import { priceOf } from '../paymentRequests/applyPayments.ts'
import { type AgentOffer, agentOrder } from './agentOrder.ts'
import { checkAuthorization, type PaymentRejection, prepareChecked, refusalOf } from './checkAuthorization.ts'
import { type AgentPayment, relayOutcome } from './relayOutcome.ts'

/**
 * Pays a payment request by an agent's signature. The order is reserved by its transfer in the transaction that commits
 * the relay, before anything is sent: a person and any number of agents pay one order once. The same signature always
 * gets the same payment. @throws ApiError `notFound`.
 */
export const payOrder = async (ctx: PayContext, scope: Scope, signed: SignedPayment): Promise<AgentPayment> => {
  const payment = await pay(ctx, scope, signed)
  const { requestId: subjectId, authorization } = signed
  if (payment.kind === 'rejected')
    await noteRefusal(ctx, scope, { purpose: 'agentPayment', subjectId, authorization, reason: payment.reason })
  return payment
}

type PayContext = ReconcileContext & Pick<Context, 'relaying' | 'prices' | 'failpoint'>

interface SignedPayment {
  requestId: string
  authorization: Authorization
}

const pay = async (
  ctx: PayContext,
  scope: Scope,
  { requestId, authorization }: SignedPayment,
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
  return committed.kind === 'rejected' ? committed : relayOutcome(ctx, committed.relay)
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
  { token, payTo, value, memo }: AgentOffer,
  authorization: Authorization,
): PaymentRejection | undefined => {
  if (authorization.networkId !== token.networkId) return 'wrongNetwork'
  if (!sameAddress(token.networkId, authorization.token, token.contract)) return 'wrongToken'
  if (!token.methods.includes(authorization.method)) return 'notSupported'
  if (!sameAddress(token.networkId, authorization.to, payTo)) return 'wrongRecipient'
  if (memo !== undefined && authorization.memo !== memo) return 'wrongMemo'
  return authorization.value === value ? undefined : 'wrongValue'
}

type Committed = { kind: 'committed'; relay: Relay } | { kind: 'rejected'; reason: PaymentRejection }

const commit = async (
  ctx: ReconcileContext & Pick<Context, 'relaying' | 'prices'>,
  prepared: PreparedRelay,
  offer: AgentOffer,
): Promise<Committed> => {
  const { scope, subjectId = '' } = prepared
  const priceUsd = await priceOf(ctx, { scope, id: subjectId })
  try {
    return await beginAfterReading<Committed>(ctx, reads =>
      retryReservation(() =>
        ctx.store.transaction(repositories => reserve(ctx, repositories, prepared, { offer, priceUsd, reads })),
      ),
    )
  } catch (error) {
    if (error instanceof RelayExistsError) return rejected('orderInPayment')
    const reason = refusalOf(error) ?? (error instanceof ApiError ? reservationRefusals[error.type] : undefined)
    if (reason) return rejected(reason)
    throw error
  }
}

/** `integrationUnavailable`: whether an earlier attempt was sent cannot be read now. */
const reservationRefusals: Partial<Record<ApiError['type'], PaymentRejection>> = {
  orderAlreadySent: 'orderPaid',
  integrationUnavailable: 'orderUnknown',
}

const rejected = (reason: PaymentRejection): Committed => ({ kind: 'rejected', reason })

interface Reserving {
  offer: AgentOffer
  priceUsd: string
  reads: Reads
}

/** Under the lock of the request: it is still open for this very amount, and no transfer pays its order. */
const reserve = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'relaying'>,
  repositories: Repositories,
  prepared: PreparedRelay,
  { offer, priceUsd, reads }: Reserving,
): Promise<Committed | RefusedBefore> => {
  const { scope, subjectId = '' } = prepared
  const { paymentRequests, transfers, claims, relays } = repositories
  const request = await paymentRequests.findForUpdate(scope, subjectId)
  if (!request || !isOpenRequest(request) || request.status === 'held') return rejected('orderEnded')
  const last = await relays.findOf(scope, subjectId)
  if (last && last.state !== 'reverted' && last.state !== 'displaced') return rejected('orderInPayment')
  const { due } = assessPayments(request, await paymentRequests.payments(subjectId), request.createdAtMs)
  if (toBaseUnits(due, offer.token.decimals) !== offer.value) return rejected('wrongValue')
  const { transferId } = request
  const isPaid = async () => (await transfers.findPaying(request)) !== undefined || wasPaid(claims, request)
  if (transferId === undefined && (await isPaid())) return rejected('orderPaid')
  const order = { ...request, id: transferId ?? request.id }
  return reserveOrder(ctx, repositories, { order, reads }, async () => {
    // An earlier relay of the order was displaced or reverted: its transfer still has the order.
    if (transferId === undefined) {
      const begun = await beginPaymentTransfer(ctx, repositories, request, { priceUsd, cause: 'requested' })
      await paymentRequests.update(begun)
    }
    return { kind: 'committed' as const, relay: await commitRelay(ctx, repositories, prepared) }
  })
}
