import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The one call of a resource server to which the result of the settled payment is returned. */
export const m0223SettledOnce: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table relays add column answered_to bytea').execute(db)
  },
}
