/** Limits and addresses the domain needs to know. Times in milliseconds. */
export interface Settings {
  /** Where the Link page is served, without a trailing slash: `http://127.0.0.1:4000`. */
  linkOrigin: string
  linkTokenTtlMs: number
  linkSessionTtlMs: number
  /** How long a wallet may take to sign. */
  walletChallengeTtlMs: number
  previewTtlMs: number
  /** How long after the first execute the second factor may still come. */
  secondFactorTtlMs: number
  /** How long a call to withdraw may be under way before it counts as lost. Longer than the egress timeout. */
  withdrawalLeaseMs: number
  /** An access token this close to its end is refreshed before use. */
  refreshMarginMs: number
  /** A read this old is made again before a portfolio is answered. */
  portfolioMaxAgeMs: number
  /** How long a portfolio waits for such reads. */
  portfolioDeadlineMs: number
}

export const defaultSettings: Omit<Settings, 'linkOrigin'> = {
  linkTokenTtlMs: 10 * 60_000,
  linkSessionTtlMs: 2 * 60 * 60_000,
  walletChallengeTtlMs: 10 * 60_000,
  previewTtlMs: 30_000,
  secondFactorTtlMs: 10 * 60_000,
  withdrawalLeaseMs: 60_000,
  refreshMarginMs: 5 * 60_000,
  portfolioMaxAgeMs: 15 * 60_000,
  portfolioDeadlineMs: 4_000,
}
