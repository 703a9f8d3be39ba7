import type { LinkSession } from '@rialto/contract'
import { type Context, describePaymentRequest, isOpenRequest, type LinkSessionRecord } from '@rialto/core'

import { partOfOrder } from './partOfOrder.ts'

/** More requests than a payer can create for one order by going back and forth. */
const mostOfOrder = 100

/**
 * The newest request of an order that ended unpaid after a part had arrived: its payer sees what became of the part before
 * anything is paid again. Undefined while a request is open, once the order is paid, and for a session whose order has no id of
 * the client: no other session continues it.
 */
export const endedPart = async (ctx: Context, session: LinkSessionRecord): Promise<LinkSession['addressPayment']> => {
  const { userId, transfer } = session.request
  const clientTransactionId = transfer?.transactionId
  if (clientTransactionId === undefined || transfer?.transferType === 'onramp') return undefined
  const filter = { userId, clientTransactionId, count: mostOfOrder }
  const all = await ctx.store.paymentRequests.list(session.scope, filter)
  if (all.some(one => isOpenRequest(one) || one.status === 'paid')) return undefined
  const ended = all.find(({ transferId }) => transferId !== undefined)
  const part = ended && partOfOrder(await describePaymentRequest(ctx, session.scope, ended.id))
  return ended && part && { networkId: ended.networkId, symbol: ended.symbol, hasBegun: false, part }
}
