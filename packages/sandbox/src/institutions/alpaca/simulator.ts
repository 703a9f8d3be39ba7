import type { Simulator } from '../simulator.ts'
import { alpacaNetworks, whitelistControls, whitelistRoutes } from './whitelist.ts'
import { alpacaError, notFound } from './withCaller.ts'
import type { OAuthRules } from '../oauth/rules.ts'
import { walletRoutes } from './walletRoutes.ts'
import { dataRoutes } from './dataRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'

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

export const alpaca: Simulator = {
  name: 'alpaca',
  networks: alpacaNetworks,
  depositAddresses: 'perAsset',
  hosts: ctx => [
    [
      'api.alpaca.markets',
      [...tokenRoutes(ctx, alpacaOAuthRules), ...accountRoutes(ctx), ...walletRoutes(ctx), ...whitelistRoutes(ctx)],
      notFound,
    ],
    ['app.alpaca.markets', authorizeRoutes(ctx, alpacaOAuthRules), notFound],
    ['data.alpaca.markets', dataRoutes(ctx), notFound],
  ],
  rateLimited: () => alpacaError(42910000, 'rate limit exceeded'),
  controls: whitelistControls,
}
