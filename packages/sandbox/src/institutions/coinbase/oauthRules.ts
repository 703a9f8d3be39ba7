import type { OAuthRules } from '../oauth/rules.ts'
import { SCOPES } from './scopes.ts'

export const coinbaseOAuthRules: OAuthRules = {
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
