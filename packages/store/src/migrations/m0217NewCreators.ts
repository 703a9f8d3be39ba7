import { sqlMigration } from './sqlMigration.ts'

/** The time of becoming a second member, of the creator at the creation of a key: a removed member has none. */
export const m0217NewCreators = sqlMigration(
  `alter table api_keys add column approves_from timestamptz`,
  `alter table admin_keys add column approves_from timestamptz`,
  `alter table refunds add column key_approves_from timestamptz`,
)
