import type { Environment, Scope } from '../kernel/scope.ts'
import type { IdentityProvider } from './singleSignOnPorts.ts'

/** A member as an identity provider writes it. */
export interface ProvidedUser {
  /** The member's. */
  id: string
  /** Unique at the provider, in any case of its letters. */
  userName: string
  externalId: string | undefined
  name: string
  email: string
  isActive: boolean
  createdAtMs: number
  changedAtMs: number
}

export interface ProvidedGroup {
  id: string
  /** Unique at the provider, in any case of its letters. */
  displayName: string
  externalId: string | undefined
  memberIds: readonly string[]
  createdAtMs: number
  changedAtMs: number
}

/** An attribute that lists may be filtered by, with its value. */
export interface ProvidedFilter {
  attribute: 'id' | 'userName' | 'externalId' | 'displayName' | 'email'
  value: string
}

export interface ProvidedPage {
  filter: ProvidedFilter | undefined
  offset: number
  count: number
}

/** Users and groups of one identity provider at a time. */
export interface ProvisioningRepository {
  /** The provider that holds this token. */
  findByToken(
    environment: Environment,
    tokenHash: Uint8Array,
  ): Promise<{ scope: Scope; provider: IdentityProvider } | undefined>
  /** Replaces the earlier token, or removes it. False without a provider. */
  setToken(scope: Scope, token: { hash: Uint8Array; atMs: number } | undefined): Promise<boolean>
  /** When the present token was made. Undefined without one. */
  readTokenTime(scope: Scope): Promise<number | undefined>
  listUsers(providerId: string, page: ProvidedPage): Promise<{ items: ProvidedUser[]; total: number }>
  findUser(providerId: string, id: string): Promise<ProvidedUser | undefined>
  insertUser(environment: Environment, providerId: string, user: ProvidedUser): Promise<void>
  updateUser(providerId: string, user: ProvidedUser): Promise<void>
  /** Binds the provider's subject to the user with this external id, or else with this email address or user name. */
  bindSubject(providerId: string, identity: { subject: string; email: string }): Promise<ProvidedUser | undefined>
  listGroups(providerId: string, page: ProvidedPage): Promise<{ items: ProvidedGroup[]; total: number }>
  findGroup(providerId: string, id: string): Promise<ProvidedGroup | undefined>
  /** Inserts or replaces, with its members. Ids of others are left out. */
  saveGroup(providerId: string, group: ProvidedGroup): Promise<void>
  removeGroup(providerId: string, id: string): Promise<boolean>
  groupsOf(memberId: string): Promise<Pick<ProvidedGroup, 'id' | 'displayName' | 'externalId'>[]>
  /** The session at the provider in which a member's newest session began. */
  noteProviderSession(memberId: string, providerSessionId: string): Promise<void>
  /** Remembers the id of a logout token until then. False if it was received before. */
  takeLogoutToken(providerId: string, tokenId: string, of: { atMs: number; untilMs: number }): Promise<boolean>
  /** Ends the sessions of a subject, or those of one session at the provider. Their members. */
  endSessions(
    providerId: string,
    of: { subject?: string | undefined; providerSessionId?: string | undefined },
  ): Promise<string[]>
}
