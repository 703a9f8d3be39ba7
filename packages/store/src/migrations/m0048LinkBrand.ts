import { type Kysely, type Migration, sql } from 'kysely'

/** Colors, corners, logo and wording of Link, by configuration. Null: Link's own. */
export const m0048LinkBrand: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table link_configurations add brand jsonb`.execute(db)
  },
}
