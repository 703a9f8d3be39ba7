import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { json, sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import { bearerOf } from '../oauth/bearerOf.ts'

/** Alpaca's error body. The code begins with the HTTP status. */
export const alpacaError = (code: number, message: string): SimResponse =>
  json(Math.floor(code / 100_000), { code, message })

const notAuthorized = (): SimResponse => alpacaError(40110000, 'request is not authorized')
export const forbidden = (message: string): SimResponse => alpacaError(40310000, message)
export const unprocessable = (message: string): SimResponse => alpacaError(42210000, message)
export const notFound = (): SimResponse => alpacaError(40410000, 'endpoint not found')

export interface Caller {
  persona: Persona
  /** Whether the token or key has more than read access. */
  mayWrite: boolean
}

type Handler = (caller: Caller, request: SimRequest, params: readonly string[]) => SimResponse | Promise<SimResponse>

/** The two headers that users' own programs send instead of a token. */
const byKey = (request: SimRequest): Caller | undefined => {
  const persona = findPersona(String(request.headers['apca-api-key-id'] ?? ''))
  const secret = String(request.headers['apca-api-secret-key'] ?? '')
  return persona !== undefined && sameSecret(secret, PASSWORD)
    ? { persona, mayWrite: persona.behaviour !== 'readOnlyKey' }
    : undefined
}

const callerOf = (ctx: Context, request: SimRequest): Caller | undefined => {
  if (request.headers.authorization === undefined) return byKey(request)
  const bearer = bearerOf(ctx, 'alpaca', request)
  return typeof bearer === 'string'
    ? undefined
    : { persona: bearer.persona, mayWrite: bearer.grant.scopes.includes('trading') }
}

/** Lets a request through if its token or key is valid, and `write` only with more than read access. */
export const withCaller =
  (ctx: Context, needs: 'read' | 'write', handle: Handler): RouteHandler =>
  (request, params) => {
    const caller = callerOf(ctx, request)
    if (caller === undefined) return notAuthorized()
    return needs === 'write' && !caller.mayWrite
      ? forbidden('this token was not granted the required scope')
      : handle(caller, request, params)
  }
