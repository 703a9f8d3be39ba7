import { sqlMigration } from './sqlMigration.ts'

/** Findings about a withdrawal that differ from the order, the amount that arrived, and the amount returned. */
export const m0070Findings = sqlMigration(
  `alter table transfers add column finding jsonb, add column arrived_amount numeric, add column refund_amount numeric,
    add column refund_hash text`,
  // A handful among all transfers.
  `create index transfers_with_finding on transfers (environment, created_at)
    where finding is not null and phase in ('accepted', 'onChain')`,
)
