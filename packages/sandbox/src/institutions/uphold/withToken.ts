import type { Context } from '../context.ts'
import type { RouteHandler } from '../http/route.ts'
import type { SimRequest, SimResponse } from '../http/types.ts'
import { bearerOf, type Bearer } from '../oauth/bearerOf.ts'
import { unauthorized, upholdError } from './errors.ts'

type Handler = (caller: Bearer, request: SimRequest, params: readonly string[]) => SimResponse | Promise<SimResponse>

/** Lets a request through if its token is valid and has the scope. Uphold gives no reason for a rejected token. */
export const withToken =
  (ctx: Context, scope: string, handle: Handler): RouteHandler =>
  (request, params) => {
    const caller = bearerOf(ctx, 'uphold', request)
    if (typeof caller === 'string') return unauthorized()
    if (!caller.grant.scopes.includes(scope)) return upholdError(403, 'forbidden', 'Forbidden')
    return handle(caller, request, params)
  }
