import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Ids of records that were called failed before another one of the transfer showed. */
export const m0208FormerRecords: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table transfers add column former_records jsonb`.execute(db)
  },
}
