import { sqlMigration } from './sqlMigration.ts'

/** Members who sign in at the OpenID Connect provider of their client. */
export const m0120SingleSignOn = sqlMigration(
  // No foreign key to members, which have one to their provider: a backup restores tables in the order of their keys.
  `create table identity_providers (
    id uuid not null,
    client_id uuid not null,
    environment text not null,
    issuer text not null,
    oidc_client_id text not null,
    sealed_client_secret bytea,
    groups_claim text not null,
    roles jsonb not null,
    default_role text,
    is_enforced boolean not null,
    break_glass_member_id uuid not null,
    created_at timestamptz not null,
    constraint identity_providers_pkey primary key (id),
    constraint identity_providers_client_key unique (client_id, environment),
    constraint identity_providers_client_id_fkey foreign key (client_id) references clients(id) on delete cascade
  )`,
  `create index identity_providers_by_break_glass_member on identity_providers (break_glass_member_id)`,
  `alter table members
    add column identity_provider_id uuid references identity_providers on delete cascade,
    add column subject text`,
  // A person may have an account with a password and one of each provider, with the same email address.
  `alter table members drop constraint members_environment_email_key`,
  `create unique index members_by_email on members (environment, email) where identity_provider_id is null`,
  `create unique index members_by_subject on members (identity_provider_id, subject)`,
)
