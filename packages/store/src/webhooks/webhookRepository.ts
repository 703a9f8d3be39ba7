import type { DeliveryFilter, EventSubject, Scope, WebhookEventType, WebhookRepository } from '@rialto/core'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { type DeliveryRow, readAttempt, readDelivery, readEvent } from './deliveryRow.ts'

const removed: WebhookEventType = 'connection.removed'

const isOpen = sql<SqlBool>`delivered_at is null and given_up_at is null`

const stateIs = {
  waiting: isOpen,
  delivered: sql<SqlBool>`delivered_at is not null`,
  failed: sql<SqlBool>`given_up_at is not null and delivered_at is null`,
} as const

/** Condition for the client's events that match a filter. */
const named = (scope: Scope, filter: DeliveryFilter): RawBuilder<SqlBool> => {
  const { endpointId, eventId, transferId, type, state, fromMs, toMs } = filter
  const conditions = [
    sql<SqlBool>`webhook_events.client_id = ${scope.clientId}::uuid`,
    sql<SqlBool>`webhook_events.environment = ${scope.environment}`,
  ]
  if (endpointId !== undefined) conditions.push(sql`endpoint_id = ${endpointId}::uuid`)
  if (eventId !== undefined) conditions.push(sql`coalesce(event_id, webhook_events.id) = ${eventId}::uuid`)
  if (transferId !== undefined) conditions.push(sql`transfer_id = ${transferId}::uuid`)
  if (type !== undefined) conditions.push(sql`type = ${type}`)
  if (state !== undefined) conditions.push(stateIs[state])
  if (fromMs !== undefined) conditions.push(sql`webhook_events.created_at >= ${new Date(fromMs)}`)
  if (toMs !== undefined) conditions.push(sql`webhook_events.created_at < ${new Date(toMs)}`)
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

export const webhookRepository = (db: Database<Tables>): WebhookRepository => {
  const openEvents = ({ endpointId, subject }: { endpointId: string; subject: EventSubject }) => {
    const open = db.selectFrom('webhook_events').select('id').where('endpoint_id', '=', endpointId).where(isOpen)
    return 'transferId' in subject
      ? open.where('transfer_id', '=', subject.transferId)
      : open.where('subject_id', '=', subject.subjectId)
  }
  const mark = async (id: string, changes: { delivered_at: Date } | { given_up_at: Date }) => {
    const { numUpdatedRows } = await db
      .updateTable('webhook_events')
      .set(changes)
      .where('id', '=', id)
      .where('type', '<>', removed)
      .executeTakeFirst()
    // Everything else about the connection is erased; this event is kept only for its delivery.
    if (numUpdatedRows === 0n)
      await db.deleteFrom('webhook_events').where('id', '=', id).where('type', '=', removed).execute()
  }

  return {
    async insertEvent(event) {
      const { subject } = event
      await db
        .insertInto('webhook_events')
        .values({
          ...scopeColumns(event.scope),
          id: event.id,
          event_id: event.eventId,
          endpoint_id: event.endpointId,
          transfer_id: 'transferId' in subject ? subject.transferId : null,
          subject_id: 'subjectId' in subject ? subject.subjectId : null,
          sequence: event.sequence,
          type: event.type,
          body: JSON.stringify(event.body),
          created_at: new Date(event.createdAtMs),
        })
        .execute()
    },

    async findEvent(id) {
      const row = await db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirst()
      return row && { event: readEvent(row), isEnded: row.delivered_at !== null || row.given_up_at !== null }
    },

    async nextSequence(scope, subjectId) {
      const row = await scoped(db, scope)
        .selectFrom('webhook_events')
        .select(eb => eb.fn.max('sequence').as('last'))
        .where('subject_id', '=', subjectId)
        .executeTakeFirst()
      return (row?.last ?? 0) + 1
    },

    async isHeldBack(event) {
      // The lock waits for a transaction that is ending the earlier event, which may not see this event and therefore
      // not wake it.
      const earlier = await openEvents(event)
        .where('sequence', '<', event.sequence)
        .limit(1)
        .forShare()
        .executeTakeFirst()
      return earlier !== undefined
    },

    async findNextOpen(event) {
      const next = await openEvents(event)
        .where('sequence', '>', event.sequence)
        .orderBy('sequence')
        .limit(1)
        .executeTakeFirst()
      return next?.id
    },

    async listFirstOpen(endpointId) {
      const { rows } = await sql<{ id: string }>`
        select distinct on (coalesce(transfer_id, subject_id)) id from webhook_events
        where endpoint_id = ${endpointId}::uuid and ${isOpen}
        order by coalesce(transfer_id, subject_id), sequence, id`.execute(db)
      return rows.map(({ id }) => id)
    },

    async insertAttempt({ id, deliveryId, startedAtMs, durationMs, status, error }) {
      const { rows } = await sql<{ number: number }>`
        insert into webhook_attempts (id, event_id, number, started_at, duration_ms, status, error)
        select ${id}::uuid, ${deliveryId}::uuid, count(*) + 1, ${new Date(startedAtMs)}::timestamptz, ${durationMs}::int,
          ${status ?? null}::int, ${error?.slice(0, 500) ?? null}::text
        from webhook_attempts where event_id = ${deliveryId}::uuid
        returning number`.execute(db)
      return rows[0]?.number ?? 1
    },

    async countAttempts({ id }, sinceMs) {
      const { rows } = await sql<{ all: number; counted: number; first_at: Date | null }>`
        select count(*)::int as all,
          count(*) filter (where started_at >= ${new Date(sinceMs)})::int as counted,
          min(started_at) filter (where started_at >= ${new Date(sinceMs)}) as first_at
        from webhook_attempts where event_id = ${id}::uuid`.execute(db)
      const [{ all, counted, first_at: first } = { all: 0, counted: 0, first_at: null }] = rows
      return first ? { all, counted, firstAtMs: first.getTime() } : { all, counted }
    },

    markDelivered: (id, atMs) => mark(id, { delivered_at: new Date(atMs) }),
    markGivenUp: (id, atMs) => mark(id, { given_up_at: new Date(atMs) }),

    async list(scope, { count, offset, ...filter }) {
      const { rows } = await sql<DeliveryRow>`
        select webhook_events.*, tried.attempts, tried.last_id, tried.last_started_at, tried.last_duration_ms,
          tried.last_status, tried.last_error,
          case when ${isOpen} and disabled_at is null then coalesce(jobs.again_at, jobs.run_at) end as next_at
        from webhook_events
        join webhook_endpoints on webhook_endpoints.id = endpoint_id
        left join jobs on kind = 'webhook.deliver' and key = webhook_events.id::text
          and done_at is null and dead_at is null
        left join lateral (
          select number as attempts, id as last_id, started_at as last_started_at, duration_ms as last_duration_ms,
            status as last_status, error as last_error
          from webhook_attempts where event_id = webhook_events.id order by number desc limit 1
        ) as tried on true
        where ${named(scope, filter)}
        order by webhook_events.created_at desc, webhook_events.id
        limit ${count} offset ${offset}`.execute(db)
      return rows.map(readDelivery)
    },

    async listAttempts(scope, id) {
      const rows = await scoped(db, scope)
        .selectFrom('webhook_events')
        .innerJoin('webhook_attempts', 'webhook_attempts.event_id', 'webhook_events.id')
        .selectAll('webhook_attempts')
        .where('webhook_attempts.event_id', '=', id)
        .orderBy('number')
        .execute()
      return rows.map(readAttempt)
    },

    async countWaiting(scope) {
      const { rows } = await sql<{ endpoint_id: string; waiting: number }>`
        select endpoint_id, count(*)::int as waiting from webhook_events
        where ${named(scope, { state: 'waiting' })} group by endpoint_id`.execute(db)
      return new Map(rows.map(({ endpoint_id: id, waiting }) => [id, waiting]))
    },

    async reopen(scope, filter, atMs) {
      const { rows } = await sql<{ id: string; endpointId: string; sequence: number }>`
        update webhook_events
        set delivered_at = null, given_up_at = null, replayed_at = ${new Date(atMs)}
        where ${named(scope, filter)}
        returning id, endpoint_id as "endpointId", sequence`.execute(db)
      return rows.sort((a, b) => a.sequence - b.sequence).map(({ id, endpointId }) => ({ id, endpointId }))
    },
  }
}
