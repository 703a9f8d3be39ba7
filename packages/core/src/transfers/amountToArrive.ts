import { add, compare, divide, multiply, roundDown, roundUp, subtract } from '@rialto/catalog'

export interface RequestedAmount {
  /** In the asset. */
  amount?: string | undefined
  /** In US dollars; needs a price. */
  amountInFiat?: string | undefined
  /** True: the institution's fee and the client's come out of the amount instead of on top. */
  isInclusiveFeeEnabled: boolean
  /** What the client keeps, as a ratio of what is asked: 0.025 is 2.5 %. */
  clientFeeRatio?: string | undefined
}

interface PricedAmount {
  /** Arrives at the destination. */
  amount: string
  /** What the client keeps of it. */
  clientFee: string
}

/**
 * What must arrive at the destination, in the asset, and what the client keeps of that. The client's fee goes to the
 * destination with the rest, which is the client's own: there is one transfer. What arrives is rounded down to the decimals
 * that institution and chain both take, the fee is rounded up. Undefined when nothing was asked or nobody prices the asset;
 * '0' when the fees eat it all.
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
  return divide(requested.amountInFiat, priceUsd, decimals, 'down')
}
