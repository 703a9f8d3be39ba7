import { beginSession, type Context, findSession, type Member, recordAccess, rememberDevice } from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { browserOf, ipAddressOf, sendCookie, sendDeviceCookie, sessionTokenOf, teamContext } from '../memberSession.ts'
import { sessionView } from './sessionView.ts'

/** Starts a new session and ends the browser's previous one. */
export const beginSignedIn = async (
  ctx: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { member, method }: { member: Member; method: 'oneTimeCode' | 'recoveryCode' | 'passkey' | 'singleSignOn' },
) => {
  const team = teamContext(ctx)
  const earlier = sessionTokenOf(ctx, request)
  const known = earlier === undefined ? undefined : await findSession(team, earlier)
  if (known) await ctx.store.memberSessions.end(known.member.id, known.id)
  await recordAccess(team, member, { operation: 'signIn', ipAddress: ipAddressOf(request), after: { method } })
  sendCookie(ctx, reply, await beginSession(team, member, browserOf(request)))
  sendDeviceCookie(ctx, reply, await rememberDevice(team, member))
  return sessionView(ctx, member)
}
