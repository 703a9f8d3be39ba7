import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Several records of an institution with one reference of ours. */
export const m0095TwinRecords: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table transfers add column twin_records jsonb`.execute(db)
  },
}
