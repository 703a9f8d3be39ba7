import { compare, subtract } from '@rialto/catalog'
import type { WithdrawalOrder, WithdrawOutcome } from '@rialto/core'

/**
 * Rejects a withdrawal that would debit more than the user approved: `debit` is the amount with the institution's
 * current fee. `undefined` if the debit is within the approval. Call it before every comparison with a balance or a
 * limit, so that a fee that has risen is not reported as insufficient funds.
 */
export const rejectDebit = (
  { symbol, amount, maxDebit }: Pick<WithdrawalOrder, 'symbol' | 'amount' | 'maxDebit'>,
  debit: string,
  institution: string,
): WithdrawOutcome | undefined => {
  if (compare(debit, maxDebit) <= 0) return undefined
  const now = `${subtract(debit, amount)} ${symbol}`
  const approved = `${subtract(maxDebit, amount)} ${symbol}`
  const message = `${institution}’s fee is now ${now}, more than the approved ${approved}; no funds have moved`
  return { kind: 'feeAboveApproved', debit, message }
}
