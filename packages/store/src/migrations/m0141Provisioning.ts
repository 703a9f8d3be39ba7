import { sqlMigration } from './sqlMigration.ts'

/** Users and groups that an identity provider writes by SCIM. */
export const m0141Provisioning = sqlMigration(
  `alter table identity_providers add column provisioning_token_hash bytea, add column provisioning_token_at timestamptz`,
  `create unique index identity_providers_by_token on identity_providers (provisioning_token_hash)`,
  `alter table members
    add column user_name text,
    add column external_id text,
    add column deactivated_at timestamptz,
    add column changed_at timestamptz`,
  `create unique index members_by_user_name on members (identity_provider_id, lower(user_name))`,
  `create table provided_groups (
    id uuid not null,
    identity_provider_id uuid not null,
    display_name text not null,
    external_id text,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    constraint provided_groups_pkey primary key (id),
    constraint provided_groups_identity_provider_id_fkey foreign key (identity_provider_id)
      references identity_providers(id) on delete cascade
  )`,
  `create unique index provided_groups_by_name on provided_groups (identity_provider_id, lower(display_name))`,
  `create table provided_group_members (
    group_id uuid not null,
    member_id uuid not null,
    constraint provided_group_members_pkey primary key (group_id, member_id),
    constraint provided_group_members_group_id_fkey foreign key (group_id) references provided_groups(id) on delete cascade,
    constraint provided_group_members_member_id_fkey foreign key (member_id) references members(id) on delete cascade
  )`,
  `create index provided_group_members_by_member on provided_group_members (member_id)`,
  // Of the session at the provider (sid), which its logout tokens name.
  `alter table member_sessions add column provider_session_id text`,
)
