import { ApiError } from '../kernel/apiError.ts'
import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { advanceRefund } from './advanceRefund.ts'
import { changeRefund } from './changeRefund.ts'
import type { Refund } from './ports.ts'

/**
 * Withdraws a refund that was not sent, or whose reported transaction does not pay it. Its money is open again, except for
 * what that transaction brought to the address.
 *
 * @throws ApiError `notFound`; `conflict` if a transaction of it may pay it, or if it has ended.
 */
export const cancelRefund = (ctx: CommonContext, scope: Scope, id: string): Promise<Refund> =>
  changeRefund(ctx, scope, id, async (repositories, before, request) => {
    const isUnsent = before.hash === undefined || before.failureMessage !== undefined
    if (!isUnsent || before.finishedAtMs !== undefined)
      throw new ApiError('conflict', { message: 'This refund was sent, or has ended.' })
    return advanceRefund(ctx, repositories, { before, next: { ...before, status: 'canceled' }, request })
  })
