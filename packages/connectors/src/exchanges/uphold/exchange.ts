import type { Connected, Credentials } from '@rialto/core'
import type { ConnectorParts } from '../../kit/connectorEntry.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import {
  type OAuthCredentials,
  type OAuthFlow,
  type OAuthServer,
  createOAuthFlow,
} from '../../kit/oauth/createOAuthFlow.ts'
import { type UpholdContext, tokenOf, upholdSigner } from './api.ts'
import { readBalances, readDepositAddress, readHoldings, readIdentity, readUser } from './account.ts'
import { neededScopes, upholdDescriptor, upholdHost, upholdScopes } from './descriptor.ts'
import { upholdErrors } from './errors.ts'
import { findTransfer, listTransfers } from './history.ts'
import { findWithdrawal, publicTerms, readTerms, submitWithdrawal } from './withdrawals.ts'

/**
 * The flow with PKCE. It begins at the API's host, which stores the challenge and redirects the browser to the
 * sign-in.
 */
const upholdOAuth: OAuthServer = {
  loginHost: upholdHost,
  authorizePath: '/oauth2/authorize/start',
  tokenUrl: `https://${upholdHost}/oauth2/token`,
  revokeUrl: `https://${upholdHost}/oauth2/revoke`,
  scopes: upholdScopes,
  scopeSeparator: ' ',
  clientAuth: 'basic',
}

/** RFC 6749 §5.1: a response without scopes grants the requested ones. */
const withScopes = (credentials: OAuthCredentials): OAuthCredentials =>
  credentials.scopes.length > 0 ? credentials : { ...credentials, scopes: upholdScopes }

const completeOAuth = async (
  context: UpholdContext,
  flow: OAuthFlow,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const credentials = withScopes(await flow.exchange(input))
  const { id, name } = await readUser(context, credentials.accessToken)
  const has = (scope: string): boolean => credentials.scopes.includes(scope)
  return {
    credentials,
    account: { upstreamId: id, name: name == null || name === '' ? 'Uphold' : name },
    granted: {
      read: has('cards:read'),
      withdraw: has('cards:read') && has('transactions:withdraw'),
      missing: neededScopes.filter(scope => !has(scope)),
    },
  }
}

/** Access that does not expire cannot be renewed: it is tested instead, and returned unchanged. */
const refresh = async (context: UpholdContext, flow: OAuthFlow, credentials: Credentials): Promise<Credentials> => {
  if (credentials.kind === 'oAuth' && credentials.refreshToken !== undefined) return flow.refresh(credentials)
  await readUser(context, tokenOf(credentials))
  return credentials
}

/** Uphold, by OAuth 2. For the upstream calls and their reasons see MAPPING.md. */
export const uphold = defineExchange({
  descriptor: upholdDescriptor,
  signer: upholdSigner,
  errors: upholdErrors,
  balances: { fiat: readBalances, holdings: readHoldings, identity: readIdentity },
  networks: { terms: readTerms, publicTerms },
  deposits: { address: readDepositAddress },
  withdrawals: { submit: submitWithdrawal, find: findWithdrawal },
  history: { list: listTransfers, find: findTransfer },
  auth: (context, { oauth }: ConnectorParts) => {
    const flow = createOAuthFlow(context.http, upholdOAuth, oauth)
    return {
      authorizeUrl: async input => flow.authorizeUrl(input),
      completeOAuth: input => completeOAuth(context, flow, input),
      refresh: credentials => refresh(context, flow, credentials),
      revoke: flow.revoke,
    }
  },
})
