import type { Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import type { BridgePayment } from './bridges/ports.ts'
import { type DescribedPaymentRequest, describePaymentRequest } from './describePaymentRequest.ts'
import type { OfferPair } from './listAddressOffers.ts'
import { isOfBrowser } from './isOfBrowser.ts'
import { bridgePaymentOfSession, requestOfSession } from './requestOfSession.ts'

/** The order's request, as the user of a session sees it. */
export interface SessionPayment extends DescribedPaymentRequest {
  mayGiveRefundAddress: boolean
  /** The asset is sent to this address of a bridge. */
  bridge?: BridgePayment
}

/**
 * The session's request for an asset as of now; undefined before there is one. Once it is paid, its transfer is the
 * session's, also for a payer who opened the pay link again.
 */
export const readAddressPayment = async (
  ctx: Pick<Context, 'store'>,
  session: LinkSessionRecord,
  pair: OfferPair,
): Promise<SessionPayment | undefined> => {
  const request = await requestOfSession(ctx, session, pair)
  const bridge = request ? undefined : await bridgePaymentOfSession(ctx, session, pair)
  const id = request?.id ?? bridge?.requestId
  if (id === undefined) return undefined
  const described = await describePaymentRequest(ctx, session.scope, id)
  const { status, transferId } = described.request
  if (status === 'paid' && transferId !== undefined && session.transferId === undefined)
    await ctx.store.link.setTransfer(session.id, transferId)
  // A bridge returns coins to the address for which it was asked.
  if (bridge) return { ...described, bridge, mayGiveRefundAddress: false }
  return { ...described, mayGiveRefundAddress: await isOfBrowser(ctx, session, described.request.linkSessionId) }
}
