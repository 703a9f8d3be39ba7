import { sqlMigration } from './sqlMigration.ts'

/** A client's refunds, the newest first. */
export const m0230RefundsByAge = sqlMigration(
  `create index refunds_by_age on refunds (client_id, environment, created_at desc, id desc)`,
)
