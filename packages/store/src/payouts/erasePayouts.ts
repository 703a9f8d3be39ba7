import type { Scope } from '@rialto/core'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { keepRefundClaims } from '../paymentRequests/eraseRequests.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'

/**
 * Deletes a user's payouts and their jobs. The client sends them and keeps records. Keyed hashes of the
 * transactions of those that succeeded stay, so that none pays twice.
 */
export const erasePayouts = async (
  tx: Database<Tables>,
  digests: Digests,
  scope: Scope,
  userId: string,
): Promise<void> => {
  const rows = await scoped(tx, scope).deleteFrom('payouts').where('user_id', '=', userId).returningAll().execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx
    .deleteFrom('jobs')
    .where(eb => eb('key', '=', eb.fn.any(eb.val(ids))))
    .execute()
  await keepRefundClaims(tx, digests, rows)
}
