import { sqlMigration } from './sqlMigration.ts'

/** Signatures of the audit log, with a key that is encrypted with the vault's keys. */
export const m0086AuditKeys = sqlMigration(
  `create table audit_keys (environment text primary key, sealed_key bytea not null)`,
  // Null for an entry of an earlier version: the next signature covers it, by the previous entry's hash.
  `alter table audit_entries add column mac bytea`,
  // The last entry of each log, which reveals entries cut off at the end.
  `create table audit_heads (
    client_id uuid not null,
    environment text not null,
    number bigint not null,
    hash text not null,
    mac bytea not null,
    primary key (client_id, environment)
  )`,
)
