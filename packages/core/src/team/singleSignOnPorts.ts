import type { Scope } from '../kernel/scope.ts'
import type { Member, Role } from './ports.ts'

/** An OpenID Connect provider at which the members of one client sign in. */
export interface IdentityProvider {
  id: string
  issuer: string
  oidcClientId: string
  /** Undefined: a public client. */
  clientSecret: string | undefined
  /** Claim of the ID token that lists the person's groups. */
  groupsClaim: string
  roles: readonly { group: string; role: Role }[]
  /** Role of a person in none of the groups. Undefined: refused. */
  defaultRole: Role | undefined
  /** Members with a password have no access, except the break-glass owner. */
  isEnforced: boolean
  breakGlassMemberId: string
}

/** A member of an identity provider: the same person has another account with a password, or at another client. */
export interface ProvidedMember extends Member {
  identityProviderId: string
  /** `sub` of the ID token. */
  subject: string
}

export interface IdentityProviderRepository {
  find(scope: Scope): Promise<IdentityProvider | undefined>
  findById(id: string): Promise<IdentityProvider | undefined>
  /** Inserts or updates by id. */
  save(scope: Scope, provider: IdentityProvider, atMs: number): Promise<void>
  /** Whether a client keeps this member as its break-glass owner. */
  isBreakGlass(memberId: string): Promise<boolean>
  /** With its members. Whether there was one. */
  remove(scope: Scope): Promise<boolean>
  findMember(providerId: string, subject: string): Promise<ProvidedMember | undefined>
  insertMember(member: ProvidedMember, atMs: number): Promise<void>
  updateMember(member: ProvidedMember): Promise<void>
}

/** The identity that a provider asserts, from a verified ID token. */
export interface AssertedIdentity {
  subject: string
  email: string
  name: string
  groups: readonly string[]
  /** `sid`: of the session at the provider. */
  providerSessionId: string | undefined
}

/** Values that bind one sign-in to the browser that began it. */
export interface SignOnFlow {
  redirectUrl: string
  state: string
  nonce: string
  codeVerifier: string
}

type Registered = Pick<IdentityProvider, 'issuer' | 'oidcClientId' | 'clientSecret' | 'groupsClaim'>

/** OpenID Connect, outside of core. Each call throws `ApiError`: `permissionDenied`, `serviceUnavailable`. */
export interface SingleSignOn {
  /** Reads the discovery document. @throws ApiError `invalidField` for `issuer`. */
  check(provider: Pick<IdentityProvider, 'issuer'>): Promise<void>
  authorizationUrl(provider: Registered, flow: SignOnFlow): Promise<string>
  /** Redeems the code of the redirect URL's query, and verifies the ID token. */
  readIdentity(provider: Registered, flow: SignOnFlow, query: string): Promise<AssertedIdentity>
  /** Page at which a browser ends its session at the provider. Undefined if the provider has none. */
  logoutUrl(provider: Registered, returnUrl: string): Promise<string | undefined>
  /** Verifies a logout token (OpenID Connect Back-Channel Logout 1.0). */
  readLogout(
    provider: Registered,
    logoutToken: string,
  ): Promise<{ subject: string | undefined; providerSessionId: string | undefined; tokenId: string }>
}
