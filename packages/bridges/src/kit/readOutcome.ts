import type { BridgeOperation, BridgingStep } from '@rialto/core'

type Outcome = Pick<BridgeOperation, 'status' | 'step'>

/** Transactions that the same reply reports beside its status. */
interface Movements {
  isPaidOut: boolean
  isRefunded: boolean
}

const processing: BridgingStep = 'providerProcessingPayment'

/**
 * The outcome of a pay-in according to the whole reply: the provider's status counts only if it agrees with the
 * reported transactions.
 *
 * - A success without a payout is a refund if the coins were returned, and pending otherwise.
 * - A refund with a payout is a success: the event of a payout also states the refunded part.
 * - A failure with a payout contradicts itself and is pending; a failure with a refund is a refund.
 */
export const readOutcome = ({ status, step }: Outcome, { isPaidOut, isRefunded }: Movements): Outcome => {
  const isEnd = status === 'succeeded' || status === 'failed' || status === 'refunded'
  if (!isEnd) return { status, step }
  if (status === 'failed' && isPaidOut) return { status: 'pending', step: processing }
  if (isPaidOut) return { status: 'succeeded', step: 'providerProcessedPayment' }
  if (isRefunded) return { status: 'refunded', step: 'refunded' }
  return status === 'succeeded' ? { status: 'pending', step: processing } : { status, step }
}
