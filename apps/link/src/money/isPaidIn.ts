import type { ReceiptTransfer } from '@rialto/contract'

/** Whether the payer sends to an address: `fromName` is then the network of the payment, and no account. */
export const isPaidIn = ({ steps }: Pick<ReceiptTransfer, 'steps'>): boolean =>
  steps.some(({ name }) => name === 'paidIn')
