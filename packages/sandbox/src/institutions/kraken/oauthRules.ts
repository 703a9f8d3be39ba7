import type { OAuthRules } from '../oauth/rules.ts'

/** The rights of an issued key, by field of the request, with the required scope. */
export const scopeOfRight: Readonly<Record<string, string>> = {
  funds_query: 'account.fast-api-key:funds-query',
  funds_add: 'account.fast-api-key:funds-add',
  funds_withdraw: 'account.fast-api-key:funds-withdraw',
  ledger_query: 'account.fast-api-key:ledger-query',
}

const DAY_S = 86_400

export const krakenOAuthRules: OAuthRules = {
  institution: 'kraken',
  displayName: 'Kraken',
  authorizePath: '/oauth/authorize',
  tokenPath: '/oauth/token',
  scopes: {
    'account.info:basic': 'View your email address and account number',
    'account.fast-api-key:write': 'Create and delete API keys of its own',
    'account.fast-api-key:multiple': 'Have more than one API key',
    'account.fast-api-key:funds-query': 'View your account balance',
    'account.fast-api-key:funds-add': 'Deposit funds to your account',
    'account.fast-api-key:funds-withdraw': 'Withdraw funds from your account',
    'account.fast-api-key:ledger-query': 'View your ledger entries',
  },
  moneyScopes: ['account.fast-api-key:funds-withdraw'],
  pkce: 'optional',
  accessLifetimeS: DAY_S,
  refresh: 'rotating',
  refreshLifetimeS: 30 * DAY_S,
}
