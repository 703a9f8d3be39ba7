import type { OAuthRules } from '../oauth/rules.ts'

/** Tokens without an end, no refresh, no revocation by an application. PKCE is not documented, and taken where it comes. */
export const alpacaOAuthRules: OAuthRules = {
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
