import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { TeamContext } from './teamContext.ts'

/** Changes that always need a second member: they redirect payments. */
const alwaysConfirmed = ['replacePaymentSource']

/** @throws ApiError `permissionDenied` if a second member has to approve the operation. */
export const rejectUnapproved = async (
  ctx: Pick<TeamContext, 'store'>,
  scope: Scope,
  operation: string,
): Promise<void> => {
  const operations = [...alwaysConfirmed, ...(await ctx.store.approvals.readOperations(scope))]
  if (operations.includes(operation))
    throw new ApiError('permissionDenied', {
      message: `A second member has to confirm ${operation}. Request it with POST /Approvals.`,
    })
}
