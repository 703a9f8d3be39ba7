import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table institution_breakers (
    environment text not null,
    institution text not null,
    version bigint not null,
    open_until timestamptz,
    down_since timestamptz,
    primary key (environment, institution),
    check ((open_until is null) = (down_since is null))
  )`,
  `create table signing_nonces (
    key_hash bytea primary key,
    last bigint not null,
    fence bigint not null,
    owner_id uuid,
    held_until timestamptz not null
  )`,
  `create index signing_nonces_held on signing_nonces (owner_id) where owner_id is not null`,
]

/** What server processes share beside their work: which institutions are down, and the last number that a key's requests carried. */
export const m0061SharedState: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
