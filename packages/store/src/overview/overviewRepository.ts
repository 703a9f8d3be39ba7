import type { OverviewRepository, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type SelectQueryBuilder, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'

const succeeded = sql<bigint>`count(*) filter (where phase = 'settled')`
const failed = sql<bigint>`count(*) filter (where phase = 'failed')`
const pending = sql<bigint>`count(*) filter (where phase not in ('settled', 'failed'))`

export const overviewRepository = (db: Database<Tables>): OverviewRepository => {
  const created = ({ clientId, environment }: Scope, fromMs: number): SelectQueryBuilder<Tables, 'transfers', object> =>
    db
      .selectFrom('transfers')
      .where('client_id', '=', clientId)
      .where('environment', '=', environment)
      .where('phase', '!=', 'awaitingUser')
      .where('created_at', '>=', new Date(fromMs))

  return {
    async listDays(scope, fromMs) {
      const day = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`
      const rows = await created(scope, fromMs)
        .select([
          day.as('day'),
          succeeded.as('succeeded'),
          failed.as('failed'),
          pending.as('pending'),
          sql<string>`coalesce(sum(amount * price_usd) filter (where phase = 'settled'), 0)`.as('volume'),
        ])
        .groupBy(day)
        .orderBy(day)
        .execute()
      return rows.map(row => ({
        day: row.day,
        succeeded: Number(row.succeeded),
        failed: Number(row.failed),
        pending: Number(row.pending),
        volumeUsd: row.volume,
      }))
    },

    async listTypes(scope, fromMs) {
      const rows = await created(scope, fromMs)
        .select([
          'type',
          succeeded.as('succeeded'),
          failed.as('failed'),
          sql<
            number | null
          >`percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at)::float8)
            filter (where phase = 'settled')`.as('median'),
        ])
        .groupBy('type')
        .execute()
      return rows.map(row => ({
        type: row.type,
        succeeded: Number(row.succeeded),
        failed: Number(row.failed),
        ...defined({ medianMsToFinal: row.median === null ? undefined : Math.round(row.median * 1000) }),
      }))
    },

    async countSessions(scope, fromMs) {
      const count = (condition: ReturnType<typeof sql>) => sql<bigint>`count(*) filter (where ${condition})`
      const row = await db
        .selectFrom('link_sessions')
        .leftJoin('transfers', 'transfers.id', 'link_sessions.transfer_id')
        .select([
          sql<bigint>`count(*)`.as('opened'),
          count(sql`connection_ids <> '{}'`).as('connected'),
          count(sql`link_sessions.transfer_id is not null`).as('sent'),
          count(sql`transfers.phase = 'settled'`).as('succeeded'),
        ])
        .where('link_sessions.client_id', '=', scope.clientId)
        .where('link_sessions.environment', '=', scope.environment)
        .where('consumed_at', '>=', new Date(fromMs))
        .executeTakeFirstOrThrow()
      return {
        opened: Number(row.opened),
        connected: Number(row.connected),
        sent: Number(row.sent),
        succeeded: Number(row.succeeded),
      }
    },
  }
}
