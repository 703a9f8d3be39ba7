import { sqlMigration } from './sqlMigration.ts'

/** Claims of one transfer, regardless of who connected the account, which outlive the transfer. */
export const m0063Claims = sqlMigration(
  `alter table transfers add column institution text, add column canonical_address text`,
  // A server of an earlier version writes no institution; until then the type replaces it.
  `update transfers set institution = case type
      when 'binanceInternational' then 'binance' when 'geminiDirect' then 'gemini'
      when 'krakenConnect' then 'kraken' when 'kuCoin' then 'kucoin' else type end,
      canonical_address = case when to_address ~ '^0x[0-9a-fA-F]{40}$' then lower(to_address) end
    where institution_transaction_id is not null or phase in ('sending', 'unknown')`,
  `alter table connections add column account_digest bytea`,
  `create table claims (
    digest bytea primary key,
    kind text not null check (kind in ('record', 'payment', 'order')),
    environment text not null,
    place text not null,
    transfer_id uuid references transfers on delete set null,
    claimed_at timestamptz not null
  )`,
  `create index claims_of_transfers on claims (transfer_id) where transfer_id is not null`,
  `create index claims_of_erased on claims (environment, kind, place, claimed_at) where transfer_id is null`,
  `create table digest_keys (environment text primary key, sealed_key bytea not null)`,
  `create index transfers_by_record on transfers (environment, (coalesce(institution, type)), institution_transaction_id)
    where institution_transaction_id is not null`,
  `create index transfers_by_institution on transfers (environment, (coalesce(institution, type)), created_at)
    where institution_transaction_id is not null`,
  `create index transfers_under_way on transfers (environment, (coalesce(institution, type)))
    where connection_id is not null and phase in ('sending', 'unknown')`,
  // These indexes were per connection, which is narrower than the account; two payments of one bundle have the same
  // hash.
  `drop index one_transfer_each_withdrawal`,
)
