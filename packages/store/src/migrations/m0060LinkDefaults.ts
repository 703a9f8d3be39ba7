import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Fee, minimum and networks of a client's transfers in Link, where the link token does not say. */
export const m0060LinkDefaults: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `alter table client_settings
          add column client_fee_ratio numeric not null default 0,
          add column is_fee_inclusive boolean not null default false,
          add column minimum_in_fiat numeric,
          add column offered_network_ids text[] not null default '{}'`,
      )
      .execute(db)
  },
}
