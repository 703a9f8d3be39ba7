import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table api_keys add column approves_from timestamptz`,
  `alter table admin_keys add column approves_from timestamptz`,
  `alter table refunds add column key_approves_from timestamptz`,
]

/** The time of becoming a second member, of the creator at the creation of a key: a removed member has none. */
export const m0217NewCreators: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
