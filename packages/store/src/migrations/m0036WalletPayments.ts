import { type Kysely, sql } from 'kysely'

/** Payments from self-custody wallets: from which block on they are looked for, and that a transaction pays for one transfer alone. */
export const m0036WalletPayments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table withdrawal_attempts add column after_block text`.execute(db)
    await sql`
      create unique index one_transfer_per_wallet_transaction on transfers (environment, network_id, lower(hash))
        where type = 'deFiWallet' and hash is not null`.execute(db)
  },
}
