import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table client_settings add column bridging_network_priority text[] not null default '{}'`,
  `create table bridging_routes (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null check (environment in ('sandbox', 'production')),
    origin_network text not null,
    origin_asset text not null,
    destination_network text not null,
    destination_asset text not null,
    display_name text not null,
    minimum_amount numeric check (minimum_amount > 0),
    created_at timestamptz not null,
    unique (client_id, environment, origin_network, origin_asset, destination_network, destination_asset)
  )`,
  `create table bridging_addresses (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    user_id text not null,
    transaction_id text not null,
    transfer_id uuid not null,
    origin_network text not null,
    origin_asset text not null,
    destination_network text not null,
    destination_asset text not null,
    destination_address text not null,
    minimum_amount numeric,
    asked_until timestamptz,
    fence integer not null default 0,
    provider text,
    address text,
    reference text,
    warnings jsonb not null default '[]',
    expires_at timestamptz,
    created_at timestamptz not null,
    issued_at timestamptz,
    first_seen_at timestamptz,
    closed_at timestamptz,
    check ((address is null) = (provider is null) and (address is null) = (reference is null)
      and (address is null) = (issued_at is null))
  )`,
  // The rule itself, kept by the database: one address per transfer in progress, and each address given to one transfer.
  `create unique index one_open_bridging_address
    on bridging_addresses (client_id, environment, user_id, transaction_id) where closed_at is null`,
  `create unique index bridging_addresses_issued
    on bridging_addresses (provider, origin_network, lower(address)) where address is not null`,
  `create index bridging_addresses_by_reference on bridging_addresses (provider, reference)`,
  // A bridged transfer comes from nobody's connected account.
  `alter table transfers alter column connection_id drop not null`,
  `alter table transfers
    add column bridging_address_id uuid references bridging_addresses on delete cascade,
    add column bridge_operation text,
    add column bridge jsonb`,
  `alter table transfers drop constraint transfers_amount_check`,
  `alter table transfers add constraint transfers_amount_check
    check (amount > 0 or (amount = 0 and bridging_address_id is not null))`,
  `alter table transfers add constraint transfers_from_check
    check ((connection_id is null) = (bridging_address_id is not null) and (connection_id is null) = (bridge is not null))`,
  `create unique index transfers_by_bridge_operation on transfers (bridging_address_id, bridge_operation)`,
]

/** Configured routes, bridging addresses and what became of each pay-in to them. */
export const m0010BridgedTransfers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
