import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Amount that the client's transaction of a refund or payout brought to the address, if it differs. */
export const m0207ReportedTransactions: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table refunds add column arrived numeric`.execute(db)
    await sql`alter table payouts add column arrived numeric`.execute(db)
  },
}
