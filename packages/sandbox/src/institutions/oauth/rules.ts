import type { InstitutionName } from '../data/networks.ts'

/** Behavior of one institution's authorization server. */
export interface OAuthRules {
  institution: InstitutionName
  /** Name of the institution on its pages. */
  displayName: string
  /**
   * The authorization page. Its forms are sent to paths below it. A `:clientId` in it stands for the query's
   * `client_id`.
   */
  authorizePath: string
  tokenPath: string
  /** Absent if grants cannot be revoked. */
  revokePath?: string
  /** All scopes, each with a description for users. */
  scopes: Readonly<Record<string, string>>
  /** Withheld from read-only personas. */
  moneyScopes: readonly string[]
  pkce: 'required' | 'optional'
  /** Seconds. Absent: access tokens do not expire. */
  accessLifetimeS?: number
  /** `rotating`: each refresh token can be used once, and a second use ends the grant. */
  refresh: 'rotating' | 'reusable' | 'none'
  /** Seconds after a refresh token was issued. Absent: it does not expire. */
  refreshLifetimeS?: number
  /** Scope without which no refresh token is issued. */
  offlineScope?: string
}
