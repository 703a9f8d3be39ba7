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
  /** Refused in the institution's own form, by an error that no document names, although it was created. */
  'refusedButCreated',
  /** Refused by a documented error, for good or for now, although it was created. */
  'refusedForGoodButCreated',
  'refusedForNowButCreated',
  'unreachable',
] as const
/** The institution makes two withdrawals of one call, with one reference. */
export const submitModesOfTwins = [...submitModes, 'createdTwice'] as const
/** Where a person decides about parts: what leaves a second withdrawal that may show later. */
export const submitModesOfParts = ['accepted', 'createdTwice', 'createdTwice', 'refusedForNowButCreated'] as const
export type SubmitMode = (typeof submitModesOfTwins)[number]
