import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table portfolio_reads (
    connection_id uuid not null references connections on delete cascade,
    kind text not null check (kind in ('balances', 'holdings')),
    as_of timestamptz not null,
    rows jsonb not null,
    primary key (connection_id, kind)
  )`,
]

/** What each account was last read to hold. */
export const m0006Portfolio: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
