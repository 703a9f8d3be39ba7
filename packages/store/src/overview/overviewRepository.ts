import type { OverviewRepository, Scope, TransfersOfType } from '@rialto/core'
import { defined } from '@rialto/defined'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { countSessions } from './countSessions.ts'
import { endedByHour } from './endedByHour.ts'

/** As the index `transfers_by_status` has it. */
const isPending = sql<boolean>`(case phase when 'settled' then 'succeeded' when 'failed' then 'failed' else 'pending' end) = 'pending'`

/** Hours that were summed up, and the transfers that ended since. */
const hoursSince = async (db: Database<Tables>, scope: Scope, from: Date) => {
  const { environment } = scope
  const summed = await db
    .selectFrom('transfer_hours_until')
    .select('until')
    .where('environment', '=', environment)
    .executeTakeFirst()
  const since = summed && summed.until > from ? summed.until : from
  return summedHours(db, scope, from)
    .where('hour', '<', since)
    .unionAll(endedByHour(db, scope, { from: since }))
}

const summedHours = (db: Database<Tables>, scope: Scope, from: Date) =>
  scoped(db, scope)
    .selectFrom('transfer_hours')
    .select(['hour', 'type', 'succeeded', 'failed', 'volume_usd', 'median_seconds'])
    .where('hour', '>=', from)

const dayOf = (column: 'hour' | 'created_at') =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`

const successesUpTo = sql<bigint>`sum(succeeded) over (partition by type order by median_seconds rows unbounded preceding)`

const readType = (row: { type: string; succeeded: bigint; failed: bigint; median: number | null }) => ({
  type: row.type,
  succeeded: Number(row.succeeded),
  failed: Number(row.failed),
  ...defined({ medianMsToFinal: row.median === null ? undefined : Math.round(row.median * 1000) }),
})

type Hours = Awaited<ReturnType<typeof hoursSince>> | ReturnType<typeof summedHours>

const typesOf = async (db: Database<Tables>, hours: Hours): Promise<TransfersOfType[]> => {
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
}

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
    const rows = await scoped(db, { clientId, environment })
      .selectFrom('transfers')
      .select([dayOf('created_at').as('day'), sql<bigint>`count(*)`.as('pending')])
      .where('phase', '!=', 'awaitingUser')
      .where('part_of', 'is', null)
      .where(isPending)
      .where(eb => eb.or([eb('connection_id', 'is not', null), eb('accepted_at', 'is not', null)]))
      .where('created_at', '>=', new Date(fromMs))
      .groupBy(sql`1`)
      .execute()
    return new Map(rows.map(({ day, pending }) => [day, Number(pending)]))
  },

  listTypes: async (scope, fromMs) => typesOf(db, await hoursSince(db, scope, new Date(fromMs))),

  listSummedTypes: (scope, fromMs) => typesOf(db, summedHours(db, scope, new Date(fromMs))),

  countSessions: (scope, fromMs) => countSessions(db, scope, fromMs),
})
