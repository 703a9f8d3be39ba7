import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table member_passkeys (
    id uuid primary key,
    member_id uuid not null references members on delete cascade,
    credential_id text not null unique,
    public_key bytea not null,
    signature_count bigint not null,
    transports text[] not null,
    label text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index member_passkeys_by_member on member_passkeys (member_id)`,
  `create table passkey_challenges (
    challenge_hash bytea primary key,
    member_id uuid references members on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
  `create table member_recovery_codes (
    member_id uuid not null references members on delete cascade,
    code_hash bytea not null,
    created_at timestamptz not null,
    primary key (member_id, code_hash)
  )`,
]

/** Two more ways in for members: passkeys, and codes for when the authenticator app is lost. */
export const m0052Passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
