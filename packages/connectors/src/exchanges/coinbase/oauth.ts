import type { Connected } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { OAuthFlow, OAuthServer } from '../../kit/oauth/createOAuthFlow.ts'
import type { Check } from '../../kit/schema.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'
import { coinbaseLoginHost, coinbaseScopes } from './descriptor.ts'
import { isUser, isUserAuth } from './schemas.ts'

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

const read = <T>(context: CoinbaseContext, token: string, path: string, check: Check<T>): Promise<T> => {
  const request = coinbaseRequest(token, 'GET', path)
  return callInstitution(context.http, { request: () => request, check, secrets: [token] })
}

/** `offline_access` is a way of asking, not something Coinbase lists as granted. */
const missingScopes = (granted: readonly string[]): string[] =>
  coinbaseScopes.filter(scope => scope !== 'offline_access' && !granted.includes(scope))

export const completeOAuth = async (
  context: CoinbaseContext,
  flow: OAuthFlow,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const credentials = await flow.exchange(input)
  const user = await read(context, credentials.accessToken, '/v2/user', isUser)
  const { scopes } = (await read(context, credentials.accessToken, '/v2/user/auth', isUserAuth)).data
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
