import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { changePayout } from './changePayout.ts'
import type { Payout } from './ports.ts'

/**
 * Withdraws a payout that was not sent, or whose reported transaction does not pay it.
 *
 * @throws ApiError `notFound`; `conflict` if a transaction of it may pay it, or if it has ended.
 */
export const cancelPayout = (ctx: Pick<Context, 'clock' | 'store'>, scope: Scope, id: string): Promise<Payout> =>
  changePayout(ctx, scope, id, (_, before) => {
    const isUnsent = before.hash === undefined || before.failureMessage !== undefined
    if (!isUnsent || before.finishedAtMs !== undefined)
      throw new ApiError('conflict', { message: 'This payout was sent, or has ended.' })
    const { sequence } = before
    return { ...before, status: 'canceled', sequence: sequence + 1, finishedAtMs: ctx.clock.nowMs() }
  })
