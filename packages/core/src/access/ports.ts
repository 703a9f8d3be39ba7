import type { Scope } from '../kernel/scope.ts'

export interface Client {
  id: string
  name: string
}

export interface ClientSettings extends Client {
  /** Origins that may embed Link. */
  allowedOrigins: readonly string[]
}

export interface ApiKey {
  id: string
  clientId: string
  /** SHA-256 of the secret. */
  secretHash: Uint8Array
  permissions: readonly ('read' | 'write')[]
}

export interface ClientRepository {
  find(scope: Scope): Promise<ClientSettings | undefined>
}

export interface ApiKeyRepository {
  /** The client's keys of this environment that are not revoked. */
  listLive(scope: Scope): Promise<ApiKey[]>
}
