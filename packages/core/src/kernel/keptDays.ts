/** For how many days after its end each kind of record is kept. The jobs that delete them take the days from here. */
export const keptDays = {
  linkTokens: 1,
  linkSessions: 7,
  previews: 30,
  accessTokens: 30,
  linkSessionEvents: 30,
  requestLog: 7,
  /** Since it was last shown that an account was connected in this browser. */
  browsers: 400,
} as const
