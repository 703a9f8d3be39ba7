import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { TeamContext } from './teamContext.ts'

/** Changes that always need a second member: they redirect payments. */
const alwaysConfirmed = ['replacePaymentSource']

/**
 * Changes with the effect of another change. A client that lists the other one has it confirmed here, too: the first source of
 * a further family of networks is a new place for payments, as the one in place of another is.
 */
const sameEffect: Readonly<Record<string, string>> = { addPaymentSource: 'replacePaymentSource' }

/** @throws ApiError `permissionDenied` if a second member has to approve the operation. */
export const rejectUnapproved = async (
  ctx: Pick<TeamContext, 'store'>,
  scope: Scope,
  operation: string,
): Promise<void> => {
  const listed = await ctx.store.approvals.readOperations(scope)
  const same = listed.find(one => one === sameEffect[operation])
  const confirmed = same ?? [...alwaysConfirmed, ...listed].find(one => one === operation)
  if (confirmed !== undefined)
    throw new ApiError('permissionDenied', {
      message: `A second member has to confirm ${confirmed}. Request it with POST /Approvals.`,
    })
}
