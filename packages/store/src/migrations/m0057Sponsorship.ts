import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table client_settings
    add column sponsored_per_transfer numeric(30, 0),
    add column sponsored_per_day numeric(30, 0)`,
  // No reference to the transfer: what a client has spent stays when the transfer's record is removed.
  `create table sponsored_fees (
    transfer_id uuid primary key,
    client_id uuid not null,
    environment text not null,
    network_id uuid not null,
    amount numeric(30, 0) not null,
    reserved_at timestamptz not null
  )`,
  `create index sponsored_fees_by_client on sponsored_fees (client_id, environment, reserved_at desc)`,
]

/** Network fees of wallets that clients pay, in base units of the network's own coin: up to how much, and which. */
export const m0057Sponsorship: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
