import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table clients (
    id uuid primary key,
    name text not null,
    created_at timestamptz not null
  )`,
  `create table client_settings (
    client_id uuid not null references clients on delete cascade,
    environment text not null check (environment in ('sandbox', 'production')),
    allowed_origins text[] not null default '{}',
    primary key (client_id, environment)
  )`,
  `create table api_keys (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null check (environment in ('sandbox', 'production')),
    label text not null,
    secret_hash bytea not null unique check (length(secret_hash) = 32),
    permissions text[] not null,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index api_keys_live on api_keys (client_id, environment) where revoked_at is null`,
  `create table link_sessions (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    code_hash bytea not null unique,
    session_token_hash bytea unique,
    request jsonb not null,
    connection_ids uuid[] not null default '{}',
    transfer_id uuid,
    token_expires_at timestamptz not null,
    consumed_at timestamptz,
    session_expires_at timestamptz
  )`,
  `create table oauth_attempts (
    id uuid primary key,
    client_id uuid not null,
    environment text not null,
    session_id uuid not null references link_sessions on delete cascade,
    state_hash bytea not null unique,
    type text not null,
    sealed_verifier bytea not null,
    status text not null check (status in ('pending', 'connected', 'failed')),
    connection_id uuid,
    error_message text,
    taken_at timestamptz,
    expires_at timestamptz not null
  )`,
  `create table connections (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    user_id text not null,
    type text not null,
    upstream_id text not null,
    account_name text not null,
    refresh_token_hash bytea not null unique,
    sealed_refresh_token bytea not null,
    sealed_credentials bytea not null,
    version integer not null,
    state text not null check (state in ('active', 'needsReconnect')),
    granted jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (client_id, environment, user_id, type, upstream_id)
  )`,
  `create table previews (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    connection_id uuid not null references connections on delete cascade,
    user_id text not null,
    type text not null,
    symbol text not null,
    network_id uuid not null,
    to_address text not null,
    address_tag text,
    amount numeric not null check (amount > 0),
    fee numeric not null check (fee >= 0),
    price_usd numeric not null check (price_usd >= 0),
    refund_address text,
    client_transaction_id text,
    sub_client_id text,
    transfer_type text not null,
    is_fee_included boolean not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table transfers (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    connection_id uuid not null references connections on delete cascade,
    user_id text not null,
    type text not null,
    symbol text not null,
    network_id uuid not null,
    to_address text not null,
    address_tag text,
    amount numeric not null check (amount > 0),
    fee numeric not null check (fee >= 0),
    price_usd numeric not null check (price_usd >= 0),
    refund_address text,
    client_transaction_id text,
    sub_client_id text,
    transfer_type text not null,
    is_fee_included boolean not null,
    phase text not null check (phase in ('sending', 'awaitingUser', 'unknown', 'accepted', 'onChain', 'settled', 'failed')),
    reference text not null unique,
    institution_transaction_id text,
    hash text,
    confirmations integer,
    failure_message text,
    sequence integer not null,
    created_at timestamptz not null,
    accepted_at timestamptz,
    sent_at timestamptz,
    finished_at timestamptz
  )`,
  `create index transfers_by_client on transfers (client_id, environment, created_at desc, id)`,
  `create index transfers_by_connection on transfers (connection_id)`,
  `create table withdrawal_attempts (
    id uuid primary key,
    transfer_id uuid not null references transfers on delete cascade,
    number integer not null check (number > 0),
    state text not null check (state in ('intended', 'accepted', 'notCreated', 'rejected', 'unknown')),
    detail text,
    created_at timestamptz not null,
    unique (transfer_id, number)
  )`,
  // The rule itself, kept by the database: one call that may still move money per transfer, ever.
  `create unique index one_open_withdrawal on withdrawal_attempts (transfer_id)
    where state in ('intended', 'accepted', 'unknown')`,
  `create table webhook_endpoints (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    url text not null,
    sealed_secret bytea not null,
    sealed_previous_secret bytea,
    previous_secret_until timestamptz,
    signature_header text not null,
    created_at timestamptz not null,
    disabled_at timestamptz,
    disabled_reason text
  )`,
  `create index webhook_endpoints_live on webhook_endpoints (client_id, environment) where disabled_at is null`,
  `create table webhook_events (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    endpoint_id uuid not null references webhook_endpoints on delete cascade,
    transfer_id uuid not null references transfers on delete cascade,
    sequence integer not null,
    type text not null,
    body jsonb not null,
    created_at timestamptz not null,
    delivered_at timestamptz,
    unique (endpoint_id, transfer_id, sequence)
  )`,
  `create table webhook_attempts (
    id uuid primary key,
    event_id uuid not null references webhook_events on delete cascade,
    number integer not null,
    started_at timestamptz not null,
    duration_ms integer not null,
    status integer,
    error text
  )`,
  `create index webhook_attempts_by_event on webhook_attempts (event_id)`,
]

/** Clients, keys, Link, connections, transfers and webhooks. */
export const m0002First: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
