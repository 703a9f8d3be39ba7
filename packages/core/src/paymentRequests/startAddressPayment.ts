import { defined } from '@rialto/defined'

import type { PaymentRequestContext } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { createPaymentRequest } from './createPaymentRequest.ts'
import { startBridgePayment } from './bridges/startBridgePayment.ts'
import { findAddressOffer, type OfferPair } from './listAddressOffers.ts'
import type { PaymentRequest } from './ports.ts'
import { orderOf } from './requestOfSession.ts'

/** A price is held for an hour, which most exchanges need at most to send. Without one there is nothing to hold. */
const seconds = { heldPrice: 60 * 60, fixed: 24 * 60 * 60 }

/**
 * The address to which the user of a session pays the order in an asset: the same on every call while the request is
 * open, with the amount that was shown first. Over a bridge: the address of the bridge, with its price.
 *
 * @throws ApiError `invalidField` for an asset that the session does not offer; also the errors of
 *   `createPaymentRequest`, and over a bridge those of `startBridgePayment`.
 */
export const startAddressPayment = async (
  ctx: PaymentRequestContext,
  session: LinkSessionRecord,
  { refundAddress, ...pair }: OfferPair & { refundAddress?: string | undefined },
): Promise<PaymentRequest> => {
  const { amount, holdsPrice, over } = await findAddressOffer(ctx, session, pair)
  if (over) {
    const request = await startAddressPayment(ctx, session, { networkId: over.network.id, symbol: over.token.symbol })
    await startBridgePayment(ctx, session.scope, {
      ...pair,
      paymentRequestId: request.id,
      refundAddress,
      linkSessionId: session.id,
    })
    return request
  }
  const order = { ...orderOf(session), ...pair }
  const open = await ctx.store.paymentRequests.findOpen(session.scope, order)
  return createPaymentRequest(ctx, session.scope, {
    ...order,
    // A price may have changed since.
    amount: open && holdsPrice ? open.amount : amount,
    linkSessionId: session.id,
    expiresInSeconds: holdsPrice ? seconds.heldPrice : seconds.fixed,
    ...defined({ clientTransactionId: session.request.transfer?.transactionId }),
  })
}
