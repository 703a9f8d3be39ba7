import type { Repositories } from '../../store.ts'
import type { IncomingPayment, PaymentRequest } from '../ports.ts'

const keyOf = ({ networkId, hash, position }: IncomingPayment): string => `${networkId} ${hash} ${position}`

/**
 * Payments that were read for an order, without new ones that another order has by assignment or that may have been returned:
 * a payer can write the tag of a later order, and blocks can be read again after the payment was kept as unassigned.
 */
export const withoutUsed = async (
  { unassignedPayments }: Pick<Repositories, 'unassignedPayments'>,
  { scope, addressTag }: Pick<PaymentRequest, 'scope' | 'addressTag'>,
  known: readonly IncomingPayment[],
  found: readonly IncomingPayment[],
): Promise<readonly IncomingPayment[]> => {
  const ofKnown = new Set(known.map(keyOf))
  const added = found.filter(payment => payment.state === 'final' && !ofKnown.has(keyOf(payment)))
  // Only accounts with tags have unassigned payments.
  if (addressTag === undefined || added.length === 0) return found
  const used = new Set(await unassignedPayments.lockUsed(scope.environment, added))
  return used.size === 0 ? found : found.filter(payment => !used.has(payment))
}
