import type { Connected } from '@rialto/core'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import { type OAuthFlow, type OAuthServer, createOAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import { type AlpacaContext, accessOf, alpacaSigner } from './api.ts'
import { readAccount, readBalances, readDepositAddress, readHoldings, readIdentity } from './account.ts'
import { alpacaApiHost, alpacaDescriptor, alpacaLoginHost } from './descriptor.ts'
import { alpacaErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { findWithdrawal, preflightWithdrawal, readTerms, submitWithdrawal } from './withdrawals.ts'

/** Access does not expire and has no refresh token. Users revoke it in Alpaca's own settings. */
const alpacaOAuth = (scopes: readonly string[]): OAuthServer => ({
  loginHost: alpacaLoginHost,
  authorizePath: '/oauth/authorize',
  tokenUrl: `https://${alpacaApiHost}/oauth/token`,
  scopes,
  scopeSeparator: ' ',
  clientAuth: 'post',
  // Without it the sign-in also offers paper accounts, whose money is not real.
  authorizeParameters: { env: 'live' },
})

const completeOAuth = async (
  context: AlpacaContext,
  flow: Pick<OAuthFlow, 'exchange'>,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const credentials = await flow.exchange(input)
  const account = await readAccount(context, accessOf(credentials))
  const { products, scheme } = context.descriptor
  const wanted = scheme.kind === 'oAuth' ? scheme.scopes : []
  const missing = wanted.filter(scope => !credentials.scopes.includes(scope))
  return {
    credentials,
    account: { upstreamId: account.id, name: `Alpaca …${account.account_number.slice(-4)}` },
    granted: { read: true, withdraw: products.includes('transfers') && missing.length === 0, missing },
  }
}

/** Alpaca's Trading API, by OAuth 2. For the upstream calls and their reasons see MAPPING.md. */
export const alpaca = defineExchange({
  descriptor: alpacaDescriptor,
  signer: alpacaSigner,
  errors: alpacaErrors,
  balances: { fiat: readBalances, holdings: readHoldings, identity: readIdentity },
  networks: { terms: readTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal, preflight: preflightWithdrawal },
  history: { list: listTransfers, find: findTransfer },
  auth: (context, { oauth }: ConnectorParts) => {
    const { scheme } = context.descriptor
    const flow = createOAuthFlow(context.http, alpacaOAuth(scheme.kind === 'oAuth' ? scheme.scopes : []), oauth)
    return {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
    }
  },
})
