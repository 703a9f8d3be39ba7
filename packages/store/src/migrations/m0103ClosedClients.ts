import { sqlMigration } from './sqlMigration.ts'

/** When a client was closed. */
export const m0103ClosedClients = sqlMigration(`alter table client_settings add column closed_at timestamptz`)
