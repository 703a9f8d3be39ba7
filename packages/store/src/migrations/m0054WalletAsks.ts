import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** By what a page that got no reply asks once more for what the wallet is to be asked for. Null once it has answered. */
export const m0054WalletAsks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table withdrawal_attempts add column ask_id uuid`.execute(db)
  },
}
