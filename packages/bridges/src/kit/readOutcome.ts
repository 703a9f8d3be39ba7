import type { BridgeOperation, BridgingStep } from '@rialto/core'

type Outcome = Pick<BridgeOperation, 'status' | 'step'>

/** Movements of coins that the same reply reports beside its status. */
interface Movements {
  isPaidOut: boolean
  isRefunded: boolean
}

const processing: BridgingStep = 'providerProcessingPayment'

/**
 * The outcome of a pay-in by the whole reply: the provider's status counts only as far as the movements of coins beside it agree.
 *
 * - A success without a payout is a refund if the coins went back, and pending otherwise.
 * - A refund with a payout is a success: the event of a payout also names the part that went back.
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
