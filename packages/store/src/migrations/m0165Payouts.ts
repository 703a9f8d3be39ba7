import { sqlMigration } from './sqlMigration.ts'

/** Withdrawals that users confirm in Link, and that the client sends. */
export const m0165Payouts = sqlMigration(
  `create table payouts (
    id uuid primary key,
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    user_id text not null,
    link_session_id uuid not null,
    sub_client_id text,
    client_transaction_id text,
    connection_id uuid not null,
    to_name text not null,
    network_id uuid not null,
    symbol text not null,
    amount numeric not null check (amount > 0),
    to_address text not null,
    address_tag text,
    is_new_address boolean not null,
    status text not null check (status in ('pending', 'succeeded', 'failed', 'canceled')),
    hash text,
    failure_message text,
    sequence integer not null,
    created_at timestamptz not null,
    finished_at timestamptz,
    credited_at timestamptz
  )`,
  `create unique index one_payout_per_link_session on payouts (link_session_id) where status in ('pending', 'succeeded')`,
  `create unique index one_payout_per_order on payouts (client_id, environment, user_id, client_transaction_id)
    where client_transaction_id is not null and status in ('pending', 'succeeded')`,
  `create unique index one_payout_per_transaction on payouts (environment, network_id, lower(hash), lower(to_address), coalesce(address_tag, ''))
    where hash is not null and status <> 'failed'`,
  `create index payouts_by_user on payouts (client_id, environment, user_id, created_at)`,
)
