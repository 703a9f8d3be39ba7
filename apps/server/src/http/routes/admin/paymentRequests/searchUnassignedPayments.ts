import type { ExportUnassignedPaymentsRequest } from '@rialto/contract'
import type { UnassignedPaymentFilter } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { pageOf, readCursor } from '../pages.ts'
import { unassignedPaymentView } from './unassignedPaymentView.ts'

const countedMs = 30 * 24 * 60 * 60_000

/** The filter of the payments that a request asks for. */
export const unassignedQuery = ({
  networkId,
  txHash: hash,
  statuses = ['open', 'returning'],
}: Omit<ExportUnassignedPaymentsRequest, 'format'>): Omit<UnassignedPaymentFilter, 'before' | 'count'> =>
  defined({ networkId: networkId?.toLowerCase(), hash, statuses })

export const searchUnassignedPaymentsHandler: AdminHandler<'searchUnassignedPayments'> = async (
  { store, clock },
  { scope, body: { cursor, count = 50, ...filters } },
) => {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const filter = { ...unassignedQuery(filters), ...defined({ before }), count: count + 1 }
  const found = await store.unassignedPayments.list(scope, filter)
  const notKept = await store.unassignedPayments.countNotKept(scope, clock.nowMs() - countedMs)
  const { items, nextCursor } = pageOf(found, count, ({ seenAtMs, id }) => ({ atMs: seenAtMs, id }))
  return { items: items.map(unassignedPaymentView), ...defined({ nextCursor }), notKept }
}
