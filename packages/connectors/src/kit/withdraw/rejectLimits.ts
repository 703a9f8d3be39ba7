import { compare } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawalTerms, WithdrawOutcome } from '@rialto/core'

import { rejected } from './rejection.ts'

/**
 * Rejects an amount outside the institution's limits. The minimum is compared with the amount that arrives, the maximum with `sent`,
 * the amount of the request: the stricter of both readings.
 */
export const rejectLimits = (
  { symbol, amount }: Pick<WithdrawalOrder, 'symbol' | 'amount'>,
  { minimum, maximum }: Pick<WithdrawalTerms, 'minimum' | 'maximum'>,
  institution: string,
  sent = amount,
): WithdrawOutcome | undefined => {
  if (compare(amount, minimum) < 0)
    return rejected('amountBelowMinimum', `${institution}’s minimum withdrawal is ${minimum} ${symbol}`)
  return maximum !== undefined && compare(sent, maximum) > 0
    ? rejected('amountExceedsMaximum', `${institution}’s maximum withdrawal is ${maximum} ${symbol}`)
    : undefined
}
