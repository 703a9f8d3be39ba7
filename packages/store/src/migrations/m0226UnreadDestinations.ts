import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Watched destinations that are read more slowly than their network. */
export const m0226UnreadDestinations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment_cursors add column unread jsonb not null default '[]'`.execute(db)
  },
}
