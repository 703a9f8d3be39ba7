import type { Simulator } from '../simulator.ts'
import { alpacaNetworks, whitelistControls, whitelistRoutes } from './whitelist.ts'
import { alpacaError, notFound } from './withCaller.ts'
import type { OAuthRules } from '../oauth/rules.ts'
import { walletRoutes } from './walletRoutes.ts'
import { dataRoutes } from './dataRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import type { SimHandler } from '../http/types.ts'
import { createRouter, type Route } from '../http/route.ts'
import type { Context } from '../context.ts'

/**
 * Tokens do not expire, and applications can neither refresh nor revoke them. PKCE is not documented, and accepted if
 * sent.
 */
const alpacaOAuthRules: OAuthRules = {
  institution: 'alpaca',
  displayName: 'Alpaca',
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
  scopes: {
    'account:write': 'Change the settings and watchlists of your account',
    trading: 'Place, change and cancel orders, and move your crypto',
    data: 'Read market data for you',
  },
  moneyScopes: ['account:write', 'trading'],
  pkce: 'optional',
  refresh: 'none',
}

/** The three hosts of Alpaca that the connector calls: the API, the sign-in page and market data. */
const alpacaHandlers = (ctx: Context): readonly (readonly [host: string, handler: SimHandler])[] => {
  const routed = (host: string, routes: readonly Route[]) => [host, createRouter(routes, notFound)] as const
  return [
    routed('api.alpaca.markets', [
      ...tokenRoutes(ctx, alpacaOAuthRules),
      ...accountRoutes(ctx),
      ...walletRoutes(ctx),
      ...whitelistRoutes(ctx),
    ]),
    routed('app.alpaca.markets', authorizeRoutes(ctx, alpacaOAuthRules)),
    routed('data.alpaca.markets', dataRoutes(ctx)),
  ]
}

export const alpaca: Simulator = {
  name: 'alpaca',
  networks: alpacaNetworks,
  depositAddresses: 'perAsset',
  handlers: alpacaHandlers,
  rateLimited: () => alpacaError(42910000, 'rate limit exceeded'),
  controls: whitelistControls,
}
