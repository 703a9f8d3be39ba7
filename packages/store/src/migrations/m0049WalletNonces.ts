import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The nonce of the transaction that a wallet sent: another final transaction with it means that this one is replaced. */
export const m0049WalletNonces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table withdrawal_attempts add column wallet_nonce text`.execute(db)
  },
}
