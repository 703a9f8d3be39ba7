import type { InstitutionName } from '../data/networks.ts'

/** How one institution's authorization server behaves. */
export interface OAuthRules {
  institution: InstitutionName
  /** As its pages call it. */
  displayName: string
  /** The authorization page; its forms go to paths below it. A `:clientId` in it stands for the query's `client_id`. */
  authorizePath: string
  tokenPath: string
  /** Absent where a grant cannot be given back. */
  revokePath?: string
  /** All scopes, each with a description for users. */
  scopes: Readonly<Record<string, string>>
  /** Withheld from personas that may only read. */
  moneyScopes: readonly string[]
  pkce: 'required' | 'optional'
  /** Seconds. Absent: access does not end. */
  accessLifetimeS?: number
  /** `rotating`: each refresh token works once, and a second use ends the grant. */
  refresh: 'rotating' | 'reusable' | 'none'
  /** Seconds from when a refresh token was issued. Absent: it does not end. */
  refreshLifetimeS?: number
  /** Scope without which no refresh token is issued. */
  offlineScope?: string
}
