import { sqlMigration } from './sqlMigration.ts'

/** The id under which a wallet has the payment (EIP-5792), by which any page of the session reads from the wallet what became of it. */
export const m0083WalletCalls = sqlMigration(`alter table withdrawal_attempts add column wallet_calls jsonb`)
