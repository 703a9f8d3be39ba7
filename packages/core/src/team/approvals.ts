import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Actor, ApprovalRequest, AuditedState } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

const ttlMs = 3 * 24 * 60 * 60_000

/** @throws ApiError `permissionDenied` where a second member has to confirm the operation. */
export const rejectUnapproved = async (
  ctx: Pick<TeamContext, 'store'>,
  scope: Scope,
  operation: string,
): Promise<void> => {
  if ((await ctx.store.approvals.readOperations(scope)).includes(operation))
    throw new ApiError('permissionDenied', {
      message: `A second member has to confirm ${operation}. Request it with POST /Approvals.`,
    })
}

/** Stores a change until a second member approves it. */
export const requestApproval = async (
  ctx: TeamContext,
  scope: Scope,
  change: { operation: string; params: AuditedState; body: AuditedState; requestedBy: Actor },
): Promise<ApprovalRequest> => {
  const requestedAtMs = ctx.nowMs()
  const request = { ...change, id: ctx.ids.uuid(), requestedAtMs, expiresAtMs: requestedAtMs + ttlMs }
  await ctx.store.approvals.insert(scope, request)
  return request
}

const gone = (): ApiError =>
  new ApiError('notFound', { message: 'Request not found: it was approved or withdrawn already, or has expired.' })

/** @throws ApiError `notFound`. */
export const findApproval = async (ctx: TeamContext, scope: Scope, id: string): Promise<ApprovalRequest> => {
  const found = await ctx.store.approvals.find(scope, id, ctx.nowMs())
  if (!found) throw gone()
  return found
}

/**
 * Removes a request for the one who approves it: of several at once, one gets it, so that a change is made once.
 * @throws ApiError `notFound`, `permissionDenied` for a key and for whoever requested it.
 */
export const takeApproval = async (
  ctx: TeamContext,
  scope: Scope,
  { request, actor }: { request: ApprovalRequest; actor: Actor },
): Promise<void> => {
  if (actor.kind !== 'member')
    throw new ApiError('permissionDenied', { message: 'Only a member can approve a change.' })
  if (actor.id === request.requestedBy.id)
    throw new ApiError('permissionDenied', { message: 'You requested this change: another member has to approve it.' })
  if (!(await ctx.store.approvals.remove(scope, request.id, ctx.nowMs()))) throw gone()
}

/** @throws ApiError `notFound`. */
export const withdrawApproval = async (ctx: TeamContext, scope: Scope, id: string): Promise<void> => {
  if (!(await ctx.store.approvals.remove(scope, id, ctx.nowMs()))) throw gone()
}
