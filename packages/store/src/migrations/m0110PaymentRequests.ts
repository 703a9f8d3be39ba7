import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table payment_settings (
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    rules jsonb not null,
    primary key (client_id, environment)
  )`,
  `create table payment_sources (
    id uuid primary key,
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    network_type text not null,
    kind text not null check (kind in ('extendedKey', 'account')),
    value text not null,
    confirmed_at timestamptz,
    created_at timestamptz not null,
    replaced_at timestamptz
  )`,
  `create unique index one_payment_source on payment_sources (client_id, environment, network_type) where replaced_at is null`,
  `create table payment_numbers (
    environment text not null,
    network_type text not null,
    value text not null,
    next_number bigint not null,
    last_paid bigint,
    primary key (environment, network_type, value)
  )`,
  `create table payment_requests (
    id uuid primary key,
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    user_id text not null,
    transaction_id text not null,
    client_transaction_id text,
    link_session_id uuid,
    sub_client_id text,
    network_id uuid not null,
    symbol text not null,
    amount numeric not null check (amount > 0),
    address text not null,
    canonical_address text not null,
    address_tag text,
    source_id uuid references payment_sources(id),
    source_number bigint,
    rules jsonb not null,
    status text not null,
    credited numeric not null default 0,
    transfer_id uuid,
    decision jsonb,
    refund_address text,
    refund_address_tag text,
    sequence integer not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    watch_until timestamptz not null
  )`,
  `create unique index one_address_per_payment_request on payment_requests (environment, canonical_address, coalesce(address_tag, ''))`,
  `create unique index one_open_payment_request on payment_requests (client_id, environment, user_id, transaction_id, network_id, symbol)
    where status in ('waiting', 'detected', 'underpaid', 'held')`,
  `create index payment_requests_by_time on payment_requests (client_id, environment, created_at desc, id desc)`,
  `create index payment_requests_watched on payment_requests (environment, network_id, watch_until)`,
  `create index payment_requests_due on payment_requests (environment, network_id, expires_at)
    where status in ('waiting', 'detected', 'underpaid')`,
  `create index payment_requests_by_source on payment_requests (source_id) where source_id is not null`,
  `create index payment_requests_by_user on payment_requests (client_id, environment, user_id)`,
  `create table incoming_payments (
    id uuid primary key,
    request_id uuid not null references payment_requests(id) on delete cascade,
    environment text not null,
    network_id uuid not null,
    hash text not null,
    position text not null,
    block bigint not null,
    symbol text not null,
    amount numeric not null check (amount > 0),
    from_address text,
    state text not null check (state in ('detected', 'final', 'dropped')),
    is_on_time boolean not null,
    is_sanctioned boolean not null,
    issue text,
    counted numeric,
    seen_at timestamptz not null,
    final_at timestamptz,
    number bigint generated always as identity,
    unique (request_id, network_id, hash, position)
  )`,
  `create index incoming_payments_unsettled on incoming_payments (environment, network_id, block) where state <> 'final'`,
  `create table payment_cursors (
    environment text not null,
    network_id uuid not null,
    block bigint not null,
    scanned_at timestamptz not null,
    primary key (environment, network_id)
  )`,
  `create table refunds (
    id uuid primary key,
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    request_id uuid not null references payment_requests(id) on delete cascade,
    payment_id uuid,
    network_id uuid not null,
    symbol text not null,
    amount numeric not null check (amount > 0),
    to_address text,
    address_tag text,
    reason text not null,
    status text not null,
    requested_by text not null,
    approved_by text,
    hash text,
    failure_message text,
    sequence integer not null,
    created_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create index refunds_by_request on refunds (request_id)`,
  `create index refunds_by_client on refunds (client_id, environment)`,
  `create unique index one_refund_per_payment on refunds (payment_id) where payment_id is not null`,
  `create unique index one_refund_per_transaction on refunds (environment, network_id, lower(hash), lower(to_address), coalesce(address_tag, ''))
    where hash is not null and status <> 'failed'`,
  `alter table transfers add column payment_request_id uuid references payment_requests(id) on delete cascade`,
  `alter table transfers drop constraint transfers_from_check`,
  `alter table transfers add constraint transfers_from_check check (
    num_nonnulls(connection_id, bridging_address_id, payment_request_id) = 1
    and ((bridging_address_id is null) = (bridge is null)))`,
  `create unique index one_transfer_per_payment_request on transfers (payment_request_id) where payment_request_id is not null`,
]

/** Orders that are paid by sending to an address: the client's sources, requests, payments seen, and refunds. */
export const m0110PaymentRequests: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
