import { openOrderPhases, type Scope } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { openPhases } from '../transfers/transferColumns.ts'

/**
 * Erases a connection and every row about it, in the caller's transaction. False, and nothing changes, while a transfer
 * from it may still move money or an order of it may still be taken. Locks first and reads after, so that an execute that is just committing is seen.
 */
export const eraseConnection = async (tx: Database<Tables>, scope: Scope, id: string): Promise<boolean> => {
  // In the order in which an execute locks: the preview, then the row that a new transfer's foreign key needs.
  await tx
    .selectFrom('previews')
    .select('id')
    .where('client_id', '=', scope.clientId)
    .where('environment', '=', scope.environment)
    .where('connection_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute()
  const connection = await tx
    .selectFrom('connections')
    .select('id')
    .where('client_id', '=', scope.clientId)
    .where('environment', '=', scope.environment)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!connection) return true
  const transfers = await tx
    .selectFrom('transfers')
    .select(['id', 'phase'])
    .where('connection_id', '=', id)
    .forUpdate()
    .execute()
  if (transfers.some(({ phase }) => openPhases.some(open => open === phase))) return false
  const waiting = await tx
    .selectFrom('orders')
    .select('id')
    .where('connection_id', '=', id)
    .where('phase', 'in', openOrderPhases)
    .limit(1)
    .executeTakeFirst()
  if (waiting) return false
  await eraseUnkeyed(
    tx,
    id,
    transfers.map(transfer => transfer.id),
  )
  // Previews, transfers, orders, attempts and webhook events go with it by foreign key.
  await tx.deleteFrom('connections').where('id', '=', id).execute()
  return true
}

/** Sessions keep ids in arrays, jobs and leases in their names. */
const eraseUnkeyed = async (tx: Database<Tables>, id: string, transferIds: string[]): Promise<void> => {
  const events = await tx
    .selectFrom('webhook_events')
    .select('id')
    .where(eb => eb('transfer_id', '=', eb.fn.any(eb.val(transferIds))))
    .execute()
  const keys = [...transferIds, ...events.map(event => event.id)]
  await tx
    .deleteFrom('jobs')
    .where(eb => eb('key', '=', eb.fn.any(eb.val(keys))))
    .execute()
  await eraseEvents(tx, id)
  await tx.deleteFrom('leases').where('name', '=', `connection:${id}:token`).execute()
  await tx
    .deleteFrom('link_sessions')
    .where(eb => eb(eb.val(id), '=', eb.fn.any('connection_ids')))
    .execute()
}

/** Events about the connection itself, and about Link sessions in which it was used. */
const eraseEvents = async (tx: Database<Tables>, id: string): Promise<void> => {
  await tx
    .deleteFrom('webhook_events')
    .where(eb =>
      eb.or([eb('subject_id', '=', id), sql<boolean>`type = 'linkSession.finished' and body->'AccountIds' ? ${id}`]),
    )
    .execute()
}
