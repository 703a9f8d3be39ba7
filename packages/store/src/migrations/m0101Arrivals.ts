import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table transfers add column arrival_watch_until timestamptz, add column arrival_missed_at timestamptz',
  // A handful among all transfers, for the review queue.
  `create index lost_transfers on transfers (environment, created_at)
    where phase = 'settled' and finding is not null and finding->>'handledAtMs' is null`,
]

/** Until when the chain is read for a transfer that has arrived, and when it did not have it. */
export const m0101Arrivals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
