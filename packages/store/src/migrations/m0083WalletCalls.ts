import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The id under which a wallet has the payment (EIP-5792), by which any page of the session reads from the wallet what became of it. */
export const m0083WalletCalls: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table withdrawal_attempts add column wallet_calls jsonb`.execute(db)
  },
}
