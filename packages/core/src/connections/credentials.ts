/** What we keep, encrypted, to act for the user. Never leaves the vault but into a connector call. */
export type Credentials =
  | {
      kind: 'oAuth'
      accessToken: string
      /** Absent where the institution issues none. */
      refreshToken?: string
      /** Absent where the access token does not expire. */
      expiresAtMs?: number
      /** Set while the institution wants a code before it renews: what it gave to be sent along with the code. */
      challenge?: string
      scopes: readonly string[]
    }
  | { kind: 'apiKey'; key: string; secret: string; passphrase?: string }
