import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When an API key stops working by itself. Null: never. */
export const m0053KeyExpiry: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table api_keys add column expires_at timestamptz`.execute(db)
  },
}
