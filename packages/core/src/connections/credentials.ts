/** What we keep, encrypted, to act for the user. Never leaves the vault but into a connector call. */
export type Credentials =
  | {
      kind: 'oAuth'
      accessToken: string
      /** Absent where the institution issues none. */
      refreshToken?: string
      /** Absent where the access token does not expire. */
      expiresAtMs?: number
      scopes: readonly string[]
    }
  | { kind: 'apiKey'; key: string; secret: string; passphrase?: string }
