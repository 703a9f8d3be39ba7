import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table bridging_addresses add column chains_read_at timestamptz`,
  `alter table client_settings add column misdirected_deposits text not null default 'refund'`,
  // What the operator queue reads: few of the pay-ins that were ever made.
  `create index transfers_unreturned on transfers (created_at)
    where bridging_address_id is not null and late_handled_at is null and phase in ('accepted', 'failed')`,
]

/** Coins that came to a bridging address on a network or in an asset that nobody carries: when they are looked for, and the rule for them. */
export const m0055MisdirectedDeposits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
