import { sqlMigration } from './sqlMigration.ts'

/** The listed wallet from which a transfer is sent. */
export const m0100Wallets = sqlMigration(
  `alter table previews add column wallet_id uuid`,
  `alter table transfers add column wallet_id uuid`,
)
