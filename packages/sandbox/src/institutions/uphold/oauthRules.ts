import type { OAuthRules } from '../oauth/rules.ts'
import { SCOPES } from './scopes.ts'

/** The flow with PKCE: its start and the pages that it leads to, on one host here. */
export const upholdOAuthRules: OAuthRules = {
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
