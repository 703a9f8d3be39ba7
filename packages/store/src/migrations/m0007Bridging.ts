import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether a client may use headless bridging. */
export const m0007Bridging: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table client_settings add column may_bridge boolean not null default false`).execute(db)
  },
}
