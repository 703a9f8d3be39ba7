import { type Kysely, sql } from 'kysely'

/**
 * Access tokens, as hashes, and a `tokenId` of its own for every connection. One from before has none yet: its id, which its
 * client holds as both, goes on naming it until the first refresh. The account's name moves into a sealed column.
 */
export const m0020ConnectionTokens = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table connections
        add column token_id_hash bytea unique check (length(token_id_hash) = 32),
        add column sealed_token_id bytea,
        add column sealed_account_name bytea`.execute(db)
    await sql`
      create table access_tokens (
        token_hash bytea primary key check (length(token_hash) = 32),
        connection_id uuid not null references connections on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz
      )`.execute(db)
    await sql`create index access_tokens_by_connection on access_tokens (connection_id)`.execute(db)
    await sql`create index access_tokens_by_end on access_tokens (expires_at)`.execute(db)
    await sql`alter table oauth_attempts add column is_reconnected boolean not null default false`.execute(db)
  },
}
