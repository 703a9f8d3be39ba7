import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Sessions on their way to another device: the link's code, who took it, and what the user types to let them. */
export const m0045LinkMoves: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table link_session_moves (
        session_id uuid primary key references link_sessions on delete cascade,
        code_hash bytea not null unique,
        choice jsonb not null,
        expires_at timestamptz not null,
        claim_hash bytea unique,
        pairing_code_hash bytea,
        guesses integer not null default 0,
        accepted_at timestamptz
      )`.execute(db)
  },
}
