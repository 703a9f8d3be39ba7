import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The first block that can have a payout's transaction. */
export const m0213PayoutBlocks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payouts add column since_block bigint`.execute(db)
  },
}
