import { openOrderPhases, type Removal, type RemovalTerms, type Scope } from '@rialto/core'
import { sql } from 'kysely'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { openPhases } from '../transfers/transferColumns.ts'
import { eraseTransfers, hasUnsentEvents } from '../transfers/eraseTransfers.ts'

/**
 * Removes a connection in the caller's transaction: erases it with every row about it, or, while a transfer from it may still
 * move money, an event of a transfer is not sent or an order of it may still be taken, everything that this does not need.
 * What is left then is found by `findWithRemoved` alone. Locks first and reads after, so that an execute that is just
 * committing is seen.
 *
 * @param sealedNothing stands where a refresh token was.
 */
export const removeConnection = async (
  tx: Database<Tables>,
  scope: Scope,
  id: string,
  { sealedNothing, digests, ...terms }: RemovalTerms & { sealedNothing: Buffer; digests: Digests },
): Promise<Removal> => {
  const connection = await lockConnection(tx, scope, id)
  if (!connection) return { state: 'gone', isFirst: false }
  const isFirst = connection.removed_at === null
  const hiding = { at: new Date(terms.atMs), sealedNothing }
  if (terms.isDeferred === true) {
    await eraseUnkeyed(tx, id)
    await hide(tx, id, hiding)
    return { state: 'waiting', isFirst }
  }
  const isOpen = await eraseEndedTransfers(tx, digests, id, terms)
  await eraseUnkeyed(tx, id)
  if (!isOpen && !(await hasOpenOrder(tx, id))) {
    // Previews, orders and tokens go with it by foreign key.
    await tx.deleteFrom('connections').where('id', '=', id).execute()
    return { state: 'erased', isFirst }
  }
  await hide(tx, id, hiding)
  return { state: 'waiting', isFirst }
}

/** Whether there are transfers that stay. */
const eraseEndedTransfers = async (
  tx: Database<Tables>,
  digests: Digests,
  id: string,
  terms: RemovalTerms,
): Promise<boolean> => {
  const open = await openTransfers(tx, id, terms)
  const transfers = await tx.selectFrom('transfers').select('id').where('connection_id', '=', id).execute()
  const ended = transfers.map(transfer => transfer.id).filter(each => !open.includes(each))
  await eraseTransfers(tx, digests, ended, terms)
  return open.length > 0
}

/** In the order in which an execute locks. */
export const lockConnection = async (tx: Database<Tables>, scope: Scope, id: string) => {
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
    .select(['id', 'removed_at'])
    .where('client_id', '=', scope.clientId)
    .where('environment', '=', scope.environment)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (connection) await tx.selectFrom('transfers').select('id').where('connection_id', '=', id).forUpdate().execute()
  return connection
}

/** Those that may still move money, and those whose end the client has not been sent yet. */
const openTransfers = async (tx: Database<Tables>, id: string, { atMs }: RemovalTerms): Promise<string[]> => {
  const rows = await tx
    .selectFrom('transfers')
    .select('id')
    .where('connection_id', '=', id)
    .where(eb => eb.or([eb('phase', 'in', openPhases), hasUnsentEvents(eb, atMs)]))
    .execute()
  return rows.map(row => row.id)
}

const hasOpenOrder = async (tx: Database<Tables>, id: string): Promise<boolean> => {
  const open = await tx
    .selectFrom('orders')
    .select('id')
    .where('connection_id', '=', id)
    .where('phase', 'in', openOrderPhases)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Sessions keep ids in arrays, leases in their names. */
const eraseUnkeyed = async (tx: Database<Tables>, id: string): Promise<void> => {
  // Events about the connection itself, and about Link sessions in which it was used. That of its removal goes when it is sent.
  await tx
    .deleteFrom('webhook_events')
    .where('type', '<>', 'connection.removed')
    .where(eb =>
      eb.or([eb('subject_id', '=', id), sql<boolean>`type like 'linkSession.%' and body->'AccountIds' ? ${id}`]),
    )
    .execute()
  await tx.deleteFrom('leases').where('name', '=', `connection:${id}:token`).execute()
  await tx
    .deleteFrom('link_sessions')
    .where(sql<boolean>`connection_ids <> '{}' and connection_ids @> array[${id}]::uuid[]`)
    .execute()
}

/** Leaves the credentials, by which the institution is asked what became of the transfer. */
export const hide = async (
  tx: Database<Tables>,
  id: string,
  { at, sealedNothing }: { at: Date; sealedNothing: Buffer },
): Promise<void> => {
  await tx.deleteFrom('access_tokens').where('connection_id', '=', id).execute()
  await tx.deleteFrom('portfolio_reads').where('connection_id', '=', id).execute()
  await tx.deleteFrom('previews').where('connection_id', '=', id).execute()
  await tx.deleteFrom('orders').where('connection_id', '=', id).where('phase', 'not in', openOrderPhases).execute()
  await tx
    .updateTable('connections')
    .set({
      removed_at: sql<Date>`coalesce(removed_at, ${at})`,
      // One that was a payer's as well is erased from now on.
      payer_ended_at: null,
      // The user may connect the same account again before this one is gone.
      upstream_id: id,
      account_name: '',
      sealed_account_name: null,
      token_id_hash: null,
      sealed_token_id: null,
      refresh_token_hash: sql<Buffer>`sha256(uuid_send(gen_random_uuid()))`,
      sealed_refresh_token: sealedNothing,
    })
    .where('id', '=', id)
    .execute()
}
