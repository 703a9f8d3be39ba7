import {
  openOrderPhases,
  refusals,
  unanswered,
  type Removal,
  type RemovalReason,
  type RemovalTerms,
  type Scope,
} from '@rialto/core'
import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { openPhases } from '../transfers/transferColumns.ts'
import { eraseTransfers, hasUnsentEvents } from '../transfers/eraseTransfers.ts'

/**
 * Removes a connection in the caller's transaction: erases it with all its rows. While a transfer from it may still
 * move money, an event of a transfer is undelivered or an order of it may still be accepted, erases only the data that
 * these do not need. The remaining row is found by `findWithRemoved` alone. Locks first and reads after, so that an
 * execute that is just committing is seen.
 *
 * @param sealedNothing replaces the refresh token.
 */
export const removeConnection = async (
  tx: Database<Tables>,
  scope: Scope,
  id: string,
  { sealedNothing, digests, ...terms }: RemovalTerms & { sealedNothing: Buffer; digests: Digests },
): Promise<Removal> => {
  const connection = await lockConnection(tx, scope, id)
  if (!connection) return { state: 'gone', isFirst: false, waitsFor: [] }
  const isFirst = connection.removed_at === null
  const hiding = { at: new Date(terms.atMs), sealedNothing }
  if (terms.isDeferred === true) {
    await eraseUnkeyed(tx, id)
    await hide(tx, id, hiding)
    return { state: 'waiting', isFirst, waitsFor: [] }
  }
  const waitsFor = await eraseEndedTransfers(tx, digests, id, terms)
  if (await hasOpenOrder(tx, id)) waitsFor.push('orderInProgress')
  await eraseUnkeyed(tx, id)
  if (waitsFor.length === 0) {
    // Previews, orders and tokens are deleted with it by their foreign keys.
    await tx.deleteFrom('connections').where('id', '=', id).execute()
    return { state: 'erased', isFirst, waitsFor }
  }
  await hide(tx, id, hiding)
  return { state: 'waiting', isFirst, waitsFor }
}

/** Erases transfers that have ended. Returns why the others stay. */
const eraseEndedTransfers = async (
  tx: Database<Tables>,
  digests: Digests,
  id: string,
  terms: RemovalTerms,
): Promise<RemovalReason[]> => {
  const open = await openTransfers(tx, id, terms)
  const kept = open.map(transfer => transfer.id)
  const transfers = await tx.selectFrom('transfers').select('id').where('connection_id', '=', id).execute()
  const ended = transfers.map(transfer => transfer.id).filter(each => !kept.includes(each))
  await eraseTransfers(tx, digests, ended, terms)
  return [...new Set(open.map(({ reason }) => reason))]
}

