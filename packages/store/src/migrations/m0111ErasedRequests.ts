import { sqlMigration } from './sqlMigration.ts'

/** Erasure of payment requests: their addresses and the transactions of their refunds stay claimed. */
export const m0111ErasedRequests = sqlMigration(
  // Set by the erasure of the user; the row is deleted once nothing can arrive or be returned any more.
  `alter table payment_requests add column removed_at timestamptz`,
  `create index payment_requests_removed on payment_requests (environment) where removed_at is not null`,
  `create index payment_requests_unpaid on payment_requests (environment, watch_until) where transfer_id is null`,
  `alter table claims drop constraint claims_kind_check`,
  `alter table claims add constraint claims_kind_check check (kind in ('record', 'payment', 'order', 'address', 'refund'))`,
)
