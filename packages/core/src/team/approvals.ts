import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Actor, ApprovalRequest, AuditedState } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

const ttlMs = 3 * 24 * 60 * 60_000

/** @throws ApiError `permissionDenied` if a second member has to approve the operation. */
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

/**
 * A key does not identify a person: its holder or creator may be the member who then approves. @throws ApiError
 * `permissionDenied`.
 */
const rejectKey = (actor: Actor, what: string): void => {
  if (actor.kind !== 'member')
    throw new ApiError('permissionDenied', { message: `Only a member can ${what} a change.` })
}

/** Stores a change until a second member approves it. @throws ApiError `permissionDenied` for a key. */
export const requestApproval = async (
  ctx: TeamContext,
  scope: Scope,
  change: { operation: string; params: AuditedState; body: AuditedState; requestedBy: Actor },
): Promise<ApprovalRequest> => {
  rejectKey(change.requestedBy, 'request')
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
 * Removes a request for its approver: of several concurrent ones, only one gets it, so that the change is made once.
 * @throws ApiError `notFound`; `permissionDenied` for a key and for the requester, and if the requester was a key or
 * no longer works for the client: two members must vouch for the change.
 */
export const takeApproval = async (
  ctx: TeamContext,
  scope: Scope,
  { request, actor }: { request: ApprovalRequest; actor: Actor },
): Promise<void> => {
  rejectKey(actor, 'approve')
  if (actor.id === request.requestedBy.id)
    throw new ApiError('permissionDenied', { message: 'You requested this change: another member has to approve it.' })
  if (!(await isStillMember(ctx, scope, request.requestedBy)))
    throw new ApiError('permissionDenied', {
      message: 'Whoever requested this change is no member of the client any more: a member has to request it again.',
    })
  if (!(await ctx.store.approvals.remove(scope, request.id, ctx.nowMs()))) throw gone()
}

const isStillMember = async ({ store }: TeamContext, scope: Scope, { kind, id }: Actor): Promise<boolean> => {
  if (kind !== 'member') return false
  return (
    (await store.members.findRole(scope, id)) !== undefined || (await store.members.isOperator(scope.environment, id))
  )
}

/**
 * By a member only: a key could otherwise prevent changes by withdrawing requests. @throws ApiError `notFound`,
 * `permissionDenied`.
 */
export const withdrawApproval = async (
  ctx: TeamContext,
  scope: Scope,
  { id, actor }: { id: string; actor: Actor },
): Promise<void> => {
  await findApproval(ctx, scope, id)
  rejectKey(actor, 'withdraw')
  if (!(await ctx.store.approvals.remove(scope, id, ctx.nowMs()))) throw gone()
}
