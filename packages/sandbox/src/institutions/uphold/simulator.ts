import type { Simulator } from '../simulator.ts'
import { notFound, upholdError, upholdNetworks } from './errors.ts'
import type { OAuthRules } from '../oauth/rules.ts'
import { SCOPES } from './scopes.ts'
import { transactionRoutes } from './transactionRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { cardRoutes } from './cardRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'

/** The flow with PKCE: its start and its pages, all on one host here. */
const upholdOAuthRules: OAuthRules = {
  institution: 'uphold',
  displayName: 'Uphold',
  authorizePath: '/oauth2/authorize/start',
  tokenPath: '/oauth2/token',
  revokePath: '/oauth2/revoke',
  scopes: SCOPES,
  moneyScopes: ['transactions:withdraw'],
  pkce: 'required',
  refresh: 'none',
}

export const uphold: Simulator = {
  name: 'uphold',
  networks: upholdNetworks,
  depositAddresses: 'perAsset',
  hosts: ctx => [
    [
      'api.uphold.com',
      [
        ...authorizeRoutes(ctx, upholdOAuthRules),
        ...tokenRoutes(ctx, upholdOAuthRules),
        ...publicRoutes(ctx),
        ...cardRoutes(ctx),
        ...transactionRoutes(ctx),
      ],
      notFound,
    ],
  ],
  rateLimited: () => upholdError(429, 'too_many_requests', 'Too many requests'),
}
