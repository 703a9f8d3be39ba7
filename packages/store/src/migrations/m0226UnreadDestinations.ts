import { sqlMigration } from './sqlMigration.ts'

/** Watched destinations that are read more slowly than their network. */
export const m0226UnreadDestinations = sqlMigration(
  `alter table payment_cursors add column unread jsonb not null default '[]'`,
)
