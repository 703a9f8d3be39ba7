import type { OAuthRules } from '../oauth/rules.ts'

/** Of Gemini's scopes, those that have to do with what is simulated. */
const geminiScopes: Readonly<Record<string, string>> = {
  'account:read': 'See your name and your accounts',
  'balances:read': 'See your balances',
  'addresses:read': 'See your deposit addresses',
  'addresses:create': 'Create deposit addresses',
  'history:read': 'See your deposits, withdrawals and trades',
  'crypto:send': 'Withdraw crypto to your approved addresses',
  'orders:read': 'See your orders',
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
