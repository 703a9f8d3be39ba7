/** Why the institution did not take a code: not the one it sent, too old, or sent before the newest one. */
export type CodeProblem = 'wrong' | 'expired' | 'replaced'

/**
 * Requirements of `/token/refresh` in addition to our own refresh token.
 * - `withAccessToken`: the client sends the access token together with the refresh token.
 * - `mayAskForCode`: the institution may require a code; a second request carries the code and the access token.
 * Requested only when the client refreshes, because each request may send the user a message.
 * - `byAccessToken`: the access token, expired or not, replaces a refresh token.
 */
export type RefreshRule = 'withAccessToken' | 'mayAskForCode' | 'byAccessToken'

/** Credentials from an OAuth sign-in. */
export interface OAuthCredentials {
  kind: 'oAuth'
  accessToken: string
  /** Absent where the institution issues none. */
  refreshToken?: string
  /** Absent where the access token does not expire. */
  expiresAtMs?: number
  /**
   * Set while the institution requires a code before it renews: the institution's challenge, to be sent along with the
   * code.
   */
  challenge?: string
  /** Beside `challenge`: why the last code was not taken. */
  codeProblem?: CodeProblem
  /** Refresh rule of this authorization, for an institution with several. */
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

/** Public addresses on chains: no secret, and no way to send. */
export interface AddressCredentials {
  kind: 'address'
  addresses: readonly string[]
}

/** Credentials stored encrypted, to act for the user. They leave the vault only for a connector call. */
export type Credentials = OAuthCredentials | KeyCredentials | AddressCredentials
