import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The account that pays network fees on Solana. */
export const m0212SolanaRelayer: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table solana_relayer_keys (
      environment text primary key,
      address text not null,
      sealed_key bytea not null,
      created_at timestamptz not null
    )`.execute(db)
  },
}
