/** What becomes of one call to withdraw. */
export const submitModes = [
  'accepted',
  'replyLost',
  'requestLost',
  'arrivesLate',
  'answersLate',
  /** The institution takes it up when everybody has stopped waiting. */
  'takenUpLate',
  'serverError',
  'secondFactorRequired',
  'rejected',
  'rateLimited',
  'unreachable',
] as const
export type SubmitMode = (typeof submitModes)[number]
