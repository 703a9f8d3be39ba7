import type { Actor, AuditedState, Environment, NewAuditEntry, Role } from '@rialto/core'
import type { ColumnType, Generated } from 'kysely'

type At = ColumnType<Date, Date, Date>
type MaybeAt = ColumnType<Date | null, Date | null | undefined, Date | null>
/** Written as a JSON text, read parsed. */
type Json<T> = ColumnType<T, string, never>

/** People who sign in to the dashboard, and their actions. */
export interface TeamTables {
  members: {
    id: string
    environment: Environment
    email: string
    name: string
    password_hash: string
    sealed_totp_secret: Buffer
    /** Last 30-second step whose one-time code was used. */
    totp_step: Generated<bigint>
    sealed_next_totp_secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
    next_totp_expires_at: MaybeAt
    is_operator: boolean
    /** Null: the member has a password. */
    identity_provider_id: ColumnType<string | null, string | null | undefined, never>
    /** As the provider writes them by SCIM. */
    user_name: ColumnType<string | null, string | null | undefined, string | null>
    external_id: ColumnType<string | null, string | null | undefined, string | null>
    deactivated_at: MaybeAt
    changed_at: MaybeAt
    /** `sub` of the provider's ID tokens. */
    subject: ColumnType<string | null, string | null | undefined, never>
    created_at: At
  }
  identity_providers: {
    id: string
    client_id: string
    environment: Environment
    issuer: string
    oidc_client_id: string
    sealed_client_secret: Buffer | null
    groups_claim: string
    roles: Json<readonly { group: string; role: Role }[]>
    default_role: Role | null
    is_enforced: boolean
    break_glass_member_id: string
    /** SHA-256 of the token with which it writes users and groups. */
    provisioning_token_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
    provisioning_token_at: MaybeAt
    created_at: At
  }
  provided_groups: {
    id: string
    identity_provider_id: string
    display_name: string
    external_id: string | null
    created_at: At
    changed_at: At
  }
  /** Ids of received logout tokens (SHA-256), until no provider sends them any more. */
  logout_tokens: { identity_provider_id: string; digest: Buffer; expires_at: At }
  provided_group_members: { group_id: string; member_id: string }
  member_roles: {
    member_id: string
    client_id: string
    environment: Environment
    role: Role
    /** From when the member counts as a second member. Null: given by an earlier version. */
    approves_from: ColumnType<Date | null, Date, Date>
  }
  member_sessions: {
    id: string
    member_id: string
    token_hash: Buffer
    ip_address: string
    user_agent: string
    created_at: At
    last_used_at: At
    /** `sid` of the session at the identity provider. */
    provider_session_id: ColumnType<string | null, string | null | undefined, string | null>
  }
  member_passkeys: {
    id: string
    member_id: string
    credential_id: string
    /** COSE. */
    public_key: Buffer
    signature_count: bigint
    transports: string[]
    label: string
    created_at: At
    last_used_at: MaybeAt
  }
  /** Null for a sign-in, whose member is not known before it succeeds. */
  passkey_challenges: { challenge_hash: Buffer; member_id: string | null; expires_at: At }
  member_recovery_codes: { member_id: string; code_hash: Buffer; created_at: At }
  member_devices: { token_hash: Buffer; member_id: string; last_used_at: At }
  transfer_views: {
    id: string
    client_id: string
    environment: Environment
    member_id: string
    name: string
    status: 'pending' | 'succeeded' | 'failed' | null
    find: string | null
    is_shared: boolean
    created_at: At
  }
  invitations: {
    id: string
    environment: Environment
    email: string
    /** Null: for an operator of the installation. */
    client_id: string | null
    role: Role
    code_hash: Buffer
    sealed_totp_secret: Buffer
    created_at: At
    expires_at: At
    accepted_at: MaybeAt
    resets_member_id: ColumnType<string | null, string | null | undefined, never>
    is_vouched: boolean
  }
  sign_in_attempts: { key: Buffer; attempts: number; last_at: At }
  approvals: {
    id: string
    client_id: string
    environment: Environment
    operation: string
    params: Json<AuditedState>
    body: Json<AuditedState>
    requested_by: Json<Actor>
    requested_at: At
    expires_at: At
  }
  audit_intents: { id: string; client_id: string; environment: Environment; at: At; entry: Json<NewAuditEntry> }
  audit_entries: {
    client_id: string
    environment: Environment
    number: bigint
    at: At
    actor_kind: Actor['kind']
    actor_id: string
    actor_name: string
    ip_address: string
    operation: string
    target: string | null
    before: Json<AuditedState>
    after: Json<AuditedState>
    previous_hash: string
    hash: string
    /** Null for an entry of an earlier version. */
    mac: Buffer | null
  }
  audit_keys: { environment: Environment; sealed_key: Buffer }
  audit_heads: { client_id: string; environment: Environment; number: bigint; hash: string; mac: Buffer }
}
