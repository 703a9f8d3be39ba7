import type { FoundWithdrawal } from '@rialto/core'

/** What nobody knows is pending: only these are final. */
const statuses: Readonly<Record<string, FoundWithdrawal['status']>> = {
  completed: 'succeeded',
  failed: 'failed',
  expired: 'failed',
  canceled: 'failed',
}

export const transactionStatus = (native: string): FoundWithdrawal['status'] =>
  Object.hasOwn(statuses, native) ? (statuses[native] ?? 'pending') : 'pending'
