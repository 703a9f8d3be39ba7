import { type Kysely, sql } from 'kysely'

/** One value sealed under the vault's key: a process that has another key finds out before it seals or opens anything else. */
export const m0026VaultCanary = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table vault_canaries (id text primary key, sealed_text bytea not null)`.execute(db)
  },
}
