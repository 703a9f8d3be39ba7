/**
 * The cause of a transfer's change.
 * - `requested`, `requestedAgain`: the intent was committed, or committed again after the user's required action.
 * - `converted`, `notConverted`: outcome of the order that converts or buys the asset first.
 * - `orderPaid`: another transfer pays the order, so that this one is not sent.
 * - `userActionRequired`, `accepted`, `rejected`, `noAnswer`: outcome of the call.
 * - `foundInHistory`, `notInHistory`: the institution's history after a call without an answer.
 * - `sent`, `resent`, `confirming`, `confirmed`, `reverted`: state of the transaction, reported by the institution and
 *   the chain.
 * - `charged`: the institution reported its charge.
 * - `mismatched`: the observed payment differs from the order: less, elsewhere, nothing, or no transaction. `matched`:
 *   it agrees again.
 * - `completed`, `notCompleted`: the institution's report, if the chain is not read.
 * - `partChanged`: of a combined transfer, the outcome of one of its parts.
 * - `resolved`: an operator's decision, after contacting the institution.
 * - `foundAfterEnd`: the institution or the chain shows it, although it had failed.
 * - `addressIssued`, `addressExpired`, `paidIn`, `progressed`, `paidOut`, `bridgeFailed`, `refundStarted`, `refunded`:
 *   over a bridge.
 */
export type TransferCause =
  | 'requested'
  | 'requestedAgain'
  | 'converted'
  | 'notConverted'
  | 'orderPaid'
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
  /** The answer's text. */
  detail?: string
  atMs: number
}
