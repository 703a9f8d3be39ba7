import { sqlMigration } from './sqlMigration.ts'

/** Logout tokens that identity providers have sent, so that none counts twice. */
export const m0176LogoutTokens = sqlMigration(
  `create table logout_tokens (
    identity_provider_id uuid not null,
    digest bytea not null,
    expires_at timestamptz not null,
    constraint logout_tokens_pkey primary key (identity_provider_id, digest),
    constraint logout_tokens_identity_provider_id_fkey foreign key (identity_provider_id)
      references identity_providers(id) on delete cascade
  )`,
)
