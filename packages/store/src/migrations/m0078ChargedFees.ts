import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table transfers
    add column charged_fee numeric,
    add column debited numeric,
    add column overcharge_handled_at timestamptz`,
  `create index overcharged_transfers on transfers (environment, created_at)
    where debited > amount + fee and overcharge_handled_at is null`,
]

/** The institution's actual charge for a withdrawal, beside the approved one. */
export const m0078ChargedFees: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
