import { json } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import { accountControls } from './accounts.ts'
import { coinbaseNetworks, notFound } from './data.ts'
import type { OAuthRules } from '../oauth/rules.ts'
import { SCOPES } from './scopes.ts'
import { transactionRoutes } from './transactionRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { orderRoutes } from './orderRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'
import { accountRoutes } from './accountRoutes.ts'

const coinbaseOAuthRules: OAuthRules = {
  institution: 'coinbase',
  displayName: 'Coinbase',
  authorizePath: '/oauth2/auth',
  tokenPath: '/oauth2/token',
  revokePath: '/oauth2/revoke',
  scopes: SCOPES,
  moneyScopes: ['wallet:transactions:send', 'wallet:buys:create'],
  pkce: 'required',
  accessLifetimeS: 3_600,
  refresh: 'rotating',
  offlineScope: 'offline_access',
}

export const coinbase: Simulator = {
  name: 'coinbase',
  networks: coinbaseNetworks,
  depositAddresses: 'perAsset',
  hosts: ctx => [
    [
      'api.coinbase.com',
      [...publicRoutes(ctx), ...accountRoutes(ctx), ...transactionRoutes(ctx), ...orderRoutes(ctx)],
      notFound,
    ],
    [
      'login.coinbase.com',
      [...authorizeRoutes(ctx, coinbaseOAuthRules), ...tokenRoutes(ctx, coinbaseOAuthRules)],
      () => json(404, { error: 'not_found' }),
    ],
  ],
  rateLimited: () => json(429, { errors: [{ id: 'rate_limit_exceeded', message: 'Too many requests' }] }),
  controls: accountControls,
}
