import type { adminOperationsById } from '@rialto/contract'
import {
  acceptInvitation,
  ApiError,
  beginSession,
  type Context,
  endSession,
  findSession,
  invalidField,
  listSessions,
  type Member,
  readInvitation,
  recordAccess,
  rememberDevice,
  signIn,
} from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { authenticatorOf } from '../../../team/signInFactors.ts'
import type { HandlerOf } from '../../handler.ts'
import { addressOf } from '../../plugins/authenticate.ts'
import {
  browserOf,
  deviceTokenOf,
  ipAddressOf,
  rejectOtherOrigins,
  sendCookie,
  sendDeviceCookie,
  sessionTokenOf,
  teamContext,
} from './memberSession.ts'

export type SessionIds<Id extends keyof typeof adminOperationsById, Caller> = {
  readonly [Name in Id]: HandlerOf<(typeof adminOperationsById)[Name], Caller>
}

const view = async (ctx: Context, member: Member) => ({
  memberId: member.id,
  email: member.email,
  name: member.name,
  isOperator: member.isOperator,
  environment: ctx.environment,
  clients: await ctx.store.members.listClients(member),
})

/** Starts a new session and ends the browser's previous one. */
export const begin = async (
  ctx: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { member, method }: { member: Member; method: 'oneTimeCode' | 'recoveryCode' | 'passkey' },
) => {
  const team = teamContext(ctx)
  const earlier = sessionTokenOf(ctx, request)
  const known = earlier === undefined ? undefined : await findSession(team, earlier)
  if (known) await ctx.store.memberSessions.end(known.member.id, known.id)
  await recordAccess(team, member, { operation: 'signIn', ipAddress: ipAddressOf(request), after: { method } })
  sendCookie(ctx, reply, await beginSession(team, member, browserOf(request)))
  sendDeviceCookie(ctx, reply, await rememberDevice(team, member))
  return view(ctx, member)
}

/** Counts failures against the caller's address and all addresses, whichever member or invitation the request names. */
export const counted = async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
  const { signIns, trustedProxies } = request.server.accessControl
  const address = addressOf(request, trustedProxies)
  signIns.reject(address)
  signIns.count(address)
  const result = await work()
  signIns.forgive(address)
  return result
}

/**
 * Records a member's failed attempt in the audit log. The response does not wait for it, because its latency would
 * reveal who is a member.
 */
const logged = async <T>(ctx: Context, request: FastifyRequest, email: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.type === 'permissionDenied')
      void recordFailure(ctx, request, email).catch((cause: unknown) => request.log.error(cause, 'audit log'))
    throw error
  }
}

const recordFailure = async (ctx: Context, request: FastifyRequest, email: string): Promise<void> => {
  const found = await ctx.store.members.findWithFactors(ctx.environment, email.trim().toLowerCase())
  if (found) await recordAccess(teamContext(ctx), found, { operation: 'signInFailed', ipAddress: ipAddressOf(request) })
}

export const signInHandlers: SessionIds<'signIn' | 'readInvitation' | 'acceptInvitation', object> = {
  signIn: async (ctx, { body, request, reply }) => {
    rejectOtherOrigins(ctx, request)
    if ((body.oneTimeCode === undefined) === (body.recoveryCode === undefined))
      throw invalidField('oneTimeCode', 'is required, or recoveryCode in its place')
    const work = () =>
      logged(ctx, request, body.email, () =>
        signIn(teamContext(ctx), { ...body, deviceToken: deviceTokenOf(ctx, request) }),
      )
    const method = body.recoveryCode === undefined ? 'oneTimeCode' : 'recoveryCode'
    return begin(ctx, { request, reply }, { member: await counted(request, work), method })
  },
  readInvitation: async (ctx, { body, request }) => {
    const found = await counted(request, () => readInvitation(teamContext(ctx), body.invitationCode))
    const { url, secret } = authenticatorOf(found.totpSecret, found.email)
    const known = await ctx.store.members.findWithFactors(ctx.environment, found.email)
    return {
      email: found.email,
      clientName: found.client?.name ?? null,
      // A member whose sign-in was reset has no factors to sign in with.
      isMember: known !== undefined && found.resetsMemberId === undefined,
      authenticatorUrl: url,
      authenticatorSecret: secret,
    }
  },
  acceptInvitation: async (ctx, { body, request, reply }) => {
    rejectOtherOrigins(ctx, request)
    const accept = () => acceptInvitation(teamContext(ctx), body, ipAddressOf(request))
    const work = () => logged(ctx, request, body.email, accept)
    return begin(ctx, { request, reply }, { member: await counted(request, work), method: 'oneTimeCode' })
  },
}

export type SessionCaller = { session: { id: string; member: Member } }

/** Operations of the session's member, independent of any client. */
export const sessionHandlers: SessionIds<'readSession' | 'signOut' | 'listSessions' | 'endSession', SessionCaller> = {
  readSession: (ctx, { session }) => view(ctx, session.member),
  signOut: async (ctx, { session, request, reply }) => {
    const { id, member } = session
    await endSession(teamContext(ctx), member, { id, operation: 'signOut', ipAddress: ipAddressOf(request) })
    sendCookie(ctx, reply, undefined)
  },
  listSessions: async (ctx, { session }) =>
    (await listSessions(teamContext(ctx), session.member)).map(one => ({
      id: one.id,
      isCurrent: one.id === session.id,
      ipAddress: one.ipAddress,
      userAgent: one.userAgent,
      createdTimestamp: Math.floor(one.createdAtMs / 1000),
      lastUsedTimestamp: Math.floor(one.lastUsedAtMs / 1000),
    })),
  endSession: async (ctx, { session, params, request }) => {
    const ended = { id: params.id.toLowerCase(), operation: 'endSession', ipAddress: ipAddressOf(request) } as const
    await endSession(teamContext(ctx), session.member, ended)
  },
}
