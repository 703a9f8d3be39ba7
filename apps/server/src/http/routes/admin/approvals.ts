import { type AdminOperation, adminOperationsById, mayCall, requiredRole, type ValueOf } from '@rialto/contract'
import {
  ApiError,
  type ApprovalRequest,
  type Context,
  findApproval,
  invalidField,
  requestApproval,
  type Scope,
  takeApproval,
  withdrawApproval,
} from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'

import type { AdminHandlers } from '../../handler.ts'
import { normalise, rejectUnstorable } from '../../normalise.ts'
import { validationMessage } from '../../validationMessage.ts'
import { apiKeyHandlers } from './apiKeys.ts'
import { recordedChange } from './auditChanges.ts'
import { teamContext } from './memberSession.ts'
import { screeningHandlers } from './screening.ts'
import { callbackUrlHandlers } from './subClients.ts'
import { transferReviewHandlers } from './transferReview.ts'
import { userHandlers } from './users.ts'

type Ids =
  | 'readApprovalSettings'
  | 'replaceApprovalSettings'
  | 'listApprovals'
  | 'requestApproval'
  | 'approveChange'
  | 'withdrawApproval'

const settingsHandlers: AdminHandlers<'readApprovalSettings' | 'replaceApprovalSettings'> = {
  readApprovalSettings: async (ctx, { scope }) => readSettings(ctx, scope),
  replaceApprovalSettings: async (ctx, { scope, body }) => {
    await ctx.store.approvals.replaceOperations(scope, [...new Set(body.operations)])
    return readSettings(ctx, scope)
  },
}

type Settings = ValueOf<(typeof adminOperationsById)['readApprovalSettings'], 'content'>
type Approvable = Settings['operations'][number]

const { resolveTransfer } = transferReviewHandlers
const { eraseUser } = userHandlers
const { replaceAllowedOrigins, addIpRange } = apiKeyHandlers
const { replaceCallbackUrls } = callbackUrlHandlers
const { setScreening } = screeningHandlers
const { replaceApprovalSettings } = settingsHandlers
const approvable: AdminHandlers<Approvable> = {
  resolveTransfer,
  eraseUser,
  replaceAllowedOrigins,
  replaceCallbackUrls,
  addIpRange,
  setScreening,
  replaceApprovalSettings,
}

const isApprovable = (id: string): id is Approvable => Object.hasOwn(approvable, id)

const readSettings = async (ctx: Context, scope: Scope): Promise<Settings> => ({
  operations: (await ctx.store.approvals.readOperations(scope)).filter(isApprovable),
})

/** Validates as the operation's own route would. @throws ApiError `missingField`, `invalidField`. */
const validated = (request: FastifyRequest, schema: TSchema | undefined, value: unknown, name: string): object => {
  if (!schema) return {}
  const shaped = normalise(schema, value)
  rejectUnstorable(shaped)
  const validate = request.compileValidationSchema(schema)
  if (validate(shaped)) return shaped as object
  const [error] = validate.errors ?? []
  throw invalidField(
    `${name}${error?.instancePath.replaceAll('/', '.') ?? ''}`,
    error ? validationMessage(error) : 'is not valid',
  )
}

/** Requires the role of the changed operation. @throws ApiError `permissionDenied`. */
const rejectLesserRole = (request: FastifyRequest, operation: AdminOperation): void => {
  if (!request.heldRole || !mayCall(request.heldRole, operation))
    throw new ApiError('permissionDenied', { message: `This needs the role ${requiredRole(operation)}.` })
}

const actorOf = ({ actor }: FastifyRequest) => {
  if (!actor) throw new ApiError('serverFailure')
  return actor
}

const view = ({ id, operation, params, body, requestedBy, requestedAtMs, expiresAtMs }: ApprovalRequest) => {
  if (!isApprovable(operation)) throw new ApiError('serverFailure')
  return {
    id,
    operation,
    params: { ...params },
    body: { ...body },
    requestedBy: requestedBy.name,
    requestedById: requestedBy.id,
    requestedTimestamp: Math.floor(requestedAtMs / 1000),
    expiresTimestamp: Math.floor(expiresAtMs / 1000),
  }
}

/** Makes the change in the name of the approver. Its entry in the audit log names both members. */
const make = async (
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

/** Changes that need a second member's confirmation. */
export const approvalHandlers: AdminHandlers<Ids> = {
  ...settingsHandlers,
  listApprovals: async (ctx, { scope }) => (await ctx.store.approvals.list(scope, Date.now())).map(view),
  requestApproval: async (ctx, { scope, body, request }) => {
    const operation: AdminOperation = adminOperationsById[body.operation]
    rejectLesserRole(request, operation)
    const params = { ...validated(request, operation.params, body.params, 'params') }
    const change = { operation: body.operation, params, requestedBy: actorOf(request) }
    const sent = { ...validated(request, operation.body, body.body, 'body') }
    return view(await requestApproval(teamContext(ctx), scope, { ...change, body: sent }))
  },
  approveChange: async (ctx, { scope, params, request, reply }) => {
    const approval = await findApproval(teamContext(ctx), scope, params.id.toLowerCase())
    await make(ctx, scope, approval, { request, reply })
    const { id, operation } = view(approval)
    return { id, operation }
  },
  withdrawApproval: async (ctx, { scope, params, request }) => {
    await withdrawApproval(teamContext(ctx), scope, { id: params.id.toLowerCase(), actor: actorOf(request) })
  },
}
