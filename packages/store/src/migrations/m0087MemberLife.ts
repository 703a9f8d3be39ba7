import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // A new authenticator of the member, until a code of it is confirmed.
  `alter table members add column sealed_next_totp_secret bytea, add column next_totp_expires_at timestamptz`,
  // A link with which a reset member sets new factors.
  `alter table invitations add column resets_member_id uuid references members on delete cascade`,
]

/** Members can change and lose their sign-in factors. */
export const m0087MemberLife: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
