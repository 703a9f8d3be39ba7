import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How Link is shown, by configuration. Null: as the SDK asks. */
export const m0033LinkAppearance: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table link_configurations
        add theme text check (theme in ('light', 'dark', 'system')),
        add language text,
        add display_fiat_currency text`.execute(db)
  },
}
