import { defined } from '@rialto/defined'

import type { ReconcileContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { beginAfterReading } from '../transfers/beginAfterReading.ts'
import { wasPaid } from '../transfers/findPaying.ts'
import { reserveOrder } from '../transfers/reserveOrder.ts'
import type { PaymentRequest } from './ports.ts'

/**
 * Before an address is given for an order, which may be paid at once. A refused attempt of the order that was sent
 * nevertheless has paid it.
 *
 * @throws ApiError `orderAlreadySent`; `integrationUnavailable` if the history behind a refused attempt cannot be read
 *   now.
 */
export const rejectPaid = async (
  ctx: ReconcileContext,
  {
    scope,
    userId,
    clientTransactionId,
    linkSessionId,
  }: Pick<PaymentRequest, 'scope' | 'userId' | 'clientTransactionId' | 'linkSessionId'>,
): Promise<void> => {
  // No transfer has this id yet.
  const order = { id: ctx.ids.uuid(), scope, userId, ...defined({ clientTransactionId, linkSessionId }) }
  const { transfers, claims } = ctx.store
  await beginAfterReading(ctx, async reads => {
    if ((await transfers.findPaying(order)) || (await wasPaid(claims, order))) throw new ApiError('orderAlreadySent')
    return reserveOrder(ctx, ctx.store, { order, reads }, async () => ({ kind: 'free' }))
  })
}
