import { type AdminOperation, adminOperationsById, isApprovable } from '@rialto/contract'
import { ApiError, type ApprovalRequest, type Context, findApproval, type Scope, takeApproval } from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Settings } from './approvalSettings.ts'
import type { AdminHandler } from '../../../handler.ts'
import { recordedChange } from '../auditChanges.ts'
import { actorOf, teamContext } from '../memberSession.ts'
import { approvalView } from './approvalView.ts'
import { rejectLesserRole } from './rejectLesserRole.ts'
import { addIpRangeHandler } from '../access/addIpRange.ts'
import { replaceAllowedOriginsHandler } from '../access/replaceAllowedOrigins.ts'
import { replaceCallbackUrlsHandler } from '../clients/replaceCallbackUrls.ts'
import { assignPaymentHandler } from '../paymentRequests/assignPayment.ts'
import { replacePaymentSourceHandler } from '../paymentRequests/replacePaymentSource.ts'
import { setPaymentRulesHandler } from '../paymentRequests/setPaymentRules.ts'
import { setScreeningHandler } from '../screening/setScreening.ts'
import { resolveTransferHandler } from '../transfers/resolveTransfer.ts'
import { eraseUserHandler } from '../users/eraseUser.ts'
import { replaceApprovalSettingsHandler } from './replaceApprovalSettings.ts'

const approvable: { readonly [Id in Settings['operations'][number]]: AdminHandler<Id> } = {
  resolveTransfer: resolveTransferHandler,
  eraseUser: eraseUserHandler,
  replaceAllowedOrigins: replaceAllowedOriginsHandler,
  replaceCallbackUrls: replaceCallbackUrlsHandler,
  addIpRange: addIpRangeHandler,
  replacePaymentSource: replacePaymentSourceHandler,
  setPaymentRules: setPaymentRulesHandler,
  assignPayment: assignPaymentHandler,
  setScreening: setScreeningHandler,
  replaceApprovalSettings: replaceApprovalSettingsHandler,
}

/** Makes the change in the name of the approver. Its entry in the audit log names both members. */
const makeApprovedChange = async (
  ctx: Context,
  scope: Scope,
  approval: ApprovalRequest,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> => {
  const { operation: id, params, body, requestedBy } = approval
  if (!isApprovable(id)) throw new ApiError('serverFailure')
  const operation: AdminOperation = adminOperationsById[id]
  rejectLesserRole(request, operation)
  const actor = actorOf(request)
  await takeApproval(teamContext(ctx), scope, { request: approval, actor })
  // The request was validated against the operation's schemas before it was stored.
  const handler = approvable[id] as (ctx: Context, request: object) => Promise<unknown>
  const change = {
    operation,
    scope,
    actor,
    params,
    body: { ...body, requestedBy: requestedBy.name, requestedById: requestedBy.id },
  }
  await recordedChange(ctx, change, () => handler(ctx, { scope, params, body, query: undefined, request, reply }))
}

export const approveChangeHandler: AdminHandler<'approveChange'> = async (ctx, { scope, params, request, reply }) => {
  const approval = await findApproval(teamContext(ctx), scope, params.id.toLowerCase())
  await makeApprovedChange(ctx, scope, approval, { request, reply })
  const { id, operation } = approvalView(approval)
  return { id, operation }
}
