import { sqlMigration } from './sqlMigration.ts'

/** A payment inside a transaction pays one transfer, so that one bundle or batch can pay several. */
export const m0064Payments = sqlMigration(
  // Two payments of one transaction have one hash: each is claimed by its place in the transaction.
  `drop index one_transfer_per_wallet_transaction`,
  `create index claims_of_payments on claims (environment, place, claimed_at) where kind = 'payment'`,
)
