import type { Scope } from '../kernel/scope.ts'

interface Client {
  id: string
  name: string
}

export interface ClientSettings extends Client {
  /** Origins that may embed Link. */
  allowedOrigins: readonly string[]
  /** Undefined: it is open. */
  closedAtMs: number | undefined
}

export type KeyPermission = 'read' | 'write'

/** The member who created a key, also by a management key. */
export interface KeyCreator {
  id: string
  /** Time from which they count as a second member, as of the creation of the key. Undefined: at once. */
  approvesFromMs: number | undefined
}

export interface ApiKey {
  id: string
  clientId: string
  label: string
  /** SHA-256 of the secret. The secret itself is shown once and never stored. */
  secretHash: Uint8Array
  permissions: readonly KeyPermission[]
  /** Undefined: the server's default limit. */
  rateLimitPerMinute: number | undefined
  /** Provisioned by the configuration at every start: the sandbox's demo key. */
  isConfigured: boolean
  /** Undefined: not known, or created by a command. */
  creator: KeyCreator | undefined
  createdAtMs: number
  /** To the minute. */
  lastUsedAtMs: number | undefined
  /** End of validity. Undefined: none. */
  expiresAtMs: number | undefined
  revokedAtMs: number | undefined
}

export interface ClientRepository {
  find(scope: Scope): Promise<ClientSettings | undefined>
  list(environment: Scope['environment']): Promise<ClientSettings[]>
  insert(scope: Scope, client: { name: string; allowedOrigins: readonly string[]; createdAtMs: number }): Promise<void>
  /** A client has one name in both environments. Access control caches it: `access.forget` after it. */
  rename(scope: Scope, name: string): Promise<void>
  /** Closes it, revokes its keys and ends its link tokens and sessions. False if it was closed before. */
  close(scope: Scope, atMs: number): Promise<boolean>
  setAllowedOrigins(scope: Scope, origins: readonly string[]): Promise<void>
  /** Whether headless bridging is enabled for the client. */
  mayBridge(scope: Scope): Promise<boolean>
  /** Access control caches it: `access.forget` after it. */
  setMayBridge(scope: Scope, mayBridge: boolean): Promise<void>
  /** For how many days records of transfers stay when accounts are removed. Undefined: the server's setting. */
  transferRetentionDays(scope: Scope): Promise<number | undefined>
  setTransferRetentionDays(scope: Scope, days: number | undefined): Promise<void>
  /** Locks this client's keys and ranges until the transaction ends. */
  lock(scope: Scope): Promise<void>
}

export interface ApiKeyRepository {
  /** The client's keys of this environment that are not revoked. */
  listLive(scope: Scope): Promise<ApiKey[]>
  /** Includes revoked keys; newest first. */
  list(scope: Scope): Promise<ApiKey[]>
  find(environment: Scope['environment'], id: string): Promise<ApiKey | undefined>
  /** Includes revoked keys. */
  findByHash(environment: Scope['environment'], secretHash: Uint8Array): Promise<ApiKey | undefined>
  insert(scope: Scope, key: ApiKey): Promise<void>
  /** False if no live key has this id. */
  revoke(scope: Scope, id: string, atMs: number): Promise<boolean>
  /** Notes the use unless one of the last `withinMs` is noted. */
  touch(scope: Scope, id: string, atMs: number, withinMs: number): Promise<void>
}

/** One range of addresses from which a client's production keys are accepted. */
export interface ClientIpRange {
  id: string
  /** CIDR, with its host bits cleared: `203.0.113.0/24`, `2001:db8::/32`. */
  range: string
  label: string
  createdAtMs: number
}

export interface IpRangeRepository {
  list(scope: Scope): Promise<ClientIpRange[]>
  insert(scope: Scope, range: ClientIpRange): Promise<void>
  /** By its id or its CIDR. False if it does not exist. */
  remove(scope: Scope, idOrRange: { id: string } | { range: string }): Promise<boolean>
}
