import { sqlMigration } from './sqlMigration.ts'

/** Payments and refunds since the last run of the books. */
export const m0175BooksOfRequests = sqlMigration(
  `alter table book_places add column payments_read_at timestamptz`,
  `create index incoming_payments_final on incoming_payments (environment, final_at) where state = 'final'`,
  `create index refunds_succeeded on refunds (environment, finished_at) where status = 'succeeded'`,
)
