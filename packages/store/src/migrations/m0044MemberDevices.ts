import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table member_devices (
    token_hash bytea primary key,
    member_id uuid not null references members on delete cascade,
    last_used_at timestamptz not null
  )`,
  `create index member_devices_by_member on member_devices (member_id)`,
]

/** Browsers that members have signed in with: their attempts to sign in are counted apart from everybody else's. */
export const m0044MemberDevices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
