import type { Simulator } from '../simulator.ts'
import { notFound, upholdError, upholdNetworks } from './errors.ts'
import type { OAuthRules } from '../oauth/rules.ts'
import { transactionRoutes } from './transactionRoutes.ts'
import { publicRoutes } from './publicRoutes.ts'
import { cardRoutes } from './cardRoutes.ts'
import { tokenRoutes } from '../oauth/tokenRoutes.ts'
import { authorizeRoutes } from '../oauth/authorizeRoutes.ts'

/** Scopes that a grant can have, with the text of the consent page. */
const SCOPES: Readonly<Record<string, string>> = {
  'accounts:read': 'View your bank accounts and payment cards',
  'cards:read': 'View your balances',
  'cards:write': 'Add balances and deposit addresses',
  'phones:read': 'View your phone numbers, masked',
  'transactions:commit:otp': 'Ask you for a code before each transaction',
  'transactions:deposit': 'Deposit from your bank account',
  'transactions:read': 'View your transactions',
  'transactions:transfer:application': 'Send to the application',
  'transactions:transfer:others': 'Send to other Uphold members',
  'transactions:transfer:self': 'Convert between your balances',
  'transactions:withdraw': 'Withdraw to addresses and bank accounts',
  'user:read': 'View your name, address, date of birth and email address',
}

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
