import type { OAuthRules } from '../oauth/rules.ts'

/** Of Gemini's scopes, those that have to do with what is simulated. */
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

export const geminiOAuthRules: OAuthRules = {
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
