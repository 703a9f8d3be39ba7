import { compare, divide, roundDown, subtract } from '@rialto/catalog'

export interface AmountAsked {
  /** In the asset. */
  amount?: string | undefined
  /** In US dollars; needs a price. */
  amountInFiat?: string | undefined
  /** True: the institution's fee comes out of the amount instead of on top. */
  isInclusiveFeeEnabled: boolean
}

/**
 * What must arrive at the destination, in the asset. Rounded down to the decimals that institution and chain both take:
 * a user never receives a fraction that nobody promised. Undefined when nothing was asked or nobody prices the asset;
 * '0' when the fee eats it all.
 */
export const amountToArrive = (
  asked: AmountAsked,
  terms: { fee: string; decimals: number },
  priceUsd: string | undefined,
): string | undefined => {
  const gross = grossAmount(asked, terms.decimals, priceUsd)
  if (gross === undefined || !asked.isInclusiveFeeEnabled) return gross
  return compare(gross, terms.fee) > 0 ? roundDown(subtract(gross, terms.fee), terms.decimals) : '0'
}

const grossAmount = (asked: AmountAsked, decimals: number, priceUsd: string | undefined): string | undefined => {
  if (asked.amount !== undefined) return asked.amount
  if (asked.amountInFiat === undefined || priceUsd === undefined || compare(priceUsd, '0') <= 0) return undefined
  return divide(asked.amountInFiat, priceUsd, decimals, 'down')
}
