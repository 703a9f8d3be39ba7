import type { Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { type DescribedPaymentRequest, describePaymentRequest } from './describePaymentRequest.ts'
import type { OfferPair } from './listAddressOffers.ts'
import { mayGiveRefundAddress } from './giveRefundAddress.ts'
import { requestOfSession } from './requestOfSession.ts'

/** The order's request, as the user of a session sees it. */
export interface SessionPayment extends DescribedPaymentRequest {
  mayGiveRefundAddress: boolean
}

/**
 * The session's request for an asset as of now; undefined before there is one. Once it is paid, its transfer is the
 * session's, also for a payer who opened the pay link again.
 */
export const readAddressPayment = async (
  ctx: Context,
  session: LinkSessionRecord,
  pair: OfferPair,
): Promise<SessionPayment | undefined> => {
  const request = await requestOfSession(ctx, session, pair)
  if (!request) return undefined
  const described = await describePaymentRequest(ctx, session.scope, request.id)
  const { status, transferId } = described.request
  if (status === 'paid' && transferId !== undefined && session.transferId === undefined)
    await ctx.store.link.setTransfer(session.id, transferId)
  return { ...described, mayGiveRefundAddress: await mayGiveRefundAddress(ctx, session, request) }
}
