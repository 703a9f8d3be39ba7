import { compare, divide, multiply, subtract } from '@rialto/catalog'

import type { WithdrawalTerms } from '../connections/connector.ts'

/**
 * The client's own figure in dollars. Undefined if it differs from the computed one by more than 1 %: a user is never
 * shown a price that the transfer does not have.
 */
export const displayedFiat = (wanted: string | undefined, computed: string | undefined): string | undefined => {
  if (wanted === undefined || computed === undefined || compare(wanted, '0') <= 0) return undefined
  const [more, less] = compare(wanted, computed) > 0 ? [wanted, computed] : [computed, wanted]
  return compare(subtract(more, less), multiply(computed, '0.01')) <= 0 ? wanted : undefined
}

/**
 * The institution's terms with the client's minimum of the arriving amount, if that is higher. A minimum in dollars is
 * rounded up. Undefined if it is in dollars and the asset has no price, because it could not be enforced.
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
