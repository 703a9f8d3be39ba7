import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { approvalGone } from './findApproval.ts'
import type { Actor, ApprovalRequest } from './ports.ts'
import { isSamePerson } from './isSamePerson.ts'
import { rejectKey } from './rejectKey.ts'
import { rejectNewMember } from './rejectNewMember.ts'
import type { TeamContext } from './teamContext.ts'

/**
 * Removes a request for its approver: of several concurrent ones, only one gets it, so that the change is made once.
 * @throws ApiError `notFound`; `permissionDenied` for a key and for the requester, also with another account of the same
 * email address, for a new member on either side, and if the requester was a key or no longer works for the client: two
 * people must vouch for the change.
 */
export const takeApproval = async (
  ctx: TeamContext,
  scope: Scope,
  { request, actor }: { request: ApprovalRequest; actor: Actor },
): Promise<void> => {
  rejectKey(actor, 'approve')
  if (isSamePerson(actor, request.requestedBy))
    throw new ApiError('permissionDenied', { message: 'You requested this change: another member has to approve it.' })
  if (!(await isStillMember(ctx, scope, request.requestedBy)))
    throw new ApiError('permissionDenied', {
      message: 'Whoever requested this change is no member of the client any more: a member has to request it again.',
    })
  await rejectNewMember(ctx, scope, actor)
  await rejectNewMember(ctx, scope, request.requestedBy)
  if (!(await ctx.store.approvals.remove(scope, request.id, ctx.nowMs()))) throw approvalGone()
}

const isStillMember = async ({ store }: TeamContext, scope: Scope, { kind, id }: Actor): Promise<boolean> => {
  if (kind !== 'member') return false
  return (
    (await store.members.findRole(scope, id)) !== undefined || (await store.members.isOperator(scope.environment, id))
  )
}
