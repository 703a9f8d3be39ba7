import type { OverviewRepository, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { endedByHour } from './endedByHour.ts'

/** As the index `transfers_by_status` has it. */
const isPending = sql<boolean>`(case phase when 'settled' then 'succeeded' when 'failed' then 'failed' else 'pending' end) = 'pending'`

/** Hours that were summed up, and the transfers that ended since. */
const hoursSince = async (db: Database<Tables>, scope: Scope, from: Date) => {
  const { clientId, environment } = scope
  const summed = await db
    .selectFrom('transfer_hours_until')
    .select('until')
    .where('environment', '=', environment)
    .executeTakeFirst()
  const since = summed && summed.until > from ? summed.until : from
  return db
    .selectFrom('transfer_hours')
    .select(['hour', 'type', 'succeeded', 'failed', 'volume_usd', 'median_seconds'])
    .where('client_id', '=', clientId)
    .where('environment', '=', environment)
    .where('hour', '>=', from)
    .where('hour', '<', since)
    .unionAll(endedByHour(db, scope, { from: since }))
}

/** Of why users left: what is rare explains nothing. */
const maxReasons = 8

const dayOf = (column: 'hour' | 'created_at') =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`

const successesUpTo = sql<bigint>`sum(succeeded) over (partition by type order by median_seconds rows unbounded preceding)`

const readType = (row: { type: string; succeeded: bigint; failed: bigint; median: number | null }) => ({
  type: row.type,
  succeeded: Number(row.succeeded),
  failed: Number(row.failed),
  ...defined({ medianMsToFinal: row.median === null ? undefined : Math.round(row.median * 1000) }),
})

export const overviewRepository = (db: Database<Tables>): OverviewRepository => ({
  async listDays(scope, fromMs) {
    const hours = await hoursSince(db, scope, new Date(fromMs))
    const rows = await db
      .with('hours', () => hours)
      .selectFrom('hours')
      .select([
        dayOf('hour').as('day'),
        sql<bigint>`sum(succeeded)`.as('succeeded'),
        sql<bigint>`sum(failed)`.as('failed'),
        sql<string>`sum(volume_usd)`.as('volume'),
      ])
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .execute()
    return rows.map(row => ({
      day: row.day,
      succeeded: Number(row.succeeded),
      failed: Number(row.failed),
      volumeUsd: row.volume,
    }))
  },

  async countPending({ clientId, environment }, fromMs) {
    const rows = await db
      .selectFrom('transfers')
      .select([dayOf('created_at').as('day'), sql<bigint>`count(*)`.as('pending')])
      .where('client_id', '=', clientId)
      .where('environment', '=', environment)
      .where('phase', '!=', 'awaitingUser')
      .where('part_of', 'is', null)
      .where(isPending)
      .where('created_at', '>=', new Date(fromMs))
      .groupBy(sql`1`)
      .execute()
    return new Map(rows.map(({ day, pending }) => [day, Number(pending)]))
  },

  async listTypes(scope, fromMs) {
    const hours = await hoursSince(db, scope, new Date(fromMs))
    const rows = await db
      .with('hours', () => hours)
      .with('ranked', db2 =>
        db2
          .selectFrom('hours')
          .select([
            'type',
            'succeeded',
            'failed',
            'median_seconds',
            successesUpTo.as('upto'),
            sql<bigint>`sum(succeeded) over (partition by type)`.as('total'),
          ]),
      )
      .selectFrom('ranked')
      .select([
        'type',
        sql<bigint>`sum(succeeded)`.as('succeeded'),
        sql<bigint>`sum(failed)`.as('failed'),
        sql<number | null>`min(median_seconds) filter (where upto * 2 >= total)`.as('median'),
      ])
      .groupBy('type')
      .execute()
    return rows.map(readType)
  },

  async countSessions(scope, fromMs) {
    const [groups, errors] = await Promise.all([groupSessions(db, scope, fromMs), groupFailures(db, scope, fromMs)])
    const sum = (name: 'opened' | 'connected' | 'previewed' | 'sent' | 'succeeded') =>
      groups.reduce((total, group) => total + Number(group[name]), 0)
    const exits = groups.flatMap(({ page, exited }) => (page === null ? [] : { page, sessions: Number(exited) }))
    return {
      opened: sum('opened'),
      connected: sum('connected'),
      previewed: sum('previewed'),
      sent: sum('sent'),
      succeeded: sum('succeeded'),
      exits: exits
        .sort((one, other) => other.sessions - one.sessions || (one.page < other.page ? -1 : 1))
        .slice(0, maxReasons),
      errors,
    }
  },
})

/** Clocks of servers differ by less. */
const skewMs = 60 * 60_000

/**
 * Sessions by the page where their users left, in one pass. A session's transfer is younger than the session: of all others only the
 * youngest are looked at, by their index.
 */
const groupSessions = (db: Database<Tables>, { clientId, environment }: Scope, fromMs: number) => {
  const count = (condition: ReturnType<typeof sql>) => sql<bigint>`count(*) filter (where ${condition})`
  const isPreviewed = sql`exists (select from previews where previews.link_session_id = link_sessions.id)`
  return db
    .selectFrom('link_sessions')
    .leftJoin('transfers', join =>
      join
        .onRef('transfers.id', '=', 'link_sessions.transfer_id')
        .on('transfers.client_id', '=', clientId)
        .on('transfers.environment', '=', environment)
        .on('transfers.created_at', '>=', new Date(fromMs - skewMs))
        .on('transfers.phase', '=', 'settled'),
    )
    .select([
      sql<string | null>`case when exit->>'outcome' = 'exited' then exit->>'page' end`.as('page'),
      sql<bigint>`count(*)`.as('opened'),
      count(sql`exit->>'outcome' = 'exited'`).as('exited'),
      count(sql`connection_ids <> '{}'`).as('connected'),
      count(sql`link_sessions.transfer_id is not null or ${isPreviewed}`).as('previewed'),
      count(sql`link_sessions.transfer_id is not null`).as('sent'),
      count(sql`transfers.id is not null`).as('succeeded'),
    ])
    .where('link_sessions.client_id', '=', clientId)
    .where('link_sessions.environment', '=', environment)
    .where('consumed_at', '>=', new Date(fromMs))
    .groupBy(sql`1`)
    .execute()
}

/** Errors of Link by how many sessions had them. */
const groupFailures = async (db: Database<Tables>, { clientId, environment }: Scope, fromMs: number) => {
  const rows = await db
    .selectFrom('logged_requests')
    .select([
      'operation',
      sql<string>`error_type`.as('errorType'),
      sql<bigint>`count(distinct link_session_id)`.as('sessions'),
    ])
    .where('client_id', '=', clientId)
    .where('environment', '=', environment)
    .where('status', '>=', sql.lit(400))
    .where('at', '>=', new Date(fromMs))
    .where('api', '=', 'link')
    .where('error_type', 'is not', null)
    .groupBy(['operation', 'error_type'])
    .orderBy('sessions', 'desc')
    .orderBy('operation')
    .limit(maxReasons)
    .execute()
  return rows.map(one => ({ ...one, sessions: Number(one.sessions) }))
}
