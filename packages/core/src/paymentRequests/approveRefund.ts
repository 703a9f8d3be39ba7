import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Actor } from '../team/ports.ts'
import { advanceRefund } from './advanceRefund.ts'
import { changeRefund } from './changeRefund.ts'
import type { Refund } from './ports.ts'

/**
 * Approves a refund that waits for a member. A key does not identify a person, and the requester cannot approve the refund.
 *
 * @throws ApiError `notFound`; `permissionDenied`; `conflict` if it does not wait for approval.
 */
export const approveRefund = (
  ctx: Context,
  scope: Scope,
  { id, actor }: { id: string; actor: Actor },
): Promise<Refund> =>
  changeRefund(ctx, scope, id, async (repositories, before, request) => {
    if (actor.kind !== 'member')
      throw new ApiError('permissionDenied', { message: 'Only a member can approve a refund.' })
    if (before.requestedBy === actor.name)
      throw new ApiError('permissionDenied', { message: 'You requested this refund: another member approves it.' })
    if (before.status !== 'needsApproval')
      throw new ApiError('conflict', { message: `This refund is ${before.status}, and waits for no approval.` })
    const next = { ...before, approvedBy: actor.name, status: 'pending' as const }
    return advanceRefund(ctx, repositories, { before, next, request })
  })
