/** Why the institution did not take a code: not the one it sent, too old, or sent before the newest one. */
export type CodeProblem = 'wrong' | 'expired' | 'replaced'

/**
 * What `/token/refresh` takes beyond our own refresh token.
 * - `withAccessToken`: the client sends the access token together with the refresh token.
 * - `mayAskForCode`: the institution may answer with a demand for a code; a second request carries it and the access token.
 *   It is asked only when the client asks, since each time its user may get a message.
 * - `byAccessToken`: there is no refresh token; the access token, expired or not, stands in for it.
 */
export type RefreshRule = 'withAccessToken' | 'mayAskForCode' | 'byAccessToken'

/** What an OAuth sign-in gave. */
export interface OAuthCredentials {
  kind: 'oAuth'
  accessToken: string
  /** Absent where the institution issues none. */
  refreshToken?: string
  /** Absent where the access token does not expire. */
  expiresAtMs?: number
  /** Set while the institution requires a code before it renews: what it gave to be sent along with the code. */
  challenge?: string
  /** Beside `challenge`: why the last code was not taken. */
  codeProblem?: CodeProblem
  /** Where an institution renews its authorizations in more than one way: the way of this one. */
  refresh?: RefreshRule
  scopes: readonly string[]
}

/** A key, typed by the user or issued by a sign-in. */
export interface KeyCredentials {
  kind: 'apiKey'
  key: string
  secret: string
  passphrase?: string
  /** Absent where the key does not expire, or where only the institution knows when. */
  expiresAtMs?: number
  /** Absent where the user typed the key. Else the name it was issued under, and the sign-in that renews it and takes it back. */
  issued?: { name: string; grant: OAuthCredentials }
}

/** Addresses on chains, which anybody may read: no secret, and nothing to send with. */
export interface AddressCredentials {
  kind: 'address'
  addresses: readonly string[]
}

/** What we keep, encrypted, to act for the user. Never leaves the vault but into a connector call. */
export type Credentials = OAuthCredentials | KeyCredentials | AddressCredentials
