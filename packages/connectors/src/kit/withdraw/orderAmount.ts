import type { WithdrawOutcome } from '@rialto/core'
import { isZero, parseDecimal } from '@rialto/catalog'
import { rejected } from './rejection.ts'

/** Decimals that carry a value: `1.50` has one. */
export const decimalPlaces = (decimal: string): number => decimal.split('.')[1]?.replace(/0+$/, '').length ?? 0

/**
 * Rejects amounts that the institution would round, truncate or misread: anything but a positive decimal with at most
 * `decimals` places. `undefined` if the amount may be sent unchanged.
 */
export const rejectAmount = (amount: string, decimals: number, institution: string): WithdrawOutcome | undefined => {
  const parsed = parseDecimal(amount)
  if (parsed === undefined || parsed.startsWith('-') || isZero(parsed)) {
    return rejected('refused', 'The amount is not a positive decimal')
  }
  return decimalPlaces(parsed) > decimals
    ? rejected('refused', `${institution} accepts at most ${decimals} decimal places for this asset on this network`)
    : undefined
}
