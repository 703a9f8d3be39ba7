import type { Context } from '../context.ts'
import { findPersona, type Persona } from '../data/personas.ts'
import { sha256Hex } from '../http/hashes.ts'
import type { RouteHandler } from '../http/route.ts'
import type { SimRequest, SimResponse } from '../http/types.ts'
import type { Grant } from '../state/types.ts'
import { coinbaseError } from './errors.ts'
import { findGrant } from './token.ts'

export interface Caller {
  persona: Persona
  grant: Grant
}

type Handler = (caller: Caller, request: SimRequest, params: readonly string[]) => SimResponse | Promise<SimResponse>

/** Who holds this bearer token, or the refusal the real API words the same way. */
const callerOf = (ctx: Context, request: SimRequest): Caller | SimResponse => {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return coinbaseError(401, 'authentication_error', 'invalid authentication')
  const grant = findGrant(ctx, token)
  const issued = grant?.accessTokens.find(t => t.hash === sha256Hex(token))
  const persona = findPersona(grant?.persona ?? '')
  if (grant === undefined || issued === undefined || persona === undefined) {
    return coinbaseError(401, 'invalid_token', 'The access token is invalid')
  }
  if (grant.revoked) return coinbaseError(401, 'revoked_token', 'The access token was revoked')
  if (issued.expiresAtMs <= ctx.clock.nowMs()) return coinbaseError(401, 'expired_token', 'The access token expired')
  return { persona, grant }
}

/** Lets a request through when its token is good and holds every one of `scopes`. */
export const withToken =
  (ctx: Context, scopes: readonly string[], handle: Handler): RouteHandler =>
  (request, params) => {
    const caller = callerOf(ctx, request)
    if ('status' in caller) return caller
    const missing = scopes.find(scope => !caller.grant.scopes.includes(scope))
    if (missing !== undefined) return coinbaseError(403, 'invalid_scope', 'Invalid scope')
    return handle(caller, request, params)
  }
