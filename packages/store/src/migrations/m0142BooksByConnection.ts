import { sqlMigration } from './sqlMigration.ts'

/** Due reads in the order of their connections, whose history is then read once. */
export const m0142BooksByConnection = sqlMigration(
  `drop index book_checks_due`,
  `create index book_checks_due on book_checks
    (environment, coalesce(connection_id, '00000000-0000-0000-0000-000000000000'::uuid), transfer_id)
    where due_at is not null`,
)
