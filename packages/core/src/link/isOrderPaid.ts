import type { Context } from '../context.ts'
import { wasPaid } from '../transfers/findPaying.ts'
import type { LinkSessionRecord } from './ports.ts'

/**
 * Whether a transfer has paid the order of a new session, which the user may pay no second time. False while the transfer is
 * pending: the session then shows that transfer when the user sends.
 */
export const isOrderPaid = async (
  { store }: Pick<Context, 'store'>,
  { scope, request }: Pick<LinkSessionRecord, 'scope' | 'request'>,
): Promise<boolean> => {
  const clientTransactionId = request.transfer?.transactionId
  if (clientTransactionId === undefined) return false
  const order = { scope, userId: request.userId, clientTransactionId }
  const paying = await store.transfers.findPaying(order)
  return paying?.phase === 'settled' || (!paying && (await wasPaid(store.claims, order)))
}
