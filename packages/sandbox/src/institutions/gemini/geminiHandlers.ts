import type { Context } from '../context.ts'
import { createRouter, type Route } from '../http/route.ts'
import { json, type SimHandler } from '../http/types.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'
import { addressRoutes } from './addressRoutes.ts'
import { approvedRoutes } from './approvedAddresses.ts'
import { geminiError } from './errors.ts'
import { geminiOAuthRules } from './oauthRules.ts'
import { publicRoutes } from './publicRoutes.ts'
import { transferRoutes } from './transferRoutes.ts'

/** Gemini documents JSON for its token calls, and nothing else. */
const wantsJson = ([method, path, handle]: Route): Route => [
  method,
  path,
  (request, segments) =>
    (request.headers['content-type'] ?? '').includes('json')
      ? handle(request, segments)
      : json(400, { error: 'invalid_request', error_description: 'Content-Type must be application/json' }),
]

/** The two hosts of Gemini that a connector speaks to. */
export const geminiHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => [
  [
    'api.gemini.com',
    createRouter(
      [...publicRoutes, ...accountRoutes(ctx), ...addressRoutes(ctx), ...approvedRoutes(ctx), ...transferRoutes(ctx)],
      () => geminiError(404, 'EndpointNotFound', 'API entry point not found'),
    ),
  ],
  [
    'exchange.gemini.com',
    createRouter(
      [...authorizeRoutes(ctx, geminiOAuthRules), ...tokenRoutes(ctx, geminiOAuthRules).map(wantsJson)],
      () => json(404, { error: 'not_found' }),
    ),
  ],
]
