import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts of the last minute: after a crash of the database they start anew, and so they need no log. */
export const m0041RateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create unlogged table rate_limits (
        key text primary key,
        tokens double precision not null,
        granted integer not null,
        at timestamptz not null
      ) with (fillfactor = 50)`.execute(db)
  },
}
