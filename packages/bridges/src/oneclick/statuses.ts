import type { StatusTable } from '../kit/statusTable.ts'

/** `GetExecutionStatusResponse.status` of the provider's own types. */
export const oneClickStatuses: StatusTable = {
  PENDING_DEPOSIT: { status: 'waiting', step: 'providerAwaitingSourceTransfer' },
  KNOWN_DEPOSIT_TX: { status: 'pending', step: 'sourceTransferStarted' },
  /** Too little has come so far; the rest may follow until the deadline, then it goes back. */
  INCOMPLETE_DEPOSIT: { status: 'pending', step: 'providerAwaitingSourceTransfer' },
  PROCESSING: { status: 'pending', step: 'providerProcessingPayment' },
  SUCCESS: { status: 'succeeded', step: 'providerProcessedPayment' },
  REFUNDED: { status: 'refunded', step: 'refunded' },
  FAILED: { status: 'failed', step: 'failed' },
}
