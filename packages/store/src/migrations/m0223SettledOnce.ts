import { sqlMigration } from './sqlMigration.ts'

/** The one call of a resource server to which the result of the settled payment is returned. */
export const m0223SettledOnce = sqlMigration(`alter table relays add column answered_to bytea`)
