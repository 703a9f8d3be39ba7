import { sqlMigration } from './sqlMigration.ts'

/** Transactions that the operator's account sends for clients: network fees of agents and wallets. */
export const m0130Relayer = sqlMigration(
  `create table relayer_keys (
    environment text primary key,
    address text not null,
    sealed_key bytea not null,
    created_at timestamptz not null
  )`,
  `create table relay_limits (
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    network_id uuid not null,
    per_transaction numeric not null check (per_transaction > 0),
    per_day numeric not null check (per_day >= per_transaction),
    is_facilitated boolean not null,
    primary key (client_id, environment, network_id)
  )`,
  `create table relay_nonces (
    environment text not null,
    network_id uuid not null,
    relayer text not null,
    next_nonce bigint not null,
    primary key (environment, network_id, relayer)
  )`,
  `create table relays (
    id uuid primary key,
    client_id uuid not null references clients(id) on delete cascade,
    environment text not null,
    network_id uuid not null,
    purpose text not null,
    subject_id uuid,
    authorization_key text not null,
    signed jsonb not null,
    call jsonb not null,
    relayer text not null,
    nonce bigint not null,
    gas numeric not null,
    reserved numeric not null,
    spent numeric,
    state text not null check (state in ('sent', 'mined', 'succeeded', 'reverted', 'displaced')),
    attempts jsonb not null,
    hash text,
    since_block bigint not null,
    missed_at timestamptz,
    created_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create unique index one_relay_per_nonce on relays (environment, network_id, relayer, nonce)`,
  `create unique index one_relay_per_authorization on relays (environment, network_id, authorization_key)
    where state in ('sent', 'mined', 'succeeded')`,
  `create unique index one_relay_per_subject on relays (subject_id)
    where subject_id is not null and state in ('sent', 'mined', 'succeeded')`,
  `create index relays_by_client on relays (client_id, environment, network_id, created_at)`,
  `create index relays_by_subject on relays (subject_id) where subject_id is not null`,
  // A payment that was reserved and never made leaves a failed transfer.
  `create unique index one_live_transfer_per_payment_request on transfers (payment_request_id)
    where payment_request_id is not null and phase <> 'failed'`,
  `create index transfers_by_payment_request on transfers (payment_request_id) where payment_request_id is not null`,
  `drop index one_transfer_per_payment_request`,
  `create index relays_open on relays (environment, network_id, relayer) where finished_at is null`,
)
