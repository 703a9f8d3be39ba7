import type { BridgingStep } from '../transfers/bridgedTransfer.ts'

/** Description of each step in a record's timeline. */
const descriptions: Record<BridgingStep, string> = {
  recordCreated: 'The transfer was recorded.',
  registeredInProvider: 'The bridge issued a deposit address.',
  sourceTransferStarted: 'The pay-in has started.',
  inReview: 'The pay-in is being reviewed.',
  providerAwaitingSourceTransfer: 'The bridge is waiting for the pay-in.',
  providerFundsReceived: 'The bridge has received the pay-in.',
  providerProcessingPayment: 'The bridge is sending the payout.',
  providerProcessedPayment: 'The bridge has sent the payout.',
  providerSetUndeliverable: 'The bridge cannot deliver the payout.',
  canceled: 'The address expired before any funds arrived.',
  failed: 'The bridge did not complete the transfer.',
  returned: 'The payout was returned.',
  refundRegisteredInProvider: 'A refund was registered.',
  providerAwaitingSourceRefundTransfer: 'The bridge is preparing the refund.',
  providerRefundFundsReceived: 'The bridge has the funds to refund.',
  providerProcessingRefundPayment: 'The bridge is sending the refund.',
  providerProcessedRefundPayment: 'The bridge has sent the refund.',
  refunded: 'The funds were refunded.',
}

/** In the order in which they are listed above: what failed may still be refunded. */
const ranks = new Map(Object.keys(descriptions).map((step, rank) => [step, rank]))

const rank = (step: BridgingStep): number => ranks.get(step) ?? 0

export const describeStep = (step: BridgingStep): string => descriptions[step]

/** Whether a step is later. Steps never go back, whatever a provider reports. */
export const isLaterStep = (step: BridgingStep, than: BridgingStep): boolean => rank(step) > rank(than)

/** Whether coins are on their way back. */
export const isRefundStep = (step: BridgingStep): boolean => rank(step) >= rank('refundRegisteredInProvider')
