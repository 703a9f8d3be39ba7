import { beginAuthenticator, changePassword, endOtherSessions, replaceAuthenticator } from '@rialto/core'
import type { FastifyRequest } from 'fastify'

import { authenticatorOf } from '../../../team/signInFactors.ts'
import { ipAddressOf, teamContext } from './memberSession.ts'
import { counted, type SessionCaller, type SessionIds } from './session.ts'

const ownOf = ({ session, request }: SessionCaller & { request: FastifyRequest }) => ({
  member: session.member,
  sessionId: session.id,
  ipAddress: ipAddressOf(request),
})

/** Sign-in factors of the session's member. Wrong passwords and codes count as at sign-in. */
export const factorHandlers: SessionIds<
  'endOtherSessions' | 'changePassword' | 'beginAuthenticator' | 'replaceAuthenticator',
  SessionCaller
> = {
  endOtherSessions: async (ctx, call) => ({ ended: await endOtherSessions(teamContext(ctx), ownOf(call)) }),
  changePassword: async (ctx, call) => {
    await counted(call.request, () => changePassword(teamContext(ctx), ownOf(call), call.body))
  },
  beginAuthenticator: async (ctx, call) => {
    const secret = await beginAuthenticator(teamContext(ctx), ownOf(call))
    const { url, secret: authenticatorSecret } = authenticatorOf(secret, call.session.member.email)
    return { authenticatorUrl: url, authenticatorSecret }
  },
  replaceAuthenticator: async (ctx, call) => {
    await counted(call.request, () => replaceAuthenticator(teamContext(ctx), ownOf(call), call.body.oneTimeCode))
  },
}
