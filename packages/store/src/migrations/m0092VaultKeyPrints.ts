import { sqlMigration } from './sqlMigration.ts'

export const m0092VaultKeyPrints = sqlMigration(
  // Empty: a server of an earlier version, which does not announce its keys.
  `alter table server_processes
    add column vault_keys text[] not null default '{}', add column sealing_key text`,
)
