/**
 * Why a transfer changed.
 * - `requested`, `requestedAgain`: the intent was committed, or committed again after the user did what was asked.
 * - `converted`, `notConverted`: what became of the order that converts or buys the asset first.
 * - `userActionRequired`, `accepted`, `rejected`, `noAnswer`: what the call came to.
 * - `foundInHistory`, `notInHistory`: what the institution's history said about a call without an answer.
 * - `sent`, `resent`, `confirming`, `confirmed`, `reverted`: the transaction, by the institution's word and the chain's.
 * - `charged`: the institution says what it took.
 * - `mismatched`: what is seen of it is not what was ordered: less, elsewhere, nothing, or no transaction. `matched`: it is again.
 * - `completed`, `notCompleted`: the institution's word, where the chain is not asked.
 * - `partChanged`: of a combined transfer, what became of one of its parts.
 * - `resolved`: a person decided it, after contacting the institution.
 * - `foundAfterEnd`: the institution or the chain shows it, although it had failed.
 * - `addressIssued`, `addressExpired`, `paidIn`, `progressed`, `paidOut`, `bridgeFailed`, `refundStarted`, `refunded`: over a bridge.
 */
export type TransferCause =
  | 'requested'
  | 'requestedAgain'
  | 'converted'
  | 'notConverted'
  | 'userActionRequired'
  | 'accepted'
  | 'rejected'
  | 'noAnswer'
  | 'foundInHistory'
  | 'notInHistory'
  | 'sent'
  | 'resent'
  | 'confirming'
  | 'confirmed'
  | 'reverted'
  | 'charged'
  | 'mismatched'
  | 'matched'
  | 'completed'
  | 'notCompleted'
  | 'partChanged'
  | 'resolved'
  | 'foundAfterEnd'
  | 'addressIssued'
  | 'addressExpired'
  | 'paidIn'
  | 'progressed'
  | 'paidOut'
  | 'bridgeFailed'
  | 'refundStarted'
  | 'refunded'

export interface ChangeReason {
  cause: TransferCause
  /** As the institution or bridge provider spelled it. */
  upstreamStatus?: string
  /** What was answered, in words. */
  detail?: string
  atMs: number
}
