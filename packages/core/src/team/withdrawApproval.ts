import type { Scope } from '../kernel/scope.ts'
import { approvalGone, findApproval } from './findApproval.ts'
import type { Actor } from './ports.ts'
import { rejectKey } from './rejectKey.ts'
import type { TeamContext } from './teamContext.ts'

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
  if (!(await ctx.store.approvals.remove(scope, id, ctx.nowMs()))) throw approvalGone()
}
