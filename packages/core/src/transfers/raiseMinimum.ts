import { compare, divide, multiply, subtract } from '@rialto/catalog'

import type { WithdrawalTerms } from '../connections/connector.ts'

/**
 * The client's own figure in dollars, or undefined where it is more than 1 % away from what we computed: a user is never
 * shown a price that the transfer does not have.
 */
export const displayedFiat = (wanted: string | undefined, computed: string | undefined): string | undefined => {
  if (wanted === undefined || computed === undefined || compare(wanted, '0') <= 0) return undefined
  const [more, less] = compare(wanted, computed) > 0 ? [wanted, computed] : [computed, wanted]
  return compare(subtract(more, less), multiply(computed, '0.01')) <= 0 ? wanted : undefined
}

/**
 * The institution's terms with the client's minimum of what arrives, where that is more. A minimum in dollars is
 * rounded up. Undefined where it is in dollars and nobody quotes the asset: it could not be kept.
 */
export const raiseMinimum = (
  terms: WithdrawalTerms,
  { minAmount, minAmountInFiat }: { minAmount?: string | undefined; minAmountInFiat?: string | undefined },
  priceUsd: string | undefined,
): WithdrawalTerms | undefined => {
  const isPriced = priceUsd !== undefined && compare(priceUsd, '0') > 0
  if (minAmountInFiat !== undefined && !isPriced) return undefined
  const least =
    minAmountInFiat !== undefined && isPriced ? divide(minAmountInFiat, priceUsd, terms.decimals, 'up') : minAmount
  return least !== undefined && compare(least, terms.minimum) > 0 ? { ...terms, minimum: least } : terms
}
