import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Due reads in the order of their connections, whose history is then read once. */
export const m0142BooksByConnection: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop index book_checks_due`.execute(db)
    await sql`
      create index book_checks_due on book_checks
        (environment, coalesce(connection_id, '00000000-0000-0000-0000-000000000000'::uuid), transfer_id)
        where due_at is not null`.execute(db)
  },
}
