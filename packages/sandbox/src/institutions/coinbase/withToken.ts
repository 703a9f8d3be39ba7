import type { Context } from '../context.ts'
import type { RouteHandler } from '../http/route.ts'
import type { SimRequest, SimResponse } from '../http/types.ts'
import { bearerOf, type Bearer } from '../oauth/bearerOf.ts'
import { coinbaseError } from './data.ts'

type Handler = (caller: Bearer, request: SimRequest, params: readonly string[]) => SimResponse | Promise<SimResponse>

const refusals = {
  missing: ['authentication_error', 'invalid authentication'],
  unknown: ['invalid_token', 'The access token is invalid'],
  revoked: ['revoked_token', 'The access token was revoked'],
  expired: ['expired_token', 'The access token expired'],
} as const

/** Lets a request through if its token is valid and has all of `scopes`. */
export const withToken =
  (ctx: Context, scopes: readonly string[], handle: Handler): RouteHandler =>
  (request, params) => {
    const caller = bearerOf(ctx, 'coinbase', request)
    if (typeof caller === 'string') {
      const [id, message] = refusals[caller]
      return coinbaseError(401, id, message)
    }
    const missing = scopes.find(scope => !caller.grant.scopes.includes(scope))
    if (missing !== undefined) return coinbaseError(403, 'invalid_scope', 'Invalid scope')
    return handle(caller, request, params)
  }
