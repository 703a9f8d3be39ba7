import { findNetwork, isZero } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { BridgeError } from '../../bridging/bridgeError.ts'
import { findRoute } from '../../bridging/findRoute.ts'
import { apiErrorFromBridge, queryProviders } from '../../bridging/queryProviders.ts'
import type { BridgeProvider, ExactAddress } from '../../bridging/ports.ts'
import { requireBridging } from '../../bridging/requireBridging.ts'
import type { Context, PaymentRequestContext } from '../../context.ts'
import { ApiError, invalidField } from '../../kernel/apiError.ts'
import type { Scope } from '../../kernel/scope.ts'
import { isOpenRequest } from '../assessPayments.ts'
import { checkRefundAddress } from '../createRefund.ts'
import { type DescribedPaymentRequest, describePaymentRequest } from '../describePaymentRequest.ts'
import { rejectPaid } from '../rejectPaid.ts'
import { bridgeEndsOf, type OriginAsset } from './bridgeEndsOf.ts'
import { findUsableBridge } from './findUsableBridge.ts'
import type { BridgePayment } from './ports.ts'

/** Has the pay-ins to a bridge's address read then. */
const followJob = ({ id, scope }: Pick<BridgePayment, 'id' | 'scope'>, runAtMs: number) => ({
  kind: 'bridgePayment.follow' as const,
  key: id,
  payload: { bridgePaymentId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs,
})

interface BridgePaymentInput extends OriginAsset {
  paymentRequestId: string
  /** On the network of the asset. Absent: the operator's. */
  refundAddress?: string | undefined
  linkSessionId?: string
}

const minute = 60_000
/** The longest time for which a price is asked: a withdrawal from an exchange may take as long. */
const heldMs = 60 * minute
/** The time of a bridge between pay-in and payout, which has to end before the time of the order. */
const transitMs = 15 * minute
const leastMs = 5 * minute
/** Each address is a request to a provider. */
const mostOfRequest = 20

/**
 * An address of a bridge at which an open order can be paid in another asset: exactly the due amount is paid out to the
 * order's own address, and credited only there. While nothing was paid in and the price is held, the same call returns the
 * same address; after a pay-in, any call does until the bridge has returned it.
 *
 * @throws ApiError `notFound`; `permissionDenied` without bridging; `conflict` if the order has ended or everything due was
 *   seen, or if another holder of the pay link has paid in to a bridge; `badRequest` without a route; `addressUnavailable` if the
 *   address of the order needs a tag or too little of its time is left; `orderAlreadySent`, `integrationUnavailable` as
 *   `rejectPaid`; `invalidField`, `invalidAddress` for the refund address; `unavailableForLegalReasons`; the errors of
 *   `apiErrorFromBridge`.
 */
export const startBridgePayment = async (
  ctx: PaymentRequestContext,
  scope: Scope,
  input: BridgePaymentInput,
): Promise<BridgePayment> => {
  await requireBridging(ctx, scope)
  const described = await describePaymentRequest(ctx, scope, input.paymentRequestId)
  const { request, due } = described
  rejectEnded(described)
  const known = await ctx.store.bridgePayments.listOf([request.id])
  const refundAddress = await refundAddressOf(ctx, scope, input)
  const usable = findUsableBridge(known, { ...input, payoutAmount: due, refundAddress }, ctx.clock.nowMs())
  if (usable) return usable
  if (request.transferId === undefined) await rejectPaid(ctx, request)
  if (known.length >= mostOfRequest)
    throw new ApiError('addressUnavailable', { message: `This order has had ${mostOfRequest} addresses of bridges.` })
  const expiresAtMs = Math.min(ctx.clock.nowMs() + heldMs, request.expiresAtMs - transitMs)
  if (expiresAtMs - ctx.clock.nowMs() < leastMs)
    throw new ApiError('addressUnavailable', { message: 'Too little of the time to pay is left for a bridge.' })
  const { origin, destination } = bridgeEndsOf(ctx, request, input)
  const order = { origin, destination, recipient: request.address, payoutAmount: due, refundAddress, expiresAtMs }
  const issued = await issue(ctx, scope, order, input)
  const payment: BridgePayment = {
    id: ctx.ids.uuid(),
    scope,
    requestId: request.id,
    origin,
    networkId: input.networkId,
    amount: issued.payInAmount,
    payoutAmount: due,
    refundAddress,
    provider: issued.provider,
    address: issued.address,
    reference: issued.reference,
    payIns: [],
    createdAtMs: ctx.clock.nowMs(),
    expiresAtMs: Math.min(issued.expiresAtMs, expiresAtMs),
    ...defined({ linkSessionId: input.linkSessionId }),
  }
  return store(ctx, payment)
}

const rejectEnded = ({ request, due }: DescribedPaymentRequest): void => {
  if (!isOpenRequest(request) || request.status === 'held')
    throw new ApiError('conflict', { message: `This request is ${request.status} already.` })
  if (isZero(due)) throw new ApiError('conflict', { message: 'Everything that is due was seen already.' })
}

const refundAddressOf = async (
  ctx: PaymentRequestContext,
  scope: Scope,
  input: BridgePaymentInput,
): Promise<string> => {
  const { networkId, symbol, refundAddress } = input
  const networkType = findNetwork(networkId)?.networkType
  if (refundAddress === undefined) {
    const own = networkType && ctx.bridging.recoveryAddresses[networkType]
    if (own !== undefined) return own
    throw invalidField('refundAddress', 'is needed: an address of the payer on the network of the payment')
  }
  const to = await checkRefundAddress(ctx, scope, { networkId, symbol, to: { address: refundAddress } })
  if (to.tag !== undefined) throw invalidField('refundAddress', 'holds a tag, and a bridge cannot return coins to one')
  return to.address
}

type ExactOrder = Omit<Parameters<NonNullable<BridgeProvider['issueExactAddress']>>[0], 'recoveryAddress'>

const issue = async (
  ctx: Pick<Context, 'store' | 'bridging'>,
  scope: Scope,
  order: ExactOrder,
  { networkId, symbol }: OriginAsset,
): Promise<ExactAddress & { provider: string }> => {
  const { providers } = await findRoute(ctx, scope, order)
  const networkType = findNetwork(networkId)?.networkType
  const own = networkType && ctx.bridging.recoveryAddresses[networkType]
  const asked = { ...order, ...defined({ recoveryAddress: own }) }
  try {
    return await queryProviders(providers, async provider => {
      if (!provider.issueExactAddress) throw new BridgeError('noRoute', 'no exact output')
      return { ...(await provider.issueExactAddress(asked)), provider: provider.name }
    })
  } catch (error) {
    throw apiErrorFromBridge(error, symbol)
  }
}

/** Of two calls at once, the first address that is stored counts for both: the other is never shown. */
const store = (ctx: Pick<Context, 'clock' | 'store'>, payment: BridgePayment): Promise<BridgePayment> =>
  ctx.store.transaction(async ({ paymentRequests, bridgePayments, jobs }) => {
    const request = await paymentRequests.findForUpdate(payment.scope, payment.requestId)
    if (!request || !isOpenRequest(request)) throw new ApiError('conflict', { message: 'This request has ended.' })
    const { networkId, origin } = payment
    const wanted = { ...payment, networkId, symbol: origin.asset }
    const first = findUsableBridge(await bridgePayments.listOf([payment.requestId]), wanted, ctx.clock.nowMs())
    if (first) return first
    if (!(await bridgePayments.insert(payment)))
      throw new ApiError('bridgeUnavailable', { message: 'The bridge has issued this address before. Try again.' })
    await jobs.enqueue(followJob(payment, ctx.clock.nowMs()))
    return payment
  })
