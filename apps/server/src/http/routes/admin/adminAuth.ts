import { type AdminOperation, mayCall, requiredRole, type RequiredRole, roleOfKeys } from '@rialto/contract'
import {
  type Context,
  ApiError,
  findSession,
  invalidField,
  isUuid,
  peekSession,
  type Member,
  readFresh,
  type Scope,
} from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { bearer } from '../../bearer.ts'
import { addressOf, rejectOutsideRanges } from '../../plugins/authenticate.ts'
import { rejectBeyond, sendQuota } from '../../plugins/rateLimit.ts'
import { ipAddressOf, rejectOtherOrigins, sessionTokenOf, teamContext } from './memberSession.ts'
import type { AdminTokens, Holder } from './tokens/adminTokens.ts'

/** The operation fields that determine authorization. */
type Guarded = Pick<AdminOperation, 'method' | 'role'>

/**
 * In production the client's keys and tokens are accepted only from its approved addresses. @throws ApiError
 * `permissionDenied`.
 */
export const rejectElsewhere = async (ctx: Context, request: FastifyRequest, { scope }: Holder): Promise<void> => {
  if (ctx.environment !== 'production') return
  const { ranges } = await readFresh(ctx.store.access, scope)
  rejectOutsideRanges(addressOf(request, request.server.accessControl.trustedProxies), ranges)
}

/**
 * @throws ApiError `tooManyRequest`: the limit of API keys, counted separately for each account management key and
 * session.
 */
export const rejectTooMany = async (request: FastifyRequest, reply: FastifyReply, id: string): Promise<void> => {
  const { accessControl } = request.server
  const quota = await accessControl.requests.take(`admin:${id}`, accessControl.rateLimitPerMinute)
  sendQuota(reply, accessControl.rateLimitPerMinute, quota)
  rejectBeyond(quota)
}

/**
 * Accepts a token or a member's session. A token that is missing, unknown, expired or revoked, and an ended session:
 * 401 with an empty body. Wrong keys and tokens count together against the caller's address. Valid credentials are
 * accepted regardless of other credentials in the request.
 */
export const authenticateAdmin =
  (ctx: Context, tokens: AdminTokens, operation: Guarded) => async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearer(request)
    if (token === undefined && sessionTokenOf(ctx, request) !== undefined)
      return authenticateSession(ctx, operation, request, reply)
    const holder = token === undefined ? undefined : await tokens.verify(token)
    if (!holder) {
      countFailure(request)
      return reply.code(401).send()
    }
    await rejectElsewhere(ctx, request, holder)
    await rejectTooMany(request, reply, holder.keyId)
    if (!mayCall(roleOfKeys, operation)) throw lacking(operation)
    request.scope = holder.scope
    request.heldRole = roleOfKeys
    request.keyId = holder.keyId
    request.actor = { kind: 'key', id: holder.keyId, name: 'key', ipAddress: ipAddressOf(request) }
    return undefined
  }

/** The session's member. @throws ApiError `permissionDenied`, `tooManyRequest`. */
const findMemberSession = async (
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ id: string; member: Member } | undefined> => {
  const token = sessionTokenOf(ctx, request)
  const session = token === undefined ? undefined : await findSession(teamContext(ctx), token)
  if (!session) return undefined
  rejectOtherOrigins(ctx, request)
  await rejectTooMany(request, reply, session.id)
  request.memberSession = session
  return session
}

/** For operations about the member alone. Without a session: 401 with an empty body. */
export const authenticateMember = (ctx: Context) => async (request: FastifyRequest, reply: FastifyReply) => {
  const session = await findMemberSession(ctx, request, reply)
  return session ? undefined : reply.code(401).send()
}

/** A member of an identity provider has no factors here. @throws ApiError `permissionDenied`. */
export const rejectProvided = async ({ memberSession }: FastifyRequest): Promise<void> => {
  if (memberSession?.member.identityProviderId !== undefined)
    throw new ApiError('permissionDenied', {
      message: 'You sign in at the identity provider of your company. Change how you sign in there.',
    })
}

/**
 * Authorizes a session for the client in the header. The error is identical for a client of other members and an
 * unknown one.
 */
const authenticateSession = async (ctx: Context, operation: Guarded, request: FastifyRequest, reply: FastifyReply) => {
  const session = await findMemberSession(ctx, request, reply)
  if (!session) return reply.code(401).send()
  const { member } = session
  const named = request.headers['x-client-id']
  if (typeof named !== 'string' || named === '') throw invalidField('X-Client-Id', 'is required')
  const scope = { clientId: named.toLowerCase(), environment: ctx.environment }
  const role = isUuid(named) ? await roleFor(ctx, scope, member) : undefined
  if (!role)
    throw new ApiError('permissionDenied', {
      message: 'You have no role for this client, or it requires single sign-on.',
    })
  if (!mayCall(role, operation)) throw lacking(operation)
  request.scope = scope
  request.heldRole = role
  request.actor = { kind: 'member', id: member.id, name: member.email, ipAddress: ipAddressOf(request) }
  return undefined
}

const roleFor = async (ctx: Context, scope: Scope, member: Member): Promise<RequiredRole | undefined> => {
  if (!member.isOperator) return ctx.store.members.findRole(scope, member.id)
  return (await ctx.store.clients.find(scope)) ? 'operator' : undefined
}

/** Whether the credential that opened the stream is still valid. Does not extend the session. */
export const mayStillRead = async (ctx: Context, tokens: AdminTokens, request: FastifyRequest): Promise<boolean> => {
  const { scope } = request
  if (!scope) return false
  const token = bearer(request)
  if (token !== undefined) return (await tokens.verify(token)) !== undefined
  const sessionToken = sessionTokenOf(ctx, request)
  const session = sessionToken === undefined ? undefined : await peekSession(teamContext(ctx), sessionToken)
  return session !== undefined && (await roleFor(ctx, scope, session.member)) !== undefined
}

const lacking = (operation: Guarded): ApiError =>
  new ApiError('permissionDenied', { message: `This needs the role ${requiredRole(operation)}.` })

/** @throws ApiError `tooManyRequest` after too many failures of this address. */
export const countFailure = (request: FastifyRequest): void => {
  const { failures, trustedProxies } = request.server.accessControl
  const address = addressOf(request, trustedProxies)
  failures.reject(address)
  failures.count(address)
}

/** One error for an unknown client, a wrong key, a revoked key and a key of the integration API. */
export const refusedKey = (): ApiError =>
  new ApiError('permissionDenied', { message: 'The client ID or the account management API key is incorrect.' })
