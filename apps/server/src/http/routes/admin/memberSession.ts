import { sessionCookie } from '@rialto/contract'
import {
  type Actor,
  ApiError,
  type Browser,
  type Context,
  formatIpAddress,
  type Member,
  sessionTtlMs,
  type SignInContext,
} from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { signInFactors } from '../../../team/signInFactors.ts'
import { addressOf } from '../../plugins/ipRules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    memberSession: { id: string; member: Member } | undefined
    /** Who makes a change through the account management API. */
    actor: Actor | undefined
  }
}

/** Members sign in by the machine's clock: authenticator apps know no other, and the sandbox's moves. */
export const teamContext = ({ environment, ids, store }: Context): SignInContext => ({
  environment,
  ids,
  store,
  nowMs: Date.now,
  factors: signInFactors,
})

export const ipAddressOf = (request: FastifyRequest): string => {
  const address = addressOf(request, request.server.accessControl.trustedProxies)
  return address ? formatIpAddress(address) : 'unknown'
}

export const browserOf = (request: FastifyRequest): Browser => ({
  ipAddress: ipAddressOf(request),
  userAgent: request.headers['user-agent'] ?? '',
})

const cookieName = (ctx: Context): string => sessionCookie(ctx.settings.linkOrigin)

/** The token of the session's cookie. */
export const sessionTokenOf = (ctx: Context, request: FastifyRequest): string | undefined => {
  const name = `${cookieName(ctx)}=`
  const cookies = (request.headers.cookie ?? '').split(';').map(cookie => cookie.trim())
  return cookies.find(cookie => cookie.startsWith(name))?.slice(name.length)
}

/** Sets the cookie for as long as a session lasts; without a token, removes it. */
export const sendCookie = (ctx: Context, reply: FastifyReply, token: string | undefined): void => {
  const isSecure = ctx.settings.linkOrigin.startsWith('https:')
  const parts = [`${cookieName(ctx)}=${token ?? ''}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (isSecure) parts.push('Secure')
  parts.push(`Max-Age=${token === undefined ? 0 : sessionTtlMs / 1000}`)
  void reply.header('set-cookie', parts.join('; '))
}

const safeMethods: readonly string[] = ['GET', 'HEAD']

/**
 * A cookie counts only for requests that a page of this server makes: browsers say where a request comes from, and pages cannot change
 * it. @throws ApiError `permissionDenied`.
 */
export const rejectOtherOrigins = (ctx: Context, request: FastifyRequest): void => {
  const { 'sec-fetch-site': site, origin } = request.headers
  const isOwn =
    site === undefined
      ? // Browsers leave the first out over plain http, and the second out of reads, which change nothing.
        origin === new URL(ctx.settings.linkOrigin).origin ||
        origin === `${request.protocol}://${request.headers.host ?? ''}` ||
        (origin === undefined && safeMethods.includes(request.method))
      : site === 'same-origin'
  if (!isOwn) throw new ApiError('permissionDenied', { message: 'The request must come from a page of this server.' })
}
