import { canonicalAddress } from '@rialto/catalog'
import type { Scope } from '@rialto/core'

import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/**
 * Requests of the client that are watched, and whose address is read apart from its network. Without such addresses, the cursors
 * alone are read.
 */
export const countBehind = async (db: Database<Tables>, scope: Scope, nowMs: number): Promise<number> => {
  const cursors = await db
    .selectFrom('payment_cursors')
    .select(['network_id', 'unread'])
    .where('environment', '=', scope.environment)
    .execute()
  const behind = cursors.flatMap(({ network_id: networkId, unread }) =>
    unread.map(({ address, tag }) => ({ address: canonicalAddress(networkId, address), tag })),
  )
  if (behind.length === 0) return 0
  const rows = await scoped(db, scope)
    .selectFrom('payment_requests')
    .select(['canonical_address', 'address_tag'])
    .where('watch_until', '>', new Date(nowMs))
    .where(eb => eb('canonical_address', '=', eb.fn.any(eb.val(behind.map(({ address }) => address)))))
    .execute()
  return rows.filter(row =>
    behind.some(
      ({ address, tag }) => address === row.canonical_address && (tag === undefined || tag === row.address_tag),
    ),
  ).length
}
