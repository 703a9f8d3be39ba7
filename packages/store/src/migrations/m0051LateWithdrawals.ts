import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table transfers add column watch_until timestamptz, add column found_late_at timestamptz,
    add column late_handled_at timestamptz`,
  // A handful among all transfers: what waits for a person, and what blocks its order.
  `create index transfers_found_late on transfers (client_id, environment, created_at) where found_late_at is not null`,
]

/** Withdrawals that a person called not sent, and that the institution shows afterwards. */
export const m0051LateWithdrawals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
