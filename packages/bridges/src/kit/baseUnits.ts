import { compare, fromBaseUnits, roundDown, toBaseUnits } from '@rialto/catalog'

/** An amount as a provider takes it. What is finer than the asset is left off: nobody can pay it in. */
export const wholeBaseUnits = (amount: string, decimals: number): string =>
  toBaseUnits(roundDown(amount, decimals), decimals).toString()

/** An amount as it came, in whole units. Exact. */
export const fromWire = (baseUnits: string, decimals: number): string => fromBaseUnits(BigInt(baseUnits), decimals)

/** The least a quote promises. One above the estimate contradicts itself: then nothing is promised. */
export const promised = (
  least: string | null | undefined,
  decimals: number,
  estimatedAmount: string,
): { minimumAmount?: string } => {
  const minimumAmount = least == null ? undefined : fromWire(least, decimals)
  return minimumAmount !== undefined && compare(minimumAmount, estimatedAmount) <= 0 ? { minimumAmount } : {}
}
