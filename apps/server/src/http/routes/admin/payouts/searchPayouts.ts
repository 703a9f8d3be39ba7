import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { payoutView } from '../../payouts/payoutView.ts'
import { pageOf, readCursor } from '../pages.ts'

export const searchPayoutsHandler: AdminHandler<'searchPayouts'> = async (
  { store },
  { scope, body: { payoutId, userId, statuses, transactionId: clientTransactionId, cursor, count = 50 } },
) => {
  const place = cursor === undefined ? undefined : readCursor(cursor)
  const before = place && { createdAtMs: place.atMs, id: place.id }
  const id = payoutId?.toLowerCase()
  const found = await store.payouts.list(scope, {
    count: count + 1,
    ...defined({ id, userId, statuses, clientTransactionId, before }),
  })
  const { items, nextCursor } = pageOf(found, count, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }))
  return { items: items.map(payoutView), ...defined({ nextCursor }) }
}
