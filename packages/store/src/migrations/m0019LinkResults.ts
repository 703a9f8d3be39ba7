import { type Kysely, sql } from 'kysely'

/** How a Link session ended, and the code for which its client gets the result. */
export const m0019LinkResults = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table link_sessions
        add exit jsonb,
        add result_code_hash bytea,
        add result_code_expires_at timestamptz`.execute(db)
    await sql`create unique index link_sessions_result_code on link_sessions (result_code_hash)`.execute(db)
    await sql`create index oauth_attempts_completion_code on oauth_attempts (completion_code_hash)`.execute(db)
  },
}
