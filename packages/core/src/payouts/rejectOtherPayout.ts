import type { Context } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { LinkRequest } from '../link/ports.ts'
import { isSameAmount } from './previewPayout.ts'

/**
 * An id of the client names one payout: a page for another amount would show the user a sum that is not sent.
 *
 * @throws ApiError `invalidField` if the user has confirmed another payout under the id.
 */
export const rejectOtherPayout = async (
  { store, ids }: Pick<Context, 'store' | 'ids'>,
  scope: Scope,
  { userId, payout }: LinkRequest,
): Promise<void> => {
  if (payout?.transactionId === undefined) return
  // The session is new, so that the id alone finds one.
  const order = { userId, linkSessionId: ids.uuid(), clientTransactionId: payout.transactionId }
  const confirmed = await store.payouts.findConfirmed(scope, order)
  if (confirmed && !isSameAmount(confirmed, payout))
    throw invalidField(
      'payoutOptions.transactionId',
      `is that of a payout of ${confirmed.amount} ${confirmed.symbol}, which the user has confirmed`,
    )
}
