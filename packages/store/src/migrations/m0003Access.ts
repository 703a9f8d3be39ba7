import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table api_keys
    add column last_used_at timestamptz,
    add column rate_limit_per_minute integer check (rate_limit_per_minute between 1 and 1000000),
    add column is_configured boolean not null default false`,
  // Until now configuration was the only way to make one, and this is the label it gave.
  `update api_keys set is_configured = true where label = 'From configuration'`,
  `create table client_ip_ranges (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null check (environment in ('sandbox', 'production')),
    range text not null,
    label text not null,
    created_at timestamptz not null,
    unique (client_id, environment, range)
  )`,
]

/** When a key was used, its own rate limit, and the addresses from which production keys are accepted. */
export const m0003Access: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
