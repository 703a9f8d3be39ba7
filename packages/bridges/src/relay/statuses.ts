import type { StatusTable } from '../kit/statusTable.ts'

/** https://docs.relay.link/references/api/api_guides/webhooks, `delayed` and `fallback` included. */
export const relayStatuses: StatusTable = {
  /** What the keyless call answers for an id it has not seen yet. */
  unknown: { status: 'waiting', step: 'providerAwaitingSourceTransfer' },
  waiting: { status: 'waiting', step: 'providerAwaitingSourceTransfer' },
  depositing: { status: 'pending', step: 'providerFundsReceived' },
  pending: { status: 'pending', step: 'providerFundsReceived' },
  submitted: { status: 'pending', step: 'providerProcessingPayment' },
  delayed: { status: 'pending', step: 'providerProcessingPayment' },
  fallback: { status: 'pending', step: 'providerProcessingPayment' },
  success: { status: 'succeeded', step: 'providerProcessedPayment' },
  refund: { status: 'refunded', step: 'refunded' },
  failure: { status: 'failed', step: 'failed' },
}
