/** The operator of the installation, as shown to users. */
export interface Operator {
  name: string
  termsUrl?: string
  privacyUrl?: string
  helpUrl?: string
}

/** Limits and addresses the domain needs to know. Times in milliseconds. */
export interface Settings {
  /** Origin of the Link page, without a trailing slash: `http://127.0.0.1:4000`. */
  linkOrigin: string
  operator: Operator
  linkTokenTtlMs: number
  /** Default if the client sets none. */
  payLinkTtlMs: number
  linkSessionTtlMs: number
  /** How long the link to a transfer's receipt can be opened. */
  receiptTtlMs: number
  /** How long a wallet may take to sign. */
  walletChallengeTtlMs: number
  previewTtlMs: number
  /** How long after the first execute the second factor may still come. */
  secondFactorTtlMs: number
  /** How long a call to withdraw may take before it counts as lost. Longer than the egress timeout. */
  withdrawalLeaseMs: number
  /** Lifetime of a client's access token if the service renews the institution's own. */
  accessTokenTtlMs: number
  /** How long a replaced access token stays valid, for requests in flight. */
  replacedTokenTtlMs: number
  /** An access token this close to its end is refreshed before use. */
  refreshMarginMs: number
  /** Holdings that are older than this are read again before a portfolio is returned. */
  portfolioMaxAgeMs: number
  /** How long a portfolio waits for such reads. */
  portfolioDeadlineMs: number
  /**
   * How long requesting an address from bridge providers may take before another process may retry: the delay after a
   * crash.
   */
  issueLeaseMs: number
  /** An address without a pay-in is given up after this, or when the provider reports that it expires. */
  bridgingAddressTtlMs: number
  /**
   * How many days a transfer's record is kept after its account is removed. 0: none is kept. A client may have a
   * separate setting.
   */
  transferRetentionDays: number
  /** Whether an account of the operator pays network fees for users' wallets. */
  paysNetworkFees: boolean
  /** How long a closed address is watched for late payments. */
  bridgingWatchMs: number
}

export const defaultSettings: Omit<Settings, 'linkOrigin'> = {
  operator: { name: 'Rialto' },
  linkTokenTtlMs: 10 * 60_000,
  payLinkTtlMs: 7 * 24 * 60 * 60_000,
  linkSessionTtlMs: 2 * 60 * 60_000,
  receiptTtlMs: 90 * 24 * 60 * 60_000,
  walletChallengeTtlMs: 10 * 60_000,
  previewTtlMs: 30_000,
  secondFactorTtlMs: 10 * 60_000,
  withdrawalLeaseMs: 60_000,
  accessTokenTtlMs: 30 * 24 * 60 * 60_000,
  replacedTokenTtlMs: 10 * 60_000,
  refreshMarginMs: 5 * 60_000,
  portfolioMaxAgeMs: 15 * 60_000,
  portfolioDeadlineMs: 4_000,
  issueLeaseMs: 20_000,
  bridgingAddressTtlMs: 7 * 24 * 60 * 60_000,
  transferRetentionDays: 0,
  paysNetworkFees: false,
  bridgingWatchMs: 30 * 24 * 60 * 60_000,
}
