import { type Kysely, sql } from 'kysely'

/** A sign-in waits, with the institution's code, for the page that began it to redeem one of two codes of ours. */
export const m0016OAuthCompletion = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table oauth_attempts
        add sealed_code bytea,
        add completion_code_hash bytea,
        add pairing_code_hash bytea,
        add pairing_guesses integer not null default 0,
        add completable_until timestamptz,
        add redeemed_at timestamptz`.execute(db)
  },
}
