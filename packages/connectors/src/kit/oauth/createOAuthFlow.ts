import { type AuthorizeRequest, type Clock, ConnectorError, type Credentials } from '@rialto/core'
import { defined } from '@rialto/defined'
import * as oauth from 'oauth4webapi'
import type { OAuthClient } from '../connectorEntry.ts'
import type { HttpContext } from '../http/errorTable.ts'
import { guardedFetch } from './guardedFetch.ts'
import { oauthError } from './oauthError.ts'

interface FetchInit {
  headers?: unknown
  body?: unknown
}

/** Sends the OAuth library's forms as JSON objects of the same members, for token endpoints that require them. */
const jsonFetch =
  <I extends FetchInit>(send: (url: string, init: I) => Promise<Response>) =>
  (url: string, init: I): Promise<Response> => {
    if (!(init.body instanceof URLSearchParams)) return send(url, init)
    const headers = new Headers(init.headers as ConstructorParameters<typeof Headers>[0])
    headers.set('content-type', 'application/json')
    return send(url, { ...init, headers, body: JSON.stringify(Object.fromEntries(init.body)) })
  }

/** An institution's authorization server, as data. */
export interface OAuthServer {
  /** Host of the sign-in page: `login.coinbase.com`. */
  loginHost: string
  authorizePath: string
  tokenUrl: string
  /** Absent if a grant cannot be revoked. */
  revokeUrl?: string
  /** Empty: the default grant suffices. */
  scopes: readonly string[]
  scopeSeparator: ' ' | ','
  /** Client authentication: in the body or by HTTP Basic. */
  clientAuth: 'post' | 'basic'
  /** Format of token requests. RFC 6749 requires a form, and so does every institution without other documentation. */
  bodies?: 'json'
  /** Further parameters of the authorization address. */
  authorizeParameters?: Readonly<Record<string, string>>
}

export type OAuthCredentials = Extract<Credentials, { kind: 'oAuth' }>

/** Authorization code grant with PKCE of one institution. Errors: RFC 6749 §5.2, in `oauthError.ts`. */
export interface OAuthFlow {
  authorizeUrl(input: AuthorizeRequest): string
  exchange(input: { code: string; codeVerifier: string; redirectUri: string }): Promise<OAuthCredentials>
  /**
   * If refresh tokens are single-use, the caller stores the new pair before using it, and never calls this
   * concurrently.
   *
   * @throws ConnectorError `credentialsInvalid` when the grant is gone.
   */
  refresh(credentials: Credentials): Promise<OAuthCredentials>
  /** Revokes the grant. An already revoked grant is a success. */
  revoke(credentials: Credentials): Promise<void>
}

const scopesOf = (scope: string | undefined): string[] => (scope ?? '').split(/[\s,]+/).filter(part => part !== '')

const asCredentials = (tokens: oauth.TokenEndpointResponse, clock: Clock): OAuthCredentials => ({
  kind: 'oAuth',
  accessToken: tokens.access_token,
  ...defined({
    refreshToken: tokens.refresh_token,
    expiresAtMs: tokens.expires_in === undefined ? undefined : clock.nowMs() + tokens.expires_in * 1000,
  }),
  scopes: scopesOf(tokens.scope),
})

const browserOrigin = ({ loginHost }: OAuthServer, { sandboxOrigin }: OAuthClient): string =>
  sandboxOrigin === undefined ? `https://${loginHost}` : `${sandboxOrigin}/~${loginHost}`

interface Parts {
  http: HttpContext
  as: oauth.AuthorizationServer
  client: oauth.Client
  auth: oauth.ClientAuth
  requestOptions: { [oauth.customFetch]: ReturnType<typeof guardedFetch> }
  secret: string
}

const partsOf = (http: HttpContext, server: OAuthServer, { clientId, clientSecret }: OAuthClient): Parts => ({
  http,
  as: {
    issuer: `https://${server.loginHost}`,
    token_endpoint: server.tokenUrl,
    ...defined({ revocation_endpoint: server.revokeUrl }),
  },
  client: { client_id: clientId },
  auth: server.clientAuth === 'post' ? oauth.ClientSecretPost(clientSecret) : oauth.ClientSecretBasic(clientSecret),
  requestOptions: {
    [oauth.customFetch]: server.bodies === 'json' ? jsonFetch(guardedFetch(http)) : guardedFetch(http),
  },
  secret: clientSecret,
})

const exchange = async (
  { http, as, client, auth, requestOptions, secret }: Parts,
  { code, codeVerifier, redirectUri }: { code: string; codeVerifier: string; redirectUri: string },
): Promise<OAuthCredentials> => {
  try {
    // The caller compared the state before this call.
    const callback = oauth.validateAuthResponse(as, client, new URLSearchParams({ code }), oauth.skipStateCheck)
    const requested = oauth.authorizationCodeGrantRequest(
      as,
      client,
      auth,
      callback,
      redirectUri,
      codeVerifier,
      requestOptions,
    )
    return asCredentials(await oauth.processAuthorizationCodeResponse(as, client, await requested), http.clock)
  } catch (error) {
    throw oauthError(http.table.institution, error, [code, codeVerifier, secret])
  }
}

const refresh = async (
  { http, as, client, auth, requestOptions, secret }: Parts,
  credentials: Credentials,
): Promise<OAuthCredentials> => {
  if (credentials.kind !== 'oAuth' || credentials.refreshToken === undefined) {
    throw new ConnectorError('credentialsInvalid', `This ${http.table.institution} connection cannot be renewed`)
  }
  const { refreshToken } = credentials
  try {
    const response = await oauth.refreshTokenGrantRequest(as, client, auth, refreshToken, requestOptions)
    const renewed = asCredentials(await oauth.processRefreshTokenResponse(as, client, response), http.clock)
    // Without a new refresh token the old one stays valid (RFC 6749 §6).
    return { refreshToken, ...renewed, scopes: renewed.scopes.length > 0 ? renewed.scopes : credentials.scopes }
  } catch (error) {
    throw oauthError(http.table.institution, error, [refreshToken, secret])
  }
}

const revoke = async (
  { http, as, client, auth, requestOptions, secret }: Parts,
  credentials: Credentials,
): Promise<void> => {
  if (credentials.kind !== 'oAuth' || as.revocation_endpoint === undefined) return
  const secrets = [credentials.accessToken, credentials.refreshToken ?? '', secret]
  for (const token of [credentials.refreshToken, credentials.accessToken]) {
    if (token === undefined) continue
    try {
      await oauth.processRevocationResponse(await oauth.revocationRequest(as, client, auth, token, requestOptions))
    } catch (error) {
      const known = oauthError(http.table.institution, error, secrets)
      if (known.kind !== 'credentialsInvalid') throw known
    }
  }
}

/** The sign-in at one institution with this installation's client. */
export const createOAuthFlow = (http: HttpContext, server: OAuthServer, client: OAuthClient): OAuthFlow => {
  const parts = partsOf(http, server, client)
  return {
    authorizeUrl: ({ redirectUri, state, codeChallenge, scopes = server.scopes }) => {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: client.clientId,
        redirect_uri: redirectUri,
        ...(scopes.length === 0 ? {} : { scope: scopes.join(server.scopeSeparator) }),
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ...server.authorizeParameters,
      })
      return `${browserOrigin(server, client)}${server.authorizePath}?${query.toString()}`
    },
    exchange: input => exchange(parts, input),
    refresh: credentials => refresh(parts, credentials),
    revoke: credentials => revoke(parts, credentials),
  }
}
