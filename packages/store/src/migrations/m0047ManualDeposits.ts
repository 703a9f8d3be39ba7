import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table bridging_addresses
    add column link_session_id uuid,
    add column client_transaction_id text`,
]

/** Deposit addresses that a Link session shows its user, and the client's own id of what is paid by them. */
export const m0047ManualDeposits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
