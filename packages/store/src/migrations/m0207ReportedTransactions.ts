import { sqlMigration } from './sqlMigration.ts'

/** Amount that the client's transaction of a refund or payout brought to the address, if it differs. */
export const m0207ReportedTransactions = sqlMigration(
  `alter table refunds add column arrived numeric`,
  `alter table payouts add column arrived numeric`,
)
