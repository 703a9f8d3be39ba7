import type { Scope } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/** How a client's transfers ended, by hour and integration type, in the columns of `transfer_hours`. All of it is in `transfers_finished`. */
export const endedByHour = (
  db: Database<Tables>,
  { clientId, environment }: Scope,
  { from, to }: { from: Date; to?: Date },
) =>
  scoped(db, { clientId, environment })
    .selectFrom('transfers')
    .select([
      sql<Date>`date_trunc('hour', finished_at, 'UTC')`.as('hour'),
      'type',
      sql<number>`(count(*) filter (where phase = 'settled'))::int`.as('succeeded'),
      sql<number>`(count(*) filter (where phase = 'failed'))::int`.as('failed'),
      sql<string>`coalesce(sum(amount * price_usd) filter (where phase = 'settled'), 0)`.as('volume_usd'),
      sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from finished_at - created_at)::float8)
        filter (where phase = 'settled')`.as('median_seconds'),
    ])
    .where('phase', 'in', ['settled', 'failed'])
    .where('part_of', 'is', null)
    // Unused deposit addresses, which the index distinguishes from other transfers by these columns alone; with them, returned deposits.
    .where(sql<boolean>`not (phase = 'failed' and amount = 0)`)
    .where('finished_at', '>=', from)
    .$if(to !== undefined, query => query.where('finished_at', '<', to ?? null))
    .groupBy([sql`1`, 'type'])
