import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { CommonContext } from '../context.ts'

/** About thirty years. */
export const maxRetentionDays = 11_000

/**
 * For how many days a record of a transfer stays after its end when its account is removed, from the next removal on. Undefined: the
 * installation's setting.
 *
 * @throws ApiError `invalidField`.
 */
export const setRetention = async (
  ctx: Pick<CommonContext, 'store'>,
  scope: Scope,
  days: number | undefined,
): Promise<number | undefined> => {
  if (days !== undefined && !(Number.isInteger(days) && days >= 0 && days <= maxRetentionDays))
    throw invalidField('transferRetentionDays', `must be a whole number from 0 to ${maxRetentionDays}`)
  await ctx.store.clients.setTransferRetentionDays(scope, days)
  return days
}
