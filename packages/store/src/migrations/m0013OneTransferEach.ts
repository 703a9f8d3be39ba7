import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Where two had taken one withdrawal for their own, the first keeps it. The other stays as it ended.
  `update transfers as later set institution_transaction_id = null
    where later.connection_id is not null and exists (
      select from transfers as first
      where first.connection_id = later.connection_id
        and first.institution_transaction_id = later.institution_transaction_id
        and (first.created_at, first.id) < (later.created_at, later.id)
    )`,
  `create unique index one_transfer_each_withdrawal on transfers (connection_id, institution_transaction_id)
    where institution_transaction_id is not null`,
]

/** A withdrawal of an institution's history is one transfer's, whatever the code does. */
export const m0013OneTransferEach: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
