import { sqlMigration } from './sqlMigration.ts'

/** The account that pays network fees on Solana. */
export const m0212SolanaRelayer = sqlMigration(
  `create table solana_relayer_keys (
      environment text primary key,
      address text not null,
      sealed_key bytea not null,
      created_at timestamptz not null
    )`,
)
