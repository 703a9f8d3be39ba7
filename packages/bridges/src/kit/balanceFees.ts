import { add, compare, decimalFromJson, divide, isZero, roundUp, subtract } from '@rialto/catalog'
import type { BridgeFee } from '@rialto/core'
import { defined } from '@rialto/defined'

/** A longer text is not a price, but would make sums expensive. */
const maxLength = 40

/** A price in dollars from a reply, as a decimal; `undefined` if invalid. For display: payments never depend on it. */
export const usdFigure = (reported: unknown): string | undefined => {
  const usd = decimalFromJson(reported)
  return usd !== undefined && usd.length <= maxLength && compare(usd, '0') >= 0 ? usd : undefined
}

/** One side of a quote. */
export interface QuotedSide {
  asset: string
  decimals: number
  /** Whole units. */
  amount: string
  amountUsd?: string
}

/** Providers price in millionths of a dollar: per figure, half of one may be lost. */
const usdPlaces = 6
const usdNoise = '0.000001'

const sum = (amounts: readonly string[]): string => amounts.reduce(add, '0')

const left = (total: string, ...parts: string[]): string => parts.reduce(subtract, total)

const magnitude = (decimal: string): string => (compare(decimal, '0') < 0 ? subtract('0', decimal) : decimal)

const everyUsd = (fees: readonly BridgeFee[]): string[] | undefined => {
  const known = fees.flatMap(({ amountUsd }) => (amountUsd === undefined ? [] : [amountUsd]))
  return known.length === fees.length ? known : undefined
}

/** Pay-in minus payout minus fees in dollars. `undefined` if one of them has no price. */
const leftUsd = (paidIn: QuotedSide, paidOut: QuotedSide, included: readonly BridgeFee[]): string | undefined => {
  const fees = everyUsd(included)
  if (fees === undefined || paidIn.amountUsd === undefined || paidOut.amountUsd === undefined) return undefined
  return left(paidIn.amountUsd, paidOut.amountUsd, sum(fees))
}

/** Kind and label of the remaining difference. */
type Name = Pick<BridgeFee, 'kind' | 'label'>
type Rest = Pick<BridgeFee, 'amount' | 'asset' | 'amountUsd'>

const subsidy: Name = { kind: 'providerSubsidy', label: 'Paid by the provider' }
export const swapImpact: Name = { kind: 'providerSwapImpact', label: 'Swap impact' }

const line = (name: Name, { amount, asset, amountUsd }: Rest): BridgeFee => ({
  ...(compare(amount, '0') < 0 ? subsidy : name),
  amount,
  asset,
  ...defined({ amountUsd }),
  includedInEstimate: true,
})

/** One asset on both sides and in every line: computed exactly in the asset. */
const inAsset = (paidIn: QuotedSide, paidOut: QuotedSide, included: readonly BridgeFee[]): Rest[] => {
  const rest = left(paidIn.amount, paidOut.amount, sum(included.map(({ amount }) => amount)))
  if (isZero(rest)) return []
  const usd = leftUsd(paidIn, paidOut, included)
  // A tiny difference may get the opposite sign in dollars by rounding: it has no value then.
  const contrary = usd !== undefined && compare(usd, '0') * compare(rest, '0') < 0
  const amountUsd = contrary ? '0' : usd
  return [{ amount: rest, asset: paidIn.asset, ...defined({ amountUsd }) }]
}

/**
 * For two different assets: computed in dollars, and stated in the payout asset at the quote's own price, rounded up.
 */
const inDollars = (paidIn: QuotedSide, paidOut: QuotedSide, included: readonly BridgeFee[]): Rest[] => {
  const usd = leftUsd(paidIn, paidOut, included)
  const { amountUsd: outUsd } = paidOut
  if (usd === undefined || outUsd === undefined || isZero(outUsd) || isZero(paidOut.amount)) return []
  if (compare(magnitude(usd), noiseOf(included.length + 2)) <= 0) return []
  const price = divide(outUsd, paidOut.amount, 36, 'down')
  if (isZero(price)) return []
  const amount = roundUp(divide(usd, price, 36, 'up'), paidOut.decimals)
  return [{ amount, asset: paidOut.asset, amountUsd: roundUp(usd, usdPlaces) }]
}

const noiseOf = (figures: number): string => sum(Array.from({ length: figures }, () => usdNoise))

/**
 * The fees, plus a line for the difference between pay-in and payout that they do not explain, if there is one:
 * `name`, the cost of trading one asset for another, or (if negative) the provider's subsidy. Computed in the asset if
 * both sides are the same, else in dollars. The order of the lines does not matter.
 */
export const balanceFees = (
  paidIn: QuotedSide,
  paidOut: QuotedSide,
  fees: readonly BridgeFee[],
  name: Name,
): readonly BridgeFee[] => {
  const included = fees.filter(({ includedInEstimate }) => includedInEstimate)
  const single = [paidOut.asset, ...included.map(({ asset }) => asset)].every(asset => asset === paidIn.asset)
  return [...fees, ...(single ? inAsset : inDollars)(paidIn, paidOut, included).map(rest => line(name, rest))]
}
