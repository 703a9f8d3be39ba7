import { add, compare, roundDown, subtract } from '@rialto/catalog'

import type { WithdrawalTerms } from '../connections/connector.ts'

export type NetworkIneligibilityReason =
  | 'refusedByInstitution'
  | 'noTargetNetworkFound'
  | 'requestedAmountBelowMinimum'
  | 'balanceBelowMinimum'
  | 'balanceBelowRequestedAmount'
  | 'requestedAmountBelowFees'
  | 'requestedAmountAboveClientMaximum'
  /** The amount is in dollars, and the asset has no price. */
  | 'noPrice'

/**
 * Most that can arrive from this balance: the fee stays behind, and the institution's maximum and decimals hold, rounded
 * down. '0' when nothing can.
 */
export const maxThatCanArrive = (
  available: string,
  terms: Pick<WithdrawalTerms, 'fee' | 'maximum' | 'decimals'>,
): string => {
  const afterFee = compare(available, terms.fee) > 0 ? subtract(available, terms.fee) : '0'
  const most = terms.maximum !== undefined && compare(terms.maximum, afterFee) < 0 ? terms.maximum : afterFee
  return roundDown(most, terms.decimals)
}

/**
 * The reason why an amount cannot use this network, or undefined if it can. `amount` is the amount that must arrive;
 * without it, the question is whether anything can be sent at all. Amounts in the asset.
 */
export const networkIneligibility = (
  available: string,
  terms: WithdrawalTerms | undefined,
  amount: string | undefined,
): NetworkIneligibilityReason | undefined => {
  if (!terms) return 'noTargetNetworkFound'
  if (!terms.enabled) return 'refusedByInstitution'
  if (amount === undefined) {
    const most = maxThatCanArrive(available, terms)
    // Some institutions name no minimum: nothing is still too little.
    return compare(most, '0') <= 0 || compare(most, terms.minimum) < 0 ? 'balanceBelowMinimum' : undefined
  }
  if (compare(amount, '0') <= 0) return 'requestedAmountBelowFees'
  if (compare(amount, terms.minimum) < 0) return 'requestedAmountBelowMinimum'
  if (terms.maximum !== undefined && compare(amount, terms.maximum) > 0) return 'requestedAmountAboveClientMaximum'
  return compare(add(amount, terms.fee), available) > 0 ? 'balanceBelowRequestedAmount' : undefined
}
