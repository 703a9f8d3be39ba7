import type { Connected, Credentials } from '@rialto/core'
import type { OAuthCredentials, OAuthFlow, OAuthServer } from '../../kit/oauth/createOAuthFlow.ts'
import type { UpholdContext } from './context.ts'
import { accessTokenOf } from './context.ts'
import { neededScopes, upholdHost, upholdScopes } from './descriptor.ts'
import { readUser } from './readUser.ts'

/** The flow with PKCE. It begins at the API's host, which keeps the challenge and sends the browser on to sign in. */
export const upholdOAuth: OAuthServer = {
  loginHost: upholdHost,
  authorizePath: '/oauth2/authorize/start',
  tokenUrl: `https://${upholdHost}/oauth2/token`,
  revokeUrl: `https://${upholdHost}/oauth2/revoke`,
  scopes: upholdScopes,
  scopeSeparator: ' ',
  clientAuth: 'basic',
}

/** RFC 6749 §5.1: an answer that names no scope grants what was asked for. */
const withScopes = (credentials: OAuthCredentials): OAuthCredentials =>
  credentials.scopes.length > 0 ? credentials : { ...credentials, scopes: upholdScopes }

export const completeOAuth = async (
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

/** Access that does not end cannot be renewed: it is tried instead, and stays what it is. */
export const refresh = async (
  context: UpholdContext,
  flow: OAuthFlow,
  credentials: Credentials,
): Promise<Credentials> => {
  if (credentials.kind === 'oAuth' && credentials.refreshToken !== undefined) return flow.refresh(credentials)
  await readUser(context, accessTokenOf(credentials))
  return credentials
}
