import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table wallet_challenges (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    session_id uuid not null references link_sessions on delete cascade,
    user_id text not null,
    address text not null,
    network_id uuid not null,
    message text not null,
    expires_at timestamptz not null,
    taken_at timestamptz
  )`,
  `create index wallet_challenges_by_session on wallet_challenges (session_id)`,
  `create table wallet_verifications (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    user_id text not null,
    address text not null,
    network_type text not null,
    message text not null,
    signature text not null,
    verified_at timestamptz not null
  )`,
  `create index wallet_verifications_by_user on wallet_verifications (client_id, environment, user_id, verified_at desc)`,
  `create index wallet_verifications_by_address
    on wallet_verifications (client_id, environment, lower(address), verified_at desc)`,
]

/** What wallets were asked to sign, and what they proved. */
export const m0009Wallets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
