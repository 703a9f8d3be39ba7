import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Index of the transfers with several records at their institution, for the review queue. */
export const m0102TwinTransfers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index twin_transfers on transfers (environment, created_at)
      where twin_records is not null and overcharge_handled_at is null`.execute(db)
  },
}
