import { sqlMigration } from './sqlMigration.ts'

/** Several records of an institution with one reference of ours. */
export const m0095TwinRecords = sqlMigration(`alter table transfers add column twin_records jsonb`)
