import type { Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { isOpenRequest } from './assessPayments.ts'
import type { OfferPair } from './listAddressOffers.ts'
import type { PaymentRequest } from './ports.ts'

type Session = Pick<LinkSessionRecord, 'id' | 'scope' | 'request'>

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
