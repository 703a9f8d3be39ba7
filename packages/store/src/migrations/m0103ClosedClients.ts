import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a client was closed. */
export const m0103ClosedClients: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table client_settings add column closed_at timestamptz`.execute(db)
  },
}