/** Locks in the same order as an execute. */
export const lockConnection = async (tx: Database<Tables>, scope: Scope, id: string) => {
  // In the same order as an execute: the preview, then the row that a new transfer's foreign key needs.
  await scoped(tx, scope)
    .selectFrom('previews')
    .select('id')
    .where('connection_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute()
  const connection = await scoped(tx, scope)
    .selectFrom('connections')
    .select(['id', 'removed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (connection) await tx.selectFrom('transfers').select('id').where('connection_id', '=', id).forUpdate().execute()
  return connection
}

/** A wallet may still send a payment that it reported as declined, and an institution one that it refused: both are checked for a day. */
const declinedMs = 24 * 60 * 60_000
/** The last read of a watch is at its end. */
const lastReadWithinMs = 15 * 60_000
/** A call that takes longer has been cut off, or its process was suspended. */
const answersWithinMs = 15 * 60_000

/**
 * Transfers that may still move money or are watched, those with an undelivered final event, and those that an
 * operator must still resolve.
 */
const openTransfers = async (
  tx: Database<Tables>,
  id: string,
  { atMs }: RemovalTerms,
): Promise<{ id: string; reason: RemovalReason }[]> => {
  const rows = await tx
    .selectFrom('transfers')
    .select(['id', 'connection_id', 'part_of'])
    .select(eb => [
      isPartOfOpen.as('isPart'),
      eb.or([eb('phase', 'in', openPhases), isUnanswered(atMs)]).as('isOpen'),
      eb.or([eb('watch_until', '>', new Date(atMs - lastReadWithinMs)), wasDeclined(atMs)]).as('isWatched'),
      eb
        .or([
          eb.and([eb('found_late_at', 'is not', null), eb('late_handled_at', 'is', null)]),
          eb.and([
            eb('phase', '=', 'settled'),
            eb('twin_records', 'is not', null),
            eb('overcharge_handled_at', 'is', null),
          ]),
          sql<SqlBool>`phase = 'settled' and finding is not null and finding->>'handledAtMs' is null`,
        ])
        .as('isInReview'),
      hasUnsentEvents(eb, atMs).as('isUnsent'),
    ])
    .where('id', 'in', eb => ownAndParts(eb, id))
    .execute()
  return rows.flatMap(row => {
    const reason = reasonOf(row)
    const kept = { id: row.id, reason: reason ?? 'transferInProgress' } as const
    if (reason === undefined) return row.isPart === true && row.connection_id === id ? [kept] : []
    // A combined transfer stays with its part, which it counts.
    return row.part_of === null ? [kept] : [kept, { ...kept, id: row.part_of }]
  })
}

/**
 * Transfers of an account, and the parts of its combined transfers, which may be from other accounts. A union, because
 * no index serves both conditions at once.
 */
const ownAndParts = (eb: ExpressionBuilder<Tables, 'transfers'>, id: string) =>
  eb
    .selectFrom('transfers as own')
    .select('own.id')
    .where('own.connection_id', '=', id)
    .unionAll(
      eb
        .selectFrom('transfers as whole')
        .innerJoin('transfers as part', 'part.part_of', 'whole.id')
        .select('part.id')
        .where('whole.connection_id', '=', id)
        .where('whole.is_combined', '=', true),
    )

/**
 * Until it ends, a combined transfer counts the amounts of its paid parts. `limit` keeps PostgreSQL from reading the
 * whole table into a hash.
 */
const isPartOfOpen = sql<boolean>`(
  select whole.id from transfers whole
  where whole.id = transfers.part_of and whole.phase not in ('settled', 'failed') limit 1) is not null`

/** The history ended an attempt whose own call may still be answered: the answer may name another withdrawal. */
const isUnanswered = (atMs: number) => sql<boolean>`(
  select asked.transfer_id from withdrawal_attempts asked
  where asked.transfer_id = transfers.id and asked.outcome = any(${unanswered})
    and asked.created_at > ${new Date(atMs - answersWithinMs)} limit 1) is not null`

interface Standing {
  isOpen: unknown
  isWatched: unknown
  isInReview: unknown
  isUnsent: unknown
}

const reasonOf = ({ isOpen, isWatched, isInReview, isUnsent }: Standing): RemovalReason | undefined => {
  if (isOpen === true) return 'transferInProgress'
  if (isWatched === true) return 'transferWatched'
  if (isInReview === true) return 'transferInReview'
  return isUnsent === true ? 'webhookNotDelivered' : undefined
}

const wasDeclined = (atMs: number) => sql<boolean>`(
  phase = 'awaitingUser' and exists (
    select from withdrawal_attempts asked
    where asked.transfer_id = transfers.id
      and (asked.after_block is not null
        or asked.state in ('rejected', 'notCreated') and coalesce(asked.outcome, 'rejected') = any(${refusals}))
      and asked.created_at > ${new Date(atMs - declinedMs - lastReadWithinMs)}
  ))`

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

/** Erases references without a foreign key: sessions store ids in arrays, and leases in their names. */
const eraseUnkeyed = async (tx: Database<Tables>, id: string): Promise<void> => {
  // Events of the connection itself, and of Link sessions in which it was used. The event of its removal is deleted
  // after delivery.
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

/** Keeps the credentials, which are needed to reconcile its transfers. */
export const hide = async (
  tx: Database<Tables>,
  id: string,
  { at, sealedNothing }: { at: Date; sealedNothing: Buffer },
): Promise<void> => {
  await tx.deleteFrom('access_tokens').where('connection_id', '=', id).execute()
  await tx.deleteFrom('portfolio_reads').where('connection_id', '=', id).execute()
  await tx.deleteFrom('previews').where('connection_id', '=', id).execute()
  await tx
    .deleteFrom('orders')
    .where('connection_id', '=', id)
    .where('phase', 'not in', openOrderPhases)
    // The order of a conversion has the id of its transfer, which waits for it to be filled.
    .where('id', 'not in', eb => eb.selectFrom('transfers').select('transfers.id').where('connection_id', '=', id))
    .execute()
  await tx
    .updateTable('connections')
    .set({
      removed_at: sql<Date>`coalesce(removed_at, ${at})`,
      // A connection that was also a payer's is erased from now on.
      payer_ended_at: null,
      // The user may connect the same account again before this row is erased.
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
