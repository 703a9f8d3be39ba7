import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table link_session_counts (
    client_id uuid not null,
    environment text not null,
    opened_from timestamptz not null,
    page text not null,
    opened integer not null,
    connected integer not null,
    previewed integer not null,
    sent integer not null,
    succeeded integer not null,
    primary key (client_id, environment, opened_from, page)
  )`,
  `create table link_session_counts_until (
    client_id uuid not null,
    environment text not null,
    until timestamptz not null,
    primary key (client_id, environment)
  )`,
]

/**
 * How far the Link sessions of each ten minutes got, by the page where their users left, or an empty text: figures over a day are sums of these rows and of
 * the sessions opened since. What happens to a session later is counted when its ten minutes are counted again.
 */
export const m0058LinkSessionCounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
