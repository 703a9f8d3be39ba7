import type { RejectionReason } from '../connections/connectorError.ts'

export type AttemptState = 'intended' | 'accepted' | 'notCreated' | 'rejected' | 'unknown'

/**
 * The kind of event that ended an attempt: the answer to the call (as a `WithdrawOutcome`), or something else.
 * - `unreached`: rejected by us, because a read before the call got no usable response: the call was not made.
 * - `noReply`: the call outlived its time, or its process ended.
 * - `found`, `notFound`: the institution's history, or the chain, after a call without an answer.
 * - `resolved`: an operator's decision.
 */
export type AttemptOutcome =
  | 'accepted'
  | 'secondFactorRequired'
  | 'secondFactorRefused'
  | 'emailConfirmationRequired'
  | 'addressWhitelistRequired'
  | 'walletConfirmationRequired'
  | 'travelRuleRequired'
  | 'feeAboveApproved'
  | 'rejected'
  | 'unknown'
  | 'unreached'
  | 'noReply'
  | 'found'
  | 'notFound'
  | 'resolved'

/** The end of an attempt, or what became known after it. */
export interface AttemptEnd {
  state: AttemptState
  outcome: AttemptOutcome
  reason?: RejectionReason
  detail?: string
}
