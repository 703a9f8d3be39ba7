import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Filters of the list of transfers that members have saved. */
export const m0056TransferViews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table transfer_views (
        id uuid primary key,
        client_id uuid not null references clients on delete cascade,
        environment text not null,
        member_id uuid not null references members on delete cascade,
        name text not null,
        status text,
        find text,
        is_shared boolean not null,
        created_at timestamptz not null
      )`.execute(db)
    await sql`create index transfer_views_by_client on transfer_views (client_id, environment, name)`.execute(db)
    await sql`create index transfer_views_by_member on transfer_views (member_id)`.execute(db)
  },
}
