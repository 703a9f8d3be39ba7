import { createRouter } from '../../../institutions/http/route.ts'
import { json, type SimHandler } from '../../../institutions/http/types.ts'
import type { BridgeContext } from '../context.ts'
import type { Solver } from '../solver/createSolver.ts'
import { chainRoutes } from './chainRoutes.ts'
import { postQuote } from './postQuote.ts'
import { postReindex } from './postReindex.ts'
import { requestRoutes } from './requestRoutes.ts'

/** Host name of Relay's API, in the sandbox as well. */
export const RELAY_HOST = 'api.relay.link'

/** Relay's paths, handled by the solver. */
export const relayHandler = (ctx: BridgeContext, solver: Solver): SimHandler =>
  createRouter(
    [
      ...chainRoutes(ctx),
      ['POST', '/quote/v2', postQuote(ctx, { mayOpen: true })],
      ['POST', '/price', postQuote(ctx, { mayOpen: false })],
      ...requestRoutes(ctx),
      ['POST', '/transactions/deposit-address/reindex', postReindex(ctx, solver)],
    ],
    ({ method, path }) =>
      json(404, { message: `Route ${method}:${path} not found`, error: 'Not Found', statusCode: 404 }),
  )
