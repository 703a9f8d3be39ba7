import type { ReceiptTransfer } from '@rialto/contract'

type Payer = Pick<NonNullable<ReceiptTransfer['payer']>, 'networks' | 'others'>

/** The networks of all payments to an order, including those that did not pay it. */
export const sentOn = ({ networks, others = [] }: Payer): string[] => [
  ...new Set([...networks, ...others].map(({ networkName }) => networkName)),
]
