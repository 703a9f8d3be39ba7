import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { paymentRequestView } from '../../paymentRequests/paymentRequestView.ts'
import { pageOf, readCursor } from '../pages.ts'

export const searchPaymentRequestsHandler: AdminHandler<'searchPaymentRequests'> = async (
  ctx,
  { scope, body: { paymentRequestId, userId, statuses, transactionId, cursor, count = 50 } },
) => {
  const place = cursor === undefined ? undefined : readCursor(cursor)
  const before = place && { createdAtMs: place.atMs, id: place.id }
  const id = paymentRequestId?.toLowerCase()
  const filter = {
    count: count + 1,
    ...defined({ id, userId, statuses, clientTransactionId: transactionId, before }),
  }
  const found = await ctx.store.paymentRequests.list(scope, filter)
  const { items, nextCursor } = pageOf(found, count, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }))
  return {
    items: await Promise.all(items.map(({ id }) => paymentRequestView(ctx, scope, id))),
    ...defined({ nextCursor }),
  }
}
