import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { ApprovalRequest } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

export const approvalGone = (): ApiError =>
  new ApiError('notFound', { message: 'Request not found: it was approved or withdrawn already, or has expired.' })

/** @throws ApiError `notFound`. */
export const findApproval = async (ctx: TeamContext, scope: Scope, id: string): Promise<ApprovalRequest> => {
  const found = await ctx.store.approvals.find(scope, id, ctx.nowMs())
  if (!found) throw approvalGone()
  return found
}
