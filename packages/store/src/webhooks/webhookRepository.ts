import type {
  DeliveryFilter,
  EventSubject,
  Scope,
  WebhookAttempt,
  WebhookEvent,
  WebhookEventType,
  WebhookRepository,
} from '@rialto/core'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

import { gather } from '../database/gather.ts'
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

/** By the indexes of both kinds of subject, because a page reads it again every two seconds. */
const isOfSession = ({ clientId, environment }: Scope, id: string): RawBuilder<SqlBool> => sql<SqlBool>`
  webhook_events.id = any(array(
    select id from webhook_events of_session where of_session.subject_id = ${id}::uuid
    union all
    select of_payout.id from payouts join webhook_events of_payout on of_payout.subject_id = payouts.id
    where link_session_id = ${id}::uuid and payouts.client_id = ${clientId}::uuid and payouts.environment = ${environment}
    union all
    select id from webhook_events of_transfer where of_transfer.transfer_id = (
      select transfer_id from link_sessions
      where id = ${id}::uuid and client_id = ${clientId}::uuid and environment = ${environment})))`

/** Condition for the client's events that match a filter. */
const named = (scope: Scope, filter: DeliveryFilter): RawBuilder<SqlBool> => {
  const { endpointId, eventId, transferId, linkSessionId, type, state, fromMs, toMs } = filter
  const conditions = [
    sql<SqlBool>`webhook_events.client_id = ${scope.clientId}::uuid`,
    sql<SqlBool>`webhook_events.environment = ${scope.environment}`,
  ]
  if (endpointId !== undefined) conditions.push(sql`endpoint_id = ${endpointId}::uuid`)
  if (eventId !== undefined) conditions.push(sql`coalesce(event_id, webhook_events.id) = ${eventId}::uuid`)
  if (transferId !== undefined) conditions.push(sql`transfer_id = ${transferId}::uuid`)
  if (linkSessionId !== undefined) conditions.push(isOfSession(scope, linkSessionId))
  if (type !== undefined) conditions.push(sql`type = ${type}`)
  if (state !== undefined) conditions.push(stateIs[state])
  if (fromMs !== undefined) conditions.push(sql`webhook_events.created_at >= ${new Date(fromMs)}`)
  if (toMs !== undefined) conditions.push(sql`webhook_events.created_at < ${new Date(toMs)}`)
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** An open event before `event` of the same subject, for the same endpoint. One index each for the two kinds of subject. */
const earlierOpen = (subject: 'transfer_id' | 'subject_id') => sql<SqlBool>`exists (
  select from webhook_events earlier
  where earlier.endpoint_id = webhook_events.endpoint_id and earlier.${sql.ref(subject)} = webhook_events.${sql.ref(subject)}
    and earlier.sequence < webhook_events.sequence and earlier.delivered_at is null and earlier.given_up_at is null)`

const nextOpen = (subject: 'transfer_id' | 'subject_id') => sql`
  select id from webhook_events later
  where later.endpoint_id = asked.endpoint_id and later.${sql.ref(subject)} = asked.${sql.ref(subject)}
    and later.sequence > asked.sequence and later.delivered_at is null and later.given_up_at is null
  order by later.sequence limit 1`

interface Delivered {
  attempt: Omit<WebhookAttempt, 'number' | 'error'>
  atMs: number
}

/** Returns for each whether its event was there and could be locked. */
const writeDelivered = async (
  db: Database<Tables>,
  all: readonly Delivered[],
  locking: RawBuilder<unknown>,
): Promise<boolean[]> => {
  const column = <T>(read: (each: Delivered) => T): T[] => all.map(read)
  // In the order of their ids, so that two servers that deliver some of the same events cannot deadlock.
  const { rows } = await sql<{ id: string }>`
    with attempt as materialized (
      select * from unnest(${column(({ attempt }) => attempt.id)}::uuid[], ${column(({ attempt }) => attempt.deliveryId)}::uuid[],
        ${column(({ attempt }) => new Date(attempt.startedAtMs))}::timestamptz[], ${column(({ attempt }) => attempt.durationMs)}::int[],
        ${column(({ attempt }) => attempt.status ?? null)}::int[], ${column(({ atMs }) => new Date(atMs))}::timestamptz[]
      ) as attempt (id, event_id, started_at, duration_ms, status, delivered_at)
    ), event as materialized (
      select webhook_events.id, type from webhook_events join attempt on attempt.event_id = webhook_events.id
      order by webhook_events.id ${locking}
    ), inserted as (
      insert into webhook_attempts (id, event_id, number, started_at, duration_ms, status)
      select attempt.id, attempt.event_id,
        (select count(*) + 1 from webhook_attempts earlier where earlier.event_id = attempt.event_id),
        started_at, duration_ms, status
      from attempt join event on event.id = attempt.event_id and event.type <> ${removed}
    ), erased as (
      -- Everything else about the connection is erased; this event is kept only for its delivery.
      delete from webhook_events using event where webhook_events.id = event.id and event.type = ${removed}
    ), marked as (
      update webhook_events set delivered_at = attempt.delivered_at from attempt
      join event on event.id = attempt.event_id and event.type <> ${removed} where webhook_events.id = attempt.event_id
    )
    select id from event`.execute(db)
  const written = new Set(rows.map(({ id }) => id))
  return all.map(({ attempt }) => written.has(attempt.deliveryId))
}

/** Deliveries run many at a time: what each reads and writes shares statements with the others. */
const together = { most: 100, inFlight: 2 }

export const webhookRepository = (db: Database<Tables>): WebhookRepository => {
  const findEvent = gather(together, async (ids: readonly string[]) => {
    const rows = await db
      .selectFrom('webhook_events')
      .selectAll()
      .select(eb => eb.or([earlierOpen('transfer_id'), earlierOpen('subject_id')]).as('has_earlier'))
      .where(eb => eb('id', '=', eb.fn.any(eb.val([...ids]))))
      .execute()
    const byId = new Map(rows.map(row => [row.id, row]))
    return ids.map(id => {
      const row = byId.get(id)
      const isEnded = row !== undefined && (row.delivered_at !== null || row.given_up_at !== null)
      return row && { event: readEvent(row), isEnded, hasEarlier: Boolean(row.has_earlier) }
    })
  })
  const findNextOpen = gather(together, async (events: readonly WebhookEvent[]) => {
    const { rows } = await sql<{ of: string; id: string }>`
      select asked.of, coalesce(next_of_transfer.id, next_of_subject.id) as id
      from unnest(${events.map(({ id }) => id)}::uuid[], ${events.map(({ endpointId }) => endpointId)}::uuid[],
        ${events.map(({ subject }) => ('transferId' in subject ? subject.transferId : null))}::uuid[],
        ${events.map(({ subject }) => ('subjectId' in subject ? subject.subjectId : null))}::uuid[],
        ${events.map(({ sequence }) => sequence)}::int[]) as asked (of, endpoint_id, transfer_id, subject_id, sequence)
      left join lateral (${nextOpen('transfer_id')}) as next_of_transfer on true
      left join lateral (${nextOpen('subject_id')}) as next_of_subject on true`.execute(db)
    const byId = new Map(rows.map(row => [row.of, row.id]))
    return events.map(({ id }) => byId.get(id) ?? undefined)
  })
  const shared = gather(together, (all: readonly Delivered[]) =>
    writeDelivered(db, all, sql`for update of webhook_events skip locked`),
  )

  const openEvents = ({ endpointId, subject }: { endpointId: string; subject: EventSubject }) => {
    const open = db.selectFrom('webhook_events').select('id').where('endpoint_id', '=', endpointId).where(isOpen)
    return 'transferId' in subject
      ? open.where('transfer_id', '=', subject.transferId)
      : open.where('subject_id', '=', subject.subjectId)
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

    findEvent,
    findNextOpen,
    async recordDelivered(attempt, atMs) {
      const delivered = { attempt, atMs }
      // One that another transaction has locked is waited for alone, so that no other client's delivery waits with it.
      if (!(await shared(delivered))) await writeDelivered(db, [delivered], sql`for update of webhook_events`)
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

    async markGivenUp(id, atMs) {
      const { numUpdatedRows } = await db
        .updateTable('webhook_events')
        .set({ given_up_at: new Date(atMs) })
        .where('id', '=', id)
        .where('type', '<>', removed)
        .executeTakeFirst()
      if (numUpdatedRows === 0n)
        await db.deleteFrom('webhook_events').where('id', '=', id).where('type', '=', removed).execute()
    },

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
