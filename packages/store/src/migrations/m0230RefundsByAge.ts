import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A client's refunds, the newest first. */
export const m0230RefundsByAge: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index refunds_by_age on refunds (client_id, environment, created_at desc, id desc)`.execute(db)
  },
}
