import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The listed wallet from which a transfer is sent. */
export const m0100Wallets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['previews', 'transfers'])
      await sql`alter table ${sql.table(table)} add column wallet_id uuid`.execute(db)
  },
}
