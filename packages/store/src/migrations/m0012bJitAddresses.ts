import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table jit_settings (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    url text not null,
    sealed_secret bytea not null,
    unique (client_id, environment)
  )`,
  `create table jit_addresses (
    session_id uuid not null references link_sessions on delete cascade,
    network_id uuid not null,
    symbol text not null,
    address text not null,
    address_tag text,
    primary key (session_id, network_id, symbol)
  )`,
]

/** Where clients give an address just in time, and those they gave. */
export const m0012bJitAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
