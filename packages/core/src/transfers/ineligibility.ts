import { add, compare, subtract } from '@rialto/catalog'

import type { WithdrawalTerms } from '../connections/connector.ts'

export type NetworkIneligibilityReason =
  | 'refusedByInstitution'
  | 'noTargetNetworkFound'
  | 'requestedAmountBelowMinimum'
  | 'balanceBelowMinimum'
  | 'balanceBelowRequestedAmount'
  | 'requestedAmountBelowFees'
  | 'requestedAmountAboveClientMaximum'

/** Most that can arrive from this balance: the fee stays behind, and the institution's maximum holds. '0' when nothing can. */
export const mostThatCanArrive = (available: string, terms: Pick<WithdrawalTerms, 'fee' | 'maximum'>): string => {
  const afterFee = compare(available, terms.fee) > 0 ? subtract(available, terms.fee) : '0'
  return terms.maximum !== undefined && compare(terms.maximum, afterFee) < 0 ? terms.maximum : afterFee
}

/**
 * Why an amount cannot take this network, or undefined when it can. `amount` is what must arrive; without one, the
 * question is whether anything can be sent at all. Amounts in the asset.
 */
export const networkIneligibility = (
  available: string,
  terms: WithdrawalTerms | undefined,
  amount: string | undefined,
): NetworkIneligibilityReason | undefined => {
  if (!terms) return 'noTargetNetworkFound'
  if (!terms.enabled) return 'refusedByInstitution'
  if (amount === undefined)
    return compare(mostThatCanArrive(available, terms), terms.minimum) < 0 ? 'balanceBelowMinimum' : undefined
  if (compare(amount, '0') <= 0) return 'requestedAmountBelowFees'
  if (compare(amount, terms.minimum) < 0) return 'requestedAmountBelowMinimum'
  if (terms.maximum !== undefined && compare(amount, terms.maximum) > 0) return 'requestedAmountAboveClientMaximum'
  return compare(add(amount, terms.fee), available) > 0 ? 'balanceBelowRequestedAmount' : undefined
}
