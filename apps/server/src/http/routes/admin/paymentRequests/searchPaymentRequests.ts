import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { paymentRequestView } from '../../paymentRequests/paymentRequestView.ts'

export const searchPaymentRequestsHandler: AdminHandler<'searchPaymentRequests'> = async (
  ctx,
  { scope, body: { statuses, transactionId, cursor, count = 50 } },
) => {
  const [atMs, beforeId = ''] = cursor?.split('|') ?? []
  const before = atMs === undefined ? undefined : { createdAtMs: Number(atMs), id: beforeId }
  const filter = { count: count + 1, ...defined({ statuses, clientTransactionId: transactionId, before }) }
  const found = await ctx.store.paymentRequests.list(scope, filter)
  const page = found.slice(0, count)
  const last = found.length > count ? page.at(-1) : undefined
  return {
    items: await Promise.all(page.map(({ id }) => paymentRequestView(ctx, scope, id))),
    ...defined({ nextCursor: last && `${last.createdAtMs}|${last.id}` }),
  }
}
