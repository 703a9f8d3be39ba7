import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table approvals (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    operation text not null,
    params jsonb not null,
    body jsonb not null,
    requested_by jsonb not null,
    requested_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index approvals_by_client on approvals (client_id, environment, requested_at)`,
  `alter table client_settings add column approval_operations text[] not null default '{}'`,
]

/** Changes that wait for a second member, and for which a client asks for one. */
export const m0043Approvals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
