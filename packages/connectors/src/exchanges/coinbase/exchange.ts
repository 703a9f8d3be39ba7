import type { Connected } from '@rialto/core'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import { type OAuthFlow, type OAuthServer, createOAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { type CoinbaseContext, coinbaseSigner, isUser, isUserAuth } from './api.ts'
import { readBalances, readDepositAddress, readHoldings, readIdentity } from './account.ts'
import { coinbaseDescriptor, coinbaseLoginHost, coinbaseScopes } from './descriptor.ts'
import { coinbaseErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { createOrders } from './orders.ts'
import { findWithdrawal, publicTerms, readTerms, submitWithdrawal } from './withdrawals.ts'

/** Refresh tokens are single use and rotate. */
export const coinbaseOAuth: OAuthServer = {
  loginHost: coinbaseLoginHost,
  authorizePath: '/oauth2/auth',
  tokenUrl: `https://${coinbaseLoginHost}/oauth2/token`,
  revokeUrl: `https://${coinbaseLoginHost}/oauth2/revoke`,
  scopes: coinbaseScopes,
  scopeSeparator: ',',
  clientAuth: 'post',
}

/** `offline_access` is a parameter of the request, and Coinbase does not list it as granted. */
const missingScopes = (granted: readonly string[]): string[] =>
  coinbaseScopes.filter(scope => scope !== 'offline_access' && !granted.includes(scope))

const completeOAuth = async (
  context: CoinbaseContext,
  flow: OAuthFlow,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const credentials = await flow.exchange(input)
  const user = await signedRead(context, credentials.accessToken, { path: '/v2/user', check: isUser })
  const { scopes } = (await signedRead(context, credentials.accessToken, { path: '/v2/user/auth', check: isUserAuth }))
    .data
  const name = user.data.name ?? ''
  return {
    credentials: { ...credentials, scopes },
    account: { upstreamId: user.data.id, name: name === '' ? 'Coinbase' : name },
    granted: {
      read: scopes.includes('wallet:accounts:read'),
      withdraw: scopes.includes('wallet:transactions:send'),
      missing: missingScopes(scopes),
    },
  }
}

/** Coinbase App, by OAuth 2. For the upstream calls and their reasons see MAPPING.md. */
export const coinbase = defineExchange({
  descriptor: coinbaseDescriptor,
  signer: coinbaseSigner,
  errors: coinbaseErrors,
  balances: { fiat: readBalances, holdings: readHoldings, identity: readIdentity },
  networks: { terms: readTerms, publicTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  history: { list: listTransfers, find: findTransfer },
  orders: createOrders,
  auth: (context, { oauth }: ConnectorParts) => {
    const flow = createOAuthFlow(context.http, coinbaseOAuth, oauth)
    return {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
      refresh: flow.refresh,
      revoke: flow.revoke,
    }
  },
})
