import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table members (
    id uuid primary key,
    environment text not null,
    email text not null,
    name text not null,
    password_hash text not null,
    sealed_totp_secret bytea not null,
    totp_step bigint not null default 0,
    is_operator boolean not null,
    created_at timestamptz not null,
    unique (environment, email)
  )`,
  `create table member_roles (
    member_id uuid not null references members on delete cascade,
    client_id uuid not null references clients on delete cascade,
    environment text not null,
    role text not null,
    primary key (client_id, environment, member_id)
  )`,
  `create index member_roles_by_member on member_roles (member_id)`,
  `create table member_sessions (
    id uuid primary key,
    member_id uuid not null references members on delete cascade,
    token_hash bytea not null unique,
    ip_address text not null,
    user_agent text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null
  )`,
  `create index member_sessions_by_member on member_sessions (member_id)`,
  `create index member_sessions_by_age on member_sessions (created_at)`,
  `create table invitations (
    id uuid primary key,
    environment text not null,
    email text not null,
    client_id uuid references clients on delete cascade,
    role text not null,
    code_hash bytea not null unique,
    sealed_totp_secret bytea not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz
  )`,
  `create index invitations_by_client on invitations (client_id, environment)`,
  `create table sign_in_attempts (
    key bytea primary key,
    attempts integer not null,
    last_at timestamptz not null
  )`,
  `create table audit_entries (
    client_id uuid not null,
    environment text not null,
    number bigint not null,
    at timestamptz not null,
    actor_kind text not null,
    actor_id uuid not null,
    actor_name text not null,
    ip_address text not null,
    operation text not null,
    target text,
    before jsonb not null,
    after jsonb not null,
    previous_hash text not null,
    hash text not null,
    primary key (client_id, environment, number)
  )`,
  // Whoever can alter the schema can remove it; the hashes then show what was changed.
  `create function reject_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'audit entries are never changed or removed'; end $$`,
  `create trigger audit_entries_stay before update or delete or truncate on audit_entries
    for each statement execute function reject_audit_change()`,
]

/** People who sign in to the dashboard, what they may do, and the log of what they did. */
export const m0032Members: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
