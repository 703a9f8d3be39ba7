/** Why the institution rejected a code: incorrect, expired, or replaced by a newer one. */
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
  /** Absent if the institution issues none. */
  refreshToken?: string
  /** Absent if the access token does not expire. */
  expiresAtMs?: number
  /**
   * Set while the institution requires a code before it renews: the institution's challenge, to be sent along with the
   * code.
   */
  challenge?: string
  /** With `challenge`: why the last code was rejected. */
  codeProblem?: CodeProblem
  /** Refresh rule of this authorization, for an institution with several. */
  refresh?: RefreshRule
  scopes: readonly string[]
}

/** An API key, entered by the user or issued by a sign-in. */
export interface KeyCredentials {
  kind: 'apiKey'
  key: string
  secret: string
  passphrase?: string
  /** Absent if the key does not expire, or only the institution knows when. */
  expiresAtMs?: number
  /** Set for a key issued by a sign-in: its name at the institution, and the grant that renews and revokes it. */
  issued?: { name: string; grant: OAuthCredentials }
}

/** Public addresses on chains: no secret, and no way to send. */
export interface AddressCredentials {
  kind: 'address'
  addresses: readonly string[]
  /** The named wallet that proved the address, by its public id. Absent if the wallet is not listed. */
  walletId?: string
}

/** Credentials stored encrypted, to act for the user. They leave the vault only for a connector call. */
export type Credentials = OAuthCredentials | KeyCredentials | AddressCredentials
