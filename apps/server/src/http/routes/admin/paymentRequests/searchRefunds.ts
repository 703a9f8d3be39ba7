import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { pageOf, readCursor } from '../pages.ts'
import { foundRefundView } from './foundRefundView.ts'
import { refundQuery } from './refundQuery.ts'

export const searchRefundsHandler: AdminHandler<'searchRefunds'> = async (
  { store },
  { scope, body: { cursor, count = 50, ...filters } },
) => {
  const place = cursor === undefined ? undefined : readCursor(cursor)
  const before = place && { createdAtMs: place.atMs, id: place.id }
  const found = await store.refunds.list(scope, { ...refundQuery(filters), count: count + 1, ...defined({ before }) })
  const { items, nextCursor } = pageOf(found, count, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }))
  return { items: items.map(foundRefundView), ...defined({ nextCursor }) }
}
