import { compare, multiply, subtract } from '@rialto/catalog'

/**
 * The client's own figure in dollars, or undefined where it is more than 1 % away from what we computed: a user is never
 * shown a price that the transfer does not have.
 */
export const displayedFiat = (wanted: string | undefined, computed: string | undefined): string | undefined => {
  if (wanted === undefined || computed === undefined || compare(wanted, '0') <= 0) return undefined
  const [more, less] = compare(wanted, computed) > 0 ? [wanted, computed] : [computed, wanted]
  return compare(subtract(more, less), multiply(computed, '0.01')) <= 0 ? wanted : undefined
}
