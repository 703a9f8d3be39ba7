import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The call of a resource server that was answered that its payment is settled: no other call is. */
export const m0223SettledOnce: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table relays add column answered_to bytea').execute(db)
  },
}
