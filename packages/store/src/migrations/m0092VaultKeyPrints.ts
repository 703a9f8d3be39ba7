import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const m0092VaultKeyPrints: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Empty: a server of an earlier version, which does not announce its keys.
    await sql`alter table server_processes
      add column vault_keys text[] not null default '{}', add column sealing_key text`.execute(db)
  },
}
