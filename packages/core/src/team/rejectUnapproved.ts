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

interface RequestedChange {
  body?: unknown
  /** An operator of the installation ends approvals of a client whose only member would have to confirm it. */
  isOperator?: boolean
}

/** @throws ApiError `permissionDenied` if a second member has to approve the operation. */
export const rejectUnapproved = async (
  ctx: Pick<TeamContext, 'store'>,
  scope: Scope,
  operation: string,
  { body, isOperator = false }: RequestedChange = {},
): Promise<void> => {
  const listed = await ctx.store.approvals.readOperations(scope)
  const same = listed.find(one => one === sameEffect[operation])
  const confirmed = same ?? [...alwaysConfirmed, ...listed].find(one => one === operation)
  if (confirmed !== undefined) throw unconfirmed(confirmed)
  if (!isOperator && (await endsApprovals(ctx, scope, { operation, body, listed }))) throw unconfirmed(operation)
}

const unconfirmed = (operation: string): ApiError =>
  new ApiError('permissionDenied', {
    message: `A second member has to confirm ${operation}. Request it with POST /Approvals.`,
  })

/** One member alone neither shortens the list of changes that two confirm, nor ends the approval of refunds. */
const endsApprovals = async (
  { store }: Pick<TeamContext, 'store'>,
  scope: Scope,
  { operation, body, listed }: { operation: string; body: unknown; listed: readonly string[] },
): Promise<boolean> => {
  if (operation === 'replaceApprovalSettings') return listed.length > 0
  if (operation !== 'setPaymentRules') return false
  const { approvesRefunds } = (body ?? {}) as { approvesRefunds?: unknown }
  return approvesRefunds !== true && (await store.paymentSources.rules(scope))?.approvesRefunds === true
}
