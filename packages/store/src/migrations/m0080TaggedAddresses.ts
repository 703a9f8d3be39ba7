import { sqlMigration } from './sqlMigration.ts'

/** The tag of an address for refunds; and lists of sanctioned addresses by the canonical form of each account. */
export const m0080TaggedAddresses = sqlMigration(
  `alter table previews add column refund_address_tag text`,
  `alter table transfers add column refund_address_tag text`,
  // Null: the addresses are stored by the keys of the version before, and are read again.
  `alter table sanctions_lists add column keyed_digest text`,
  `alter table sanctions_lists add column skipped_lines jsonb not null default '[]'`,
)
