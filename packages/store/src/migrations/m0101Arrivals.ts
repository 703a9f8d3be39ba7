import { sqlMigration } from './sqlMigration.ts'

/** Until when the chain is read for a transfer that has arrived, and when it did not have it. */
export const m0101Arrivals = sqlMigration(
  'alter table transfers add column arrival_watch_until timestamptz, add column arrival_missed_at timestamptz',
  // A handful among all transfers, for the review queue.
  `create index lost_transfers on transfers (environment, created_at)
    where phase = 'settled' and finding is not null and finding->>'handledAtMs' is null`,
)
