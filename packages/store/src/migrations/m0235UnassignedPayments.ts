import { sqlMigration } from './sqlMigration.ts'

/** Payments to clients' accounts that name no order. */
export const m0235UnassignedPayments = sqlMigration(
  `create table unassigned_payments (
    id uuid primary key,
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    network_id uuid not null,
    hash text not null,
    position text not null,
    block bigint not null,
    symbol text not null,
    amount numeric not null check (amount > 0),
    address text not null,
    canonical_address text not null,
    tag text,
    from_address text,
    seen_at timestamptz not null,
    unique (client_id, environment, network_id, hash, position)
  )`,
  `create index unassigned_payments_by_age on unassigned_payments (client_id, environment, seen_at desc, id desc)`,
  `create index unassigned_payments_by_amount on unassigned_payments (client_id, environment, network_id, symbol, seen_at, amount)`,
  `create index unassigned_payments_of_day on unassigned_payments (environment, seen_at)`,
  `create table unassigned_payment_counts (
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    network_id uuid not null,
    symbol text not null,
    day timestamptz not null,
    not_kept bigint not null,
    primary key (client_id, environment, network_id, symbol, day)
  )`,
  `create index payment_sources_by_value on payment_sources (environment, network_type, value)`,
)
