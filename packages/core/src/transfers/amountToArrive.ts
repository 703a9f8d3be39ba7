import { add, compare, divide, multiply, roundDown, roundUp, subtract } from '@rialto/catalog'

export interface RequestedAmount {
  /** In the asset. */
  amount?: string | undefined
  /** In US dollars; needs a price. */
  amountInFiat?: string | undefined
  /** True: the institution's fee and the client's come out of the amount instead of on top. */
  isInclusiveFeeEnabled: boolean
  /** The client's fee as a ratio of the requested amount: 0.025 is 2.5 %. */
  clientFeeRatio?: string | undefined
}

interface PricedAmount {
  /** Arrives at the destination. */
  amount: string
  /** The client's fee within it. */
  clientFee: string
}

/**
 * The amount that must arrive at the destination, in the asset, and the client's fee within it. The fee goes to the
 * client's destination with the rest: there is one transfer. A price in dollars never rounds against the client: it is
 * rounded up to the decimals that institution and chain both accept, as the client's fee is. With included fees, where
 * the dollars are the user's whole payment, it is rounded down. Undefined if no amount was requested, the asset has no
 * price, or its decimals are too few for the price (`isTooCoarse`); '0' if the fees consume it all.
 */
export const amountToArrive = (
  requested: RequestedAmount,
  terms: { fee: string; decimals: number },
  priceUsd: string | undefined,
): PricedAmount | undefined => {
  const gross = grossAmount(requested, terms.decimals, priceUsd)
  if (gross === undefined) return undefined
  const clientFee = roundUp(multiply(gross, requested.clientFeeRatio ?? '0'), terms.decimals)
  if (!requested.isInclusiveFeeEnabled) return { amount: add(gross, clientFee), clientFee }
  const left = compare(gross, terms.fee) > 0 ? roundDown(subtract(gross, terms.fee), terms.decimals) : '0'
  return compare(left, clientFee) > 0 ? { amount: left, clientFee } : { amount: '0', clientFee: '0' }
}

const grossAmount = (
  requested: RequestedAmount,
  decimals: number,
  priceUsd: string | undefined,
): string | undefined => {
  if (requested.amount !== undefined) return requested.amount
  if (requested.amountInFiat === undefined || priceUsd === undefined || compare(priceUsd, '0') <= 0) return undefined
  const amount = divide(requested.amountInFiat, priceUsd, decimals, requested.isInclusiveFeeEnabled ? 'down' : 'up')
  return isNear(multiply(amount, priceUsd), requested.amountInFiat) ? amount : undefined
}

/** How far from a price an amount may be worth: 1 %. */
const tolerance = '0.01'

const isNear = (value: string, price: string): boolean => {
  const apart = compare(value, price) > 0 ? subtract(value, price) : subtract(price, value)
  return compare(apart, multiply(price, tolerance)) <= 0
}

/** Whether no amount of so few decimals is worth about the dollars that were asked for. */
export const isTooCoarse = (
  { amount, amountInFiat, isInclusiveFeeEnabled }: RequestedAmount,
  decimals: number,
  priceUsd: string | undefined,
): boolean => {
  if (amount !== undefined || amountInFiat === undefined) return false
  if (priceUsd === undefined || compare(priceUsd, '0') <= 0) return false
  return grossAmount({ amountInFiat, isInclusiveFeeEnabled }, decimals, priceUsd) === undefined
}
