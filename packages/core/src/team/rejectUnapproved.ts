import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { TeamContext } from './teamContext.ts'

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
