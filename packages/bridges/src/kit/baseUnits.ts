import { compare, fromBaseUnits, roundDown, toBaseUnits } from '@rialto/catalog'

const longSeconds = 600

/** Warning of a quote with a long transfer time. */
export const arrivalWarning = (seconds: number | null | undefined): string[] =>
  seconds != null && seconds >= longSeconds ? [`The transfer takes about ${Math.ceil(seconds / 60)} minutes.`] : []

/** A provider's timestamp in milliseconds; `undefined` if invalid. */
export const timeOf = (text: string | null | undefined): number | undefined => {
  const ms = Date.parse(text ?? '')
  return Number.isNaN(ms) ? undefined : ms
}

/**
 * An amount in the provider's format. Digits beyond the asset's decimals are cut off, because they cannot be paid in.
 */
export const wholeBaseUnits = (amount: string, decimals: number): string =>
  toBaseUnits(roundDown(amount, decimals), decimals).toString()

/** A received amount, in whole units. Exact. */
export const fromWire = (baseUnits: string, decimals: number): string => fromBaseUnits(BigInt(baseUnits), decimals)

/** The minimum that a quote promises. A minimum above the estimate contradicts itself, so none is promised. */
export const promised = (
  least: string | null | undefined,
  decimals: number,
  estimatedAmount: string,
): { minimumAmount?: string } => {
  const minimumAmount = least == null ? undefined : fromWire(least, decimals)
  return minimumAmount !== undefined && compare(minimumAmount, estimatedAmount) <= 0 ? { minimumAmount } : {}
}
