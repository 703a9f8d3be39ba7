import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Lists of a client's payouts and relays, the newest first. */
export const m0227ListsByAge: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index payouts_by_age on payouts (client_id, environment, created_at desc, id desc)`.execute(db)
    await sql`create index relays_by_age on relays (client_id, environment, created_at desc, id desc)`.execute(db)
  },
}
