import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Payments and refunds since the last run of the books. */
export const m0175BooksOfRequests: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table book_places add column payments_read_at timestamptz`.execute(db)
    await sql`
      create index incoming_payments_final on incoming_payments (environment, final_at) where state = 'final'`.execute(
      db,
    )
    await sql`create index refunds_succeeded on refunds (environment, finished_at) where status = 'succeeded'`.execute(
      db,
    )
  },
}
