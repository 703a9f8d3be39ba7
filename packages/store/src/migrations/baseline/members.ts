/** Members of the dashboard, their roles and sessions, approvals and the audit log. */
export const members: readonly string[] = [
  `create table members (
    id uuid not null,
    environment text not null,
    email text not null,
    name text not null,
    password_hash text not null,
    sealed_totp_secret bytea not null,
    totp_step bigint default 0 not null,
    is_operator boolean not null,
    created_at timestamptz not null,
    constraint members_environment_email_key unique (environment, email),
    constraint members_pkey primary key (id)
  )`,
  `create table member_devices (
    token_hash bytea not null,
    member_id uuid not null,
    last_used_at timestamptz not null,
    constraint member_devices_pkey primary key (token_hash),
    constraint member_devices_member_id_fkey foreign key (member_id) references members(id) on delete cascade
  )`,
  `create index member_devices_by_member on member_devices (member_id)`,
  `create table member_passkeys (
    id uuid not null,
    member_id uuid not null,
    credential_id text not null,
    public_key bytea not null,
    signature_count bigint not null,
    transports text[] not null,
    label text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    constraint member_passkeys_credential_id_key unique (credential_id),
    constraint member_passkeys_pkey primary key (id),
    constraint member_passkeys_member_id_fkey foreign key (member_id) references members(id) on delete cascade
  )`,
  `create index member_passkeys_by_member on member_passkeys (member_id)`,
  `create table member_recovery_codes (
    member_id uuid not null,
    code_hash bytea not null,
    created_at timestamptz not null,
    constraint member_recovery_codes_pkey primary key (member_id, code_hash),
    constraint member_recovery_codes_member_id_fkey foreign key (member_id) references members(id) on delete cascade
  )`,
  `create table member_roles (
    member_id uuid not null,
    client_id uuid not null,
    environment text not null,
    role text not null,
    constraint member_roles_pkey primary key (client_id, environment, member_id),
    constraint member_roles_client_id_fkey foreign key (client_id) references clients(id) on delete cascade,
    constraint member_roles_member_id_fkey foreign key (member_id) references members(id) on delete cascade
  )`,
  `create index member_roles_by_member on member_roles (member_id)`,
  `create table member_sessions (
    id uuid not null,
    member_id uuid not null,
    token_hash bytea not null,
    ip_address text not null,
    user_agent text not null,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    constraint member_sessions_pkey primary key (id),
    constraint member_sessions_token_hash_key unique (token_hash),
    constraint member_sessions_member_id_fkey foreign key (member_id) references members(id) on delete cascade
  )`,
  `create index member_sessions_by_age on member_sessions (created_at)`,
  `create index member_sessions_by_member on member_sessions (member_id)`,
  `create table passkey_challenges (
    challenge_hash bytea not null,
    member_id uuid,
    expires_at timestamptz not null,
    constraint passkey_challenges_pkey primary key (challenge_hash),
    constraint passkey_challenges_member_id_fkey foreign key (member_id) references members(id) on delete cascade
  )`,
  `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
  `create table sign_in_attempts (
    key bytea not null,
    attempts integer not null,
    last_at timestamptz not null,
    constraint sign_in_attempts_pkey primary key (key)
  )`,
  `create table invitations (
    id uuid not null,
    environment text not null,
    email text not null,
    client_id uuid,
    role text not null,
    code_hash bytea not null,
    sealed_totp_secret bytea not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    constraint invitations_code_hash_key unique (code_hash),
    constraint invitations_pkey primary key (id),
    constraint invitations_client_id_fkey foreign key (client_id) references clients(id) on delete cascade
  )`,
  `create index invitations_by_client on invitations (client_id, environment)`,
  `create table transfer_views (
    id uuid not null,
    client_id uuid not null,
    environment text not null,
    member_id uuid not null,
    name text not null,
    status text,
    find text,
    is_shared boolean not null,
    created_at timestamptz not null,
    constraint transfer_views_pkey primary key (id),
    constraint transfer_views_client_id_fkey foreign key (client_id) references clients(id) on delete cascade,
    constraint transfer_views_member_id_fkey foreign key (member_id) references members(id) on delete cascade
  )`,
  `create index transfer_views_by_client on transfer_views (client_id, environment, name)`,
  `create index transfer_views_by_member on transfer_views (member_id)`,
  `create table approvals (
    id uuid not null,
    client_id uuid not null,
    environment text not null,
    operation text not null,
    params jsonb not null,
    body jsonb not null,
    requested_by jsonb not null,
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    constraint approvals_pkey primary key (id),
    constraint approvals_client_id_fkey foreign key (client_id) references clients(id) on delete cascade
  )`,
  `create index approvals_by_client on approvals (client_id, environment, requested_at)`,
  `create table audit_intents (
    id uuid not null,
    client_id uuid not null,
    environment text not null,
    at timestamptz not null,
    entry jsonb not null,
    constraint audit_intents_pkey primary key (id)
  )`,
  `create index audit_intents_by_client on audit_intents (client_id, environment, at)`,
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
    constraint audit_entries_pkey primary key (client_id, environment, number)
  )`,
  `create function reject_audit_change() returns trigger
      language plpgsql
      as $$
    begin raise exception 'audit entries are never changed or removed'; end $$`,
  `create trigger audit_entries_stay before delete or update or truncate on audit_entries for each statement execute function reject_audit_change()`,
]
