import type { Refund } from '../ports.ts'
import { sumsOfRequest } from '../sumsOfRequest.ts'
import type { UnassignedPayment } from './ports.ts'

/** The books of an unassigned payment, by the rules of the money of a request that counts for nothing. */
export const sumsOfReturn = (
  payment: Pick<UnassignedPayment, 'networkId' | 'symbol' | 'amount'>,
  refunds: readonly Refund[],
): { open: string; refunding: string; refunded: string } => {
  const share = { payment: { ...payment, state: 'final' as const }, counted: '0' }
  const [sums] = sumsOfRequest([share], refunds)
  return sums ?? { open: '0', refunding: '0', refunded: '0' }
}
