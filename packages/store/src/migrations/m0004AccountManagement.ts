import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table client_settings add column callback_urls text[] not null default '{}'`,
  `create table admin_keys (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null check (environment in ('sandbox', 'production')),
    label text not null,
    secret_hash bytea not null unique check (length(secret_hash) = 32),
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create index admin_keys_live on admin_keys (client_id, environment) where revoked_at is null`,
  `create table admin_signing_keys (
    environment text primary key check (environment in ('sandbox', 'production')),
    sealed_key bytea not null,
    created_at timestamptz not null
  )`,
  `create table sub_clients (
    id uuid primary key,
    client_id uuid not null references clients on delete cascade,
    environment text not null check (environment in ('sandbox', 'production')),
    business_legal_name text not null,
    display_name text not null,
    callback_urls text[] not null default '{}',
    catalog jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index sub_clients_by_client on sub_clients (client_id, environment, created_at, id)`,
  // Apart from what names them, so that reading a sub-client never reads a picture.
  `create table sub_client_logos (
    id text primary key,
    sub_client_id uuid not null unique references sub_clients on delete cascade,
    format text not null check (format in ('png', 'jpg')),
    bytes bytea not null,
    created_at timestamptz not null
  )`,
]

/** The account management API: its keys, sub-clients with their logos, and callback URLs. */
export const m0004AccountManagement: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
