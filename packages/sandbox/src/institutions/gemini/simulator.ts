import type { Simulator } from '../simulator.ts'
import { approvedRoutes, geminiControls } from './approvedAddresses.ts'
import { geminiError, geminiNetworks, maintenance, rateLimited } from './errors.ts'
import type { OAuthRules } from '../oauth/rules.ts'
import { transferRoutes } from './transferRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { addressRoutes } from './addressRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import { json } from '../http/types.ts'
import type { Route } from '../http/route.ts'

/** Gemini's scopes that concern simulated features. */
const geminiScopes: Readonly<Record<string, string>> = {
  'account:read': 'View your name and your accounts',
  'balances:read': 'View your balances',
  'addresses:read': 'View your deposit addresses',
  'addresses:create': 'Create deposit addresses',
  'history:read': 'View your deposits, withdrawals and trades',
  'crypto:send': 'Withdraw crypto to your approved addresses',
  'orders:read': 'View your orders',
  'orders:create': 'Place and cancel orders for you',
}

const geminiOAuthRules: OAuthRules = {
  institution: 'gemini',
  displayName: 'Gemini',
  authorizePath: '/auth',
  tokenPath: '/auth/token',
  revokePath: '/auth/token/revoke',
  scopes: geminiScopes,
  moneyScopes: ['crypto:send', 'orders:create'],
  pkce: 'optional',
  accessLifetimeS: 86_400,
  refresh: 'rotating',
}

/** Gemini documents only JSON for its token calls. */
const wantsJson = ([method, path, handle]: Route): Route => [
  method,
  path,
  (request, segments) =>
    (request.headers['content-type'] ?? '').includes('json')
      ? handle(request, segments)
      : json(400, { error: 'invalid_request', error_description: 'Content-Type must be application/json' }),
]

export const gemini: Simulator = {
  name: 'gemini',
  networks: geminiNetworks,
  depositAddresses: 'perUser',
  hosts: ctx => [
    [
      'api.gemini.com',
      [...publicRoutes, ...accountRoutes(ctx), ...addressRoutes(ctx), ...approvedRoutes(ctx), ...transferRoutes(ctx)],
      () => geminiError(404, 'EndpointNotFound', 'API entry point not found'),
    ],
    [
      'exchange.gemini.com',
      [...authorizeRoutes(ctx, geminiOAuthRules), ...tokenRoutes(ctx, geminiOAuthRules).map(wantsJson)],
      () => json(404, { error: 'not_found' }),
    ],
  ],
  rateLimited,
  whenDown: maintenance,
  controls: geminiControls,
}
