import { sqlMigration } from './sqlMigration.ts'

/** Members can change and lose their sign-in factors. */
export const m0087MemberLife = sqlMigration(
  // A new authenticator of the member, until a code of it is confirmed.
  `alter table members add column sealed_next_totp_secret bytea, add column next_totp_expires_at timestamptz`,
  // A link with which a reset member sets new factors.
  `alter table invitations add column resets_member_id uuid references members on delete cascade`,
)
