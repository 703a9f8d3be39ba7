import { sqlMigration } from './sqlMigration.ts'

/** Ids of records that were called failed before another one of the transfer showed. */
export const m0208FormerRecords = sqlMigration(`alter table transfers add column former_records jsonb`)
