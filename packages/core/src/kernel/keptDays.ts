/** Retention in days of each kind of record, from its end. Used by the jobs that delete them. */
export const keptDays = {
  linkTokens: 1,
  linkSessions: 7,
  previews: 30,
  accessTokens: 30,
  linkSessionEvents: 30,
  requestLog: 7,
  /** Payment requests without a payment, since the end of the watch. */
  unpaidRequests: 30,
  /** Signed payments that the relayer refused, since the last one of their kind. */
  relayRefusals: 90,
  /** Since an account was last shown to be connected in this browser. */
  browsers: 400,
} as const
