import { sqlMigration } from './sqlMigration.ts'

/** Index of the transfers with several records at their institution, for the review queue. */
export const m0102TwinTransfers = sqlMigration(
  `create index twin_transfers on transfers (environment, created_at)
    where twin_records is not null and overcharge_handled_at is null`,
)
