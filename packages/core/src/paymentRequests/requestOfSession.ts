import type { Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { isOpenRequest } from './assessPayments.ts'
import { bridgePaymentStatus } from './bridges/bridgePaymentStatus.ts'
import type { BridgePayment, BridgePaymentStatus } from './bridges/ports.ts'
import { isOfBrowser } from './isOfBrowser.ts'
import type { OfferPair } from './listAddressOffers.ts'
import type { PaymentRequest } from './ports.ts'

type Session = Pick<LinkSessionRecord, 'id' | 'scope' | 'request'>
type BrowserSession = Session & Pick<LinkSessionRecord, 'place' | 'browserKeyHash'>

/** The order of a session. Sessions of one pay link share theirs. */
export const orderOf = ({ id, request }: Session): Pick<PaymentRequest, 'userId' | 'transactionId'> => ({
  userId: request.userId,
  transactionId: request.transfer?.transactionId ?? `link:${id}`,
})

/** More requests than a payer can create for one order by going back and forth. */
const mostOfOrder = 100

const listOfOrder = ({ store }: Pick<Context, 'store'>, session: Session): Promise<PaymentRequest[]> =>
  store.paymentRequests.list(session.scope, { ...orderOf(session), count: mostOfOrder })

/** The newest request of the session's order for an asset. Never one of another order. */
export const requestOfSession = async (
  ctx: Pick<Context, 'store'>,
  session: Session,
  { networkId, symbol }: OfferPair,
): Promise<PaymentRequest | undefined> =>
  (await listOfOrder(ctx, session)).find(one => one.networkId === networkId && one.symbol === symbol)

/**
 * The addresses of bridges that were asked for in the session's browser: each has the refund address of its payer, which no other
 * holder of a pay link may replace.
 */
const listOwnBridges = async (
  ctx: Pick<Context, 'store'>,
  session: BrowserSession,
  requestIds: readonly string[],
): Promise<BridgePayment[]> => {
  const own: BridgePayment[] = []
  for (const one of await ctx.store.bridgePayments.listOf(requestIds))
    if (one.linkSessionId !== undefined && (await isOfBrowser(ctx, session, one.linkSessionId))) own.push(one)
  return own
}

/** The newest address of a bridge for the session's order in an asset. */
export const bridgePaymentOfSession = async (
  ctx: Pick<Context, 'store'>,
  session: BrowserSession,
  { networkId, symbol }: OfferPair,
): Promise<BridgePayment | undefined> => {
  const ids = (await listOfOrder(ctx, session)).map(({ id }) => id)
  const all = ids.length === 0 ? [] : await listOwnBridges(ctx, session, ids)
  return all.findLast(one => one.networkId === networkId && one.origin.asset === symbol)
}

/**
 * The asset to which a reload returns: that of the bridge that was paid in to or else whose price is held, or that of the
 * request.
 */
export const pairOfUnfinished = async (
  ctx: Pick<Context, 'store' | 'clock'>,
  session: BrowserSession,
  request: PaymentRequest,
): Promise<OfferPair & { hasBegun: boolean }> => {
  const nowMs = ctx.clock.nowMs()
  const all = await listOwnBridges(ctx, session, [request.id])
  const used = (statuses: readonly BridgePaymentStatus[]) =>
    all.findLast(one => statuses.includes(bridgePaymentStatus(one, nowMs)))
  const bridge = used(['pending', 'paidOut']) ?? (request.status === 'waiting' ? used(['waiting']) : undefined)
  const { networkId, symbol } = bridge ? { networkId: bridge.networkId, symbol: bridge.origin.asset } : request
  const isPaidIn = bridge !== undefined && bridge.payIns.length > 0
  return { networkId, symbol, hasBegun: request.transferId !== undefined || isPaidIn }
}

/**
 * The request to which a reload returns: the one that was paid in part, or else the newest
 * open one.
 */
export const unfinishedRequest = async (
  ctx: Pick<Context, 'store'>,
  session: Session,
): Promise<PaymentRequest | undefined> => {
  const { transfer } = session.request
  if (!transfer || transfer.transferType === 'onramp') return undefined
  const open = (await listOfOrder(ctx, session)).filter(isOpenRequest)
  return open.find(({ transferId }) => transferId !== undefined) ?? open[0]
}
