import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What sessions offer, by configuration. Link tokens keep a copy. */
export const m0024LinkConfigurations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table link_configurations (
        id uuid primary key,
        client_id uuid not null references clients on delete cascade,
        environment text not null,
        name text not null,
        catalog jsonb not null,
        products text[] not null,
        network_ids uuid[] not null,
        restrict_multiple_accounts boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db)
    await sql`create index link_configurations_by_client on link_configurations (client_id, environment)`.execute(db)
  },
}
