import type { Clock, Connected, Credentials } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import * as oauth from 'oauth4webapi'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'
import { coinbaseLoginHost, coinbaseScopes } from './descriptor.ts'
import { guardedFetch } from './guardedFetch.ts'
import { oauthError } from './oauthError.ts'
import { isUser, isUserAuth } from './schemas.ts'

export interface CoinbaseOAuthOptions {
  clientId: string
  clientSecret: string
  /** Where the user's browser finds Coinbase's login. The sandbox serves its own; everything else stays official. */
  authorizeOrigin?: string
}

type OAuthCredentials = Extract<Credentials, { kind: 'oAuth' }>

const issuer = `https://${coinbaseLoginHost}`
const server: oauth.AuthorizationServer = {
  issuer,
  token_endpoint: `${issuer}/oauth2/token`,
  revocation_endpoint: `${issuer}/oauth2/revoke`,
}

export const authorizeUrl = (
  options: CoinbaseOAuthOptions,
  input: { redirectUri: string; state: string; codeChallenge: string },
): string => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: options.clientId,
    redirect_uri: input.redirectUri,
    scope: coinbaseScopes.join(','),
    state: input.state,
    code_challenge: input.codeChallenge,
    code_challenge_method: 'S256',
  })
  return `${options.authorizeOrigin ?? issuer}/oauth2/auth?${query.toString()}`
}

const scopesOf = (scope: string | undefined): string[] => (scope ?? '').split(/[\s,]+/).filter(part => part !== '')

const asCredentials = (tokens: oauth.TokenEndpointResponse, clock: Clock): OAuthCredentials => ({
  kind: 'oAuth',
  accessToken: tokens.access_token,
  ...(tokens.refresh_token === undefined ? {} : { refreshToken: tokens.refresh_token }),
  ...(tokens.expires_in === undefined ? {} : { expiresAtMs: clock.nowMs() + tokens.expires_in * 1000 }),
  scopes: scopesOf(tokens.scope),
})

const grantParts = (context: CoinbaseContext, options: CoinbaseOAuthOptions) => ({
  client: { client_id: options.clientId } satisfies oauth.Client,
  auth: oauth.ClientSecretPost(options.clientSecret),
  http: { [oauth.customFetch]: guardedFetch(context.wire) },
})

const exchangeCode = async (
  context: CoinbaseContext,
  options: CoinbaseOAuthOptions,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<OAuthCredentials> => {
  const { client, auth, http } = grantParts(context, options)
  try {
    // The state was compared by whoever made it, before this call.
    const answer = new URLSearchParams({ code: input.code })
    const callback = oauth.validateAuthResponse(server, client, answer, oauth.skipStateCheck)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      auth,
      callback,
      input.redirectUri,
      input.codeVerifier,
      http,
    )
    return asCredentials(await oauth.processAuthorizationCodeResponse(server, client, response), context.wire.clock)
  } catch (error) {
    throw oauthError(error, [input.code, input.codeVerifier, options.clientSecret])
  }
}

const read = <T>(context: CoinbaseContext, token: string, path: string, check: Check<T>): Promise<T> => {
  const request = coinbaseRequest(token, 'GET', path)
  return callInstitution(context.wire, { request: () => request, check, secrets: [token] })
}

/** `offline_access` is a way of asking, not something Coinbase lists as granted. */
const missingScopes = (granted: readonly string[]): string[] =>
  coinbaseScopes.filter(scope => scope !== 'offline_access' && !granted.includes(scope))

export const completeOAuth = async (
  context: CoinbaseContext,
  options: CoinbaseOAuthOptions,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const credentials = await exchangeCode(context, options, input)
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

/** Coinbase's refresh tokens work once: the caller stores the new pair before using it, and calls this one at a time. */
export const refreshTokens = async (
  context: CoinbaseContext,
  options: CoinbaseOAuthOptions,
  credentials: Credentials,
): Promise<OAuthCredentials> => {
  if (credentials.kind !== 'oAuth' || credentials.refreshToken === undefined) {
    throw new ConnectorError('credentialsInvalid', 'This Coinbase connection cannot be renewed')
  }
  const { refreshToken } = credentials
  const { client, auth, http } = grantParts(context, options)
  try {
    const response = await oauth.refreshTokenGrantRequest(server, client, auth, refreshToken, http)
    const tokens = await oauth.processRefreshTokenResponse(server, client, response)
    const renewed = asCredentials(tokens, context.wire.clock)
    // Where none comes back, RFC 6749 §6 keeps the old one in force.
    return { refreshToken, ...renewed, scopes: renewed.scopes.length > 0 ? renewed.scopes : credentials.scopes }
  } catch (error) {
    throw oauthError(error, [refreshToken, options.clientSecret])
  }
}

/** Ends the grant at Coinbase. A grant that is gone already is what was asked for. */
export const revokeTokens = async (
  context: CoinbaseContext,
  options: CoinbaseOAuthOptions,
  credentials: Credentials,
): Promise<void> => {
  if (credentials.kind !== 'oAuth') return
  const { client, auth, http } = grantParts(context, options)
  const secrets = [credentials.accessToken, credentials.refreshToken ?? '', options.clientSecret]
  for (const token of [credentials.refreshToken, credentials.accessToken]) {
    if (token === undefined) continue
    try {
      await oauth.processRevocationResponse(await oauth.revocationRequest(server, client, auth, token, http))
    } catch (error) {
      const known = oauthError(error, secrets)
      if (known.kind !== 'credentialsInvalid') throw known
    }
  }
}
