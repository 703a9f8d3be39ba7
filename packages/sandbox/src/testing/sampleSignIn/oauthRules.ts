import type { OAuthRules } from '../../institutions/oauth/rules.ts'

export const sampleOAuthRules: OAuthRules = {
  institution: 'sample',
  displayName: 'Sample',
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
  scopes: { read: 'See what you own', transfer: 'Move your crypto' },
  moneyScopes: ['transfer'],
  pkce: 'optional',
  accessLifetimeS: 3_600,
  refresh: 'none',
}
