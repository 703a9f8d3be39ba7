/** What becomes of one call to withdraw. */
export const submitModes = [
  'accepted',
  'replyLost',
  'requestLost',
  'arrivesLate',
  'answersLate',
  'serverError',
  'secondFactorRequired',
  'rejected',
  'rateLimited',
  'unreachable',
] as const
export type SubmitMode = (typeof submitModes)[number]
