/**
 * Every column with sealed bytes, and the context that its content is bound to, by the row's id. The only list of
 * them.
 */
export const sealedColumns = {
  connections: {
    id: 'id',
    columns: {
      sealed_credentials: (id: string) => `connections:credentials:${id}`,
      sealed_refresh_token: (id: string) => `connections:refresh_token:${id}`,
      sealed_token_id: (id: string) => `connections:token_id:${id}`,
      sealed_account_name: (id: string) => `connections:account_name:${id}`,
    },
  },
  oauth_attempts: {
    id: 'id',
    columns: {
      sealed_verifier: (id: string) => `oauth_attempts:verifier:${id}`,
      sealed_code: (id: string) => `oauth_attempts:code:${id}`,
    },
  },
  webhook_endpoints: {
    id: 'id',
    columns: {
      sealed_secret: (id: string) => `webhook_endpoints:secret:${id}`,
      sealed_previous_secret: (id: string) => `webhook_endpoints:previous_secret:${id}`,
    },
  },
  jit_settings: {
    id: 'id',
    columns: { sealed_secret: (id: string) => `jit_settings:secret:${id}` },
  },
  idempotency_keys: {
    id: 'id',
    columns: {
      sealed_fingerprint: (id: string) => `idempotency_keys:fingerprint:${id}`,
      sealed_answer: (id: string) => `idempotency_keys:answer:${id}`,
    },
  },
  admin_signing_keys: {
    id: 'environment',
    columns: { sealed_key: (id: string) => `admin_signing_keys:sealed_key:${id}` },
  },
  members: {
    id: 'id',
    columns: {
      sealed_totp_secret: (id: string) => `members:totp_secret:${id}`,
      sealed_next_totp_secret: (id: string) => `members:next_totp_secret:${id}`,
    },
  },
  identity_providers: {
    id: 'id',
    columns: { sealed_client_secret: (id: string) => `identity_providers:client_secret:${id}` },
  },
  invitations: {
    id: 'id',
    columns: { sealed_totp_secret: (id: string) => `invitations:totp_secret:${id}` },
  },
  digest_keys: {
    id: 'environment',
    columns: { sealed_key: (id: string) => `digest_keys:sealed_key:${id}` },
  },
  relayer_keys: {
    id: 'environment',
    columns: { sealed_key: (id: string) => `relayer_keys:sealed_key:${id}` },
  },
  solana_relayer_keys: {
    id: 'environment',
    columns: { sealed_key: (id: string) => `solana_relayer_keys:sealed_key:${id}` },
  },
  audit_keys: {
    id: 'environment',
    columns: { sealed_key: (id: string) => `audit_keys:key:${id}` },
  },
  vault_canaries: {
    id: 'id',
    columns: { sealed_text: (id: string) => `vault_canaries:text:${id}` },
  },
} as const
