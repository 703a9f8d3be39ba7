import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Jobs that were given up, which an operator lists and a monitor counts: few, among all that were done. */
export const m0035DeadJobs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index jobs_dead on jobs (dead_at, id) where dead_at is not null and done_at is null`.execute(db)
  },
}
