import type { BridgingStep } from './ports.ts'

/** What each step is called in a record's timeline. */
const descriptions: Record<BridgingStep, string> = {
  recordCreated: 'The transfer was recorded.',
  registeredInProvider: 'The bridge issued an address for it.',
  sourceTransferStarted: 'The pay-in has started.',
  inReview: 'The bridge is reviewing the pay-in.',
  providerAwaitingSourceTransfer: 'The bridge is waiting for the pay-in.',
  providerFundsReceived: 'The bridge has received the pay-in.',
  providerProcessingPayment: 'The bridge is paying out.',
  providerProcessedPayment: 'The bridge has paid out.',
  providerSetUndeliverable: 'The bridge cannot deliver the payout.',
  canceled: 'Nothing was paid in before the address was closed.',
  failed: 'The bridge did not complete the transfer.',
  returned: 'The payout came back.',
  refundRegisteredInProvider: 'A refund was registered.',
  providerAwaitingSourceRefundTransfer: 'The bridge is preparing the refund.',
  providerRefundFundsReceived: 'The bridge has the coins to refund.',
  providerProcessingRefundPayment: 'The bridge is refunding.',
  providerProcessedRefundPayment: 'The bridge has refunded.',
  refunded: 'The coins went back.',
}

/** In the order in which they are listed above: what failed may still be refunded. */
const ranks = new Map(Object.keys(descriptions).map((step, rank) => [step, rank]))

const rank = (step: BridgingStep): number => ranks.get(step) ?? 0

export const describeStep = (step: BridgingStep): string => descriptions[step]

/** Steps never go back, whatever a provider says later. */
export const isLaterStep = (step: BridgingStep, than: BridgingStep): boolean => rank(step) > rank(than)

/** Whether coins are on their way back. */
export const isRefundStep = (step: BridgingStep): boolean => rank(step) >= rank('refundRegisteredInProvider')
