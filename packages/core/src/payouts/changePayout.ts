import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import type { Payout } from './ports.ts'

/**
 * Changes a payout under its lock.
 *
 * @throws ApiError `notFound`; `conflict` if its transaction pays another payout or a refund to the same address.
 */
export const changePayout = (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  id: string,
  change: (repositories: Repositories, before: Payout) => Promise<Payout> | Payout,
): Promise<Payout> =>
  ctx.store.transaction(async repositories => {
    const before = await repositories.payouts.findForUpdate(scope, id)
    if (!before) throw new ApiError('notFound')
    const next = await change(repositories, before)
    if (next !== before && !(await repositories.payouts.update(next)))
      throw new ApiError('conflict', {
        message: 'This transaction pays another payout or a refund to the same address.',
      })
    return next
  })
