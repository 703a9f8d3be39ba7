import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Colors, corners, logo and wording of Link, by configuration. Null: Link's own. */
export const m0048LinkBrand: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table link_configurations add brand jsonb`.execute(db)
  },
}
