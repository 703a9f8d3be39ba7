import { sqlMigration } from './sqlMigration.ts'

/** The institution's actual charge for a withdrawal, beside the approved one. */
export const m0078ChargedFees = sqlMigration(
  `alter table transfers
    add column charged_fee numeric,
    add column debited numeric,
    add column overcharge_handled_at timestamptz`,
  `create index overcharged_transfers on transfers (environment, created_at)
    where debited > amount + fee and overcharge_handled_at is null`,
)
