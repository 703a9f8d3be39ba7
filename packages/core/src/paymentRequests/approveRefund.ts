import { ApiError } from '../kernel/apiError.ts'
import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import { isSamePerson } from '../team/isSamePerson.ts'
import type { Actor } from '../team/ports.ts'
import { rejectNewMember } from '../team/rejectNewMember.ts'
import { advanceRefund } from './advanceRefund.ts'
import { changeRefund } from './changeRefund.ts'
import type { Refund } from './ports.ts'

/**
 * Approves a refund that waits for a member. A key does not identify a person. The requester, the creator of the
 * requesting key and members of less than a week cannot approve it.
 *
 * @throws ApiError `notFound`; `permissionDenied`; `conflict` if it does not wait for approval.
 */
export const approveRefund = (
  ctx: CommonContext,
  scope: Scope,
  { id, actor }: { id: string; actor: Actor },
): Promise<Refund> =>
  changeRefund(ctx, scope, id, async (repositories, before, request) => {
    if (actor.kind !== 'member')
      throw new ApiError('permissionDenied', { message: 'Only a member can approve a refund.' })
    await rejectRequester(repositories, scope, before, { actor, nowMs: ctx.clock.nowMs() })
    await rejectNewMember({ store: repositories, nowMs: ctx.clock.nowMs }, scope, actor)
    if (before.status !== 'needsApproval')
      throw new ApiError('conflict', { message: `This refund is ${before.status}, and waits for no approval.` })
    const next = { ...before, approvedBy: actor.name, status: 'pending' as const }
    return advanceRefund(ctx, repositories, { before, next, request })
  })

const rejectRequester = async (
  { members }: Pick<Repositories, 'members'>,
  scope: Scope,
  { requestedBy, keyCreator }: Refund,
  { actor, nowMs }: { actor: Actor; nowMs: number },
): Promise<void> => {
  if (isSamePerson(actor, { id: '', name: requestedBy }))
    throw new ApiError('permissionDenied', { message: 'You requested this refund: another member approves it.' })
  if (keyCreator === undefined) return
  const creator = await members.find(scope.environment, { id: keyCreator.id })
  if (isSamePerson(actor, { id: keyCreator.id, name: creator?.email ?? '' }))
    throw new ApiError('permissionDenied', {
      message: 'You created the key that requested this refund: another member approves it.',
    })
  if ((keyCreator.approvesFromMs ?? 0) > nowMs)
    throw new ApiError('permissionDenied', {
      message:
        'The key that requested this refund was created by a member for less than seven days. Request it with another key.',
    })
}
