import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table client_settings add column screening text not null default 'off'`,
  // Public data of the publishers, the same for every client.
  `create table sanctions_lists (
    name text primary key,
    source text not null,
    published_on text,
    digest text not null,
    addresses integer not null,
    loaded_at timestamptz not null
  )`,
  `create table sanctioned_addresses (
    address text not null,
    list text not null,
    entry text not null,
    name text not null,
    primary key (address, list, entry)
  )`,
  `create index sanctioned_addresses_by_list on sanctioned_addresses (list)`,
  `create table screening_decisions (
    id uuid primary key,
    client_id uuid not null,
    environment text not null,
    step text not null,
    outcome text not null,
    addresses jsonb not null,
    matches jsonb not null,
    lists jsonb not null,
    transfer_id uuid,
    decided_at timestamptz not null
  )`,
  `create index screening_decisions_by_client on screening_decisions (client_id, environment, decided_at desc)`,
  `create index screening_decisions_by_transfer on screening_decisions (transfer_id) where transfer_id is not null`,
]

/** Sanctions lists, what each client does about them, and what was decided about the addresses of transfers. */
export const m0040Screening: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
