import { type RequiredRole, sessionCookie } from '@rialto/contract'
import {
  type Actor,
  ApiError,
  type Browser,
  type Context,
  deviceTtlMs,
  formatIpAddress,
  type Member,
  sessionTtlMs,
  type SignInContext,
  type SignOnContext,
} from '@rialto/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { passkeyChecks } from '../../../team/passkeyChecks.ts'
import { addressOf } from '../../plugins/authenticate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    memberSession: { id: string; member: Member } | undefined
    /** Author of a change through the account management API. */
    actor: Actor | undefined
    /** Role of the member, or of the key, for the client. */
    heldRole: RequiredRole | undefined
  }
}

/**
 * The context for sign-in uses the machine's clock, because authenticator apps do, and the sandbox's clock can be
 * moved.
 */
export const teamContext = (ctx: Context): SignInContext & SignOnContext => ({
  environment: ctx.environment,
  ids: ctx.ids,
  store: ctx.store,
  singleSignOn: ctx.singleSignOn,
  nowMs: Date.now,
  factors: ctx.signInFactors,
  passkeys: passkeyChecks,
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

/** Name of the device cookie, which follows the session cookie's rules. */
const deviceName = (ctx: Context): string => cookieName(ctx).replace('session', 'device')

const cookieOf = (request: FastifyRequest, name: string): string | undefined => {
  const cookies = (request.headers.cookie ?? '').split(';').map(cookie => cookie.trim())
  return cookies.find(cookie => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** The session token from the cookie. */
export const sessionTokenOf = (ctx: Context, request: FastifyRequest): string | undefined =>
  cookieOf(request, cookieName(ctx))

/** The device token that this browser received at an earlier sign-in. */
export const deviceTokenOf = (ctx: Context, request: FastifyRequest): string | undefined =>
  cookieOf(request, deviceName(ctx))

const send = (ctx: Context, reply: FastifyReply, cookie: { name: string; value: string; ttlMs: number }): void => {
  const isSecure = ctx.settings.linkOrigin.startsWith('https:')
  const parts = [`${cookie.name}=${cookie.value}`, 'Path=/', 'HttpOnly', 'SameSite=Strict']
  if (isSecure) parts.push('Secure')
  parts.push(`Max-Age=${cookie.ttlMs / 1000}`)
  void reply.header('set-cookie', parts.join('; '))
}

/** Sets the session cookie for the lifetime of a session. Without a token, removes it. */
export const sendCookie = (ctx: Context, reply: FastifyReply, token: string | undefined): void =>
  send(ctx, reply, { name: cookieName(ctx), value: token ?? '', ttlMs: token === undefined ? 0 : sessionTtlMs })

/** Name of the cookie that binds a single sign-on to its browser. */
const signOnName = (ctx: Context): string => cookieName(ctx).replace('session', 'sign_on')

/** Of the single sign-on that this browser has begun. */
export const signOnSecretOf = (ctx: Context, request: FastifyRequest): string | undefined =>
  cookieOf(request, signOnName(ctx)) || undefined

export const sendSignOnCookie = (ctx: Context, reply: FastifyReply, cookie: { value: string; ttlMs: number }): void =>
  send(ctx, reply, { name: signOnName(ctx), ...cookie })

export const sendDeviceCookie = (ctx: Context, reply: FastifyReply, token: string): void =>
  send(ctx, reply, { name: deviceName(ctx), value: token, ttlMs: deviceTtlMs })

const safeMethods: readonly string[] = ['GET', 'HEAD']

/**
 * Accepts a cookie only in requests of this server's own pages: browsers state the origin of a request, and pages
 * cannot change it. @throws ApiError `permissionDenied`.
 */
export const rejectOtherOrigins = (ctx: Context, request: FastifyRequest): void => {
  const { 'sec-fetch-site': site, origin } = request.headers
  const isOwn =
    site === undefined
      ? // Browsers leave the first out over plain http, and the second out of reads, which change nothing.
        origin === new URL(ctx.settings.linkOrigin).origin ||
        // The scheme of the public address: behind a proxy that terminates TLS, requests arrive as http.
        origin === `${new URL(ctx.settings.linkOrigin).protocol}//${request.headers.host ?? ''}` ||
        (origin === undefined && safeMethods.includes(request.method))
      : site === 'same-origin'
  if (!isOwn) throw new ApiError('permissionDenied', { message: 'The request must come from a page of this server.' })
}

/** The author of a change. Undefined only if the hooks let a request pass by mistake. */
export const actorOf = ({ actor }: FastifyRequest): Actor => {
  if (!actor) throw new ApiError('serverFailure')
  return actor
}

/** Whether the session is that of a person who runs the installation, and not of a member of the client. */
export const isOperator = ({ memberSession }: Pick<FastifyRequest, 'memberSession'>): boolean =>
  memberSession?.member.isOperator ?? false
