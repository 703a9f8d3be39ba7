import { sqlMigration } from './sqlMigration.ts'

/**
 * Further amounts of a transfer: the network's fee of a wallet, and the result of the conversion or purchase before
 * it.
 */
export const m0099MoneyLines = sqlMigration(
  `alter table previews add column network_fee jsonb`,
  `alter table transfers
    add column network_fee jsonb,
    add column network_fee_charged numeric,
    add column converted jsonb`,
)
