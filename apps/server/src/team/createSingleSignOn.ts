import { createHash } from 'node:crypto'

import { ApiError, type AssertedIdentity, invalidField, type SingleSignOn } from '@rialto/core'
import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import * as oauth from 'oauth4webapi'

/** Requests at an address that a client's owner chose: through the egress client for such addresses. */
type Fetch = (
  url: string,
  init: { method?: string; headers?: unknown; body?: unknown; signal?: AbortSignal },
) => Promise<Response>

/** A person waits for each request. */
const timeoutMs = 10_000
/** Minutes that the clocks of provider and server may differ. */
const clockToleranceSeconds = 60
const discoveryTtlMs = 10 * 60_000
/** Discovery documents of other tenants leave the cache before it grows. */
const maxCached = 200

const unavailable = (): ApiError =>
  new ApiError('serviceUnavailable', {
    message:
      'Your identity provider did not answer as OpenID Connect requires. Try again, or contact its administrator.',
  })

const refused = (message: string): ApiError => new ApiError('permissionDenied', { message })

/**
 * OpenID Connect by the code flow with PKCE (RFC 7636), state and nonce. The ID token's signature is verified with the
 * keys that the provider publishes, which are read again when a token names an unknown key.
 *
 * @param isHttpAllowed in the sandbox, whose provider may run on this machine without TLS
 */
export const createSingleSignOn = (
  send: Fetch,
  { isHttpAllowed, nowMs }: { isHttpAllowed: boolean; nowMs: () => number },
): SingleSignOn => {
  const options = () => ({
    [oauth.customFetch]: (url: string, init: Parameters<Fetch>[1]) => send(url, init),
    [oauth.allowInsecureRequests]: isHttpAllowed,
    signal: AbortSignal.timeout(timeoutMs),
  })
  type Discovered = { server: oauth.AuthorizationServer; jwks: oauth.JWKSCacheInput; untilMs: number }
  const cache = new Map<string, Discovered>()

  const discover = async (issuer: string): Promise<Discovered> => {
    const known = cache.get(issuer)
    if (known && known.untilMs > nowMs()) return known
    const url = new URL(issuer)
    const response = await oauth.discoveryRequest(url, { ...options(), algorithm: 'oidc' })
    const server = await oauth.processDiscoveryResponse(url, response)
    const found = { server, jwks: known?.jwks ?? {}, untilMs: nowMs() + discoveryTtlMs }
    cache.delete(issuer)
    cache.set(issuer, found)
    for (const oldest of cache.keys()) {
      if (cache.size <= maxCached) break
      cache.delete(oldest)
    }
    return found
  }
  /** The dashboard opens it, and a document of a client's choice must not name a script (`javascript:`) or a file there. */
  const pageOf = (address: string | undefined): URL | undefined => {
    const url = address === undefined ? null : URL.parse(address)
    return url?.protocol === 'https:' || (isHttpAllowed && url?.protocol === 'http:') ? url : undefined
  }
  const discovered = (issuer: string) =>
    discover(issuer).catch(() => {
      throw unavailable()
    })

  const readKeys = async (server: oauth.AuthorizationServer): Promise<JSONWebKeySet> => {
    try {
      const response = await send(server.jwks_uri ?? '', { signal: AbortSignal.timeout(timeoutMs) })
      return (await response.json()) as JSONWebKeySet
    } catch {
      throw unavailable()
    }
  }

  return {
    check: async ({ issuer }) => {
      const isUrl = URL.canParse(issuer) && (isHttpAllowed || issuer.startsWith('https:'))
      const problem = 'must be the issuer of an OpenID Connect provider, whose discovery document can be read'
      if (!isUrl) throw invalidField('issuer', problem)
      cache.delete(issuer)
      const { server } = await discover(issuer).catch(() => {
        throw invalidField('issuer', problem)
      })
      if (!pageOf(server.authorization_endpoint) || !server.token_endpoint || !server.jwks_uri)
        throw invalidField('issuer', 'must name an authorization endpoint, a token endpoint and keys')
    },

    authorizationUrl: async ({ issuer, oidcClientId }, { redirectUrl, state, nonce, codeVerifier }) => {
      const { server } = await discovered(issuer)
      const url = pageOf(server.authorization_endpoint)
      if (url === undefined) throw unavailable()
      const parameters = {
        client_id: oidcClientId,
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: redirectUrl,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
      return url.href
    },

    readIdentity: async ({ issuer, oidcClientId, clientSecret, groupsClaim }, flow, query) => {
      const { server, jwks } = await discovered(issuer)
      const client: oauth.Client = { client_id: oidcClientId, [oauth.clockTolerance]: clockToleranceSeconds }
      const parameters = validated(server, client, query, flow.state)
      try {
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication(server, clientSecret),
          parameters,
          flow.redirectUrl,
          flow.codeVerifier,
          options(),
        )
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: flow.nonce,
          requireIdToken: true,
        })
        await oauth.validateApplicationLevelSignature(server, response, { ...options(), [oauth.jwksCache]: jwks })
        const claims = oauth.getValidatedIdTokenClaims(tokens)
        if (isOfAnotherAccessToken(tokens, claims?.['at_hash']))
          throw refused('Your identity provider sent an ID token of another sign-in. Start again.')
        return identityOf(claims, groupsClaim)
      } catch (error) {
        if (error instanceof ApiError) throw error
        if (error instanceof oauth.ResponseBodyError && error.status < 500)
          throw refused('Your identity provider refused the sign-in. Start again, or contact its administrator.')
        throw unavailable()
      }
    },

    logoutUrl: async ({ issuer, oidcClientId }, returnUrl) => {
      const { server } = await discovered(issuer)
      const url = pageOf(server.end_session_endpoint)
      if (url === undefined) return undefined
      url.searchParams.set('client_id', oidcClientId)
      url.searchParams.set('post_logout_redirect_uri', returnUrl)
      return url.href
    },

    readLogout: async ({ issuer, oidcClientId }, logoutToken) => {
      const { server } = await discovered(issuer)
      const keys = await readKeys(server)
      try {
        const { payload } = await jwtVerify(logoutToken, createLocalJWKSet(keys), {
          issuer: server.issuer,
          audience: oidcClientId,
          algorithms: signatures,
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['iat', 'jti', 'events'],
          maxTokenAge: logoutTtlSeconds,
        })
        return logoutOf(payload)
      } catch {
        throw notALogout()
      }
    },
  }
}

/** Asymmetric algorithms of ID tokens and logout tokens. `none` and those with a shared secret are not among them. */
const signatures = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
/** A logout token is sent at once. */
const logoutTtlSeconds = 5 * 60
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

const notALogout = (): ApiError => new ApiError('badRequest', { message: 'The logout token is not valid.' })

/** Sections 2.4 and 2.6: the event, a subject or a session, and no nonce, so that no ID token passes as one. */
const logoutOf = (claims: Readonly<Record<string, unknown>>) => {
  const { events, nonce, sub, sid, jti } = claims
  const subject = textOf(sub)
  const providerSessionId = textOf(sid)
  const tokenId = textOf(jti)
  const isEvent = typeof events === 'object' && events !== null && logoutEvent in events
  if (!isEvent || nonce !== undefined || (subject ?? providerSessionId) === undefined || tokenId === undefined)
    throw notALogout()
  return { subject, providerSessionId, tokenId }
}

const authentication = (server: oauth.AuthorizationServer, secret: string | undefined): oauth.ClientAuth => {
  if (secret === undefined) return oauth.None()
  // Absent, the method is client_secret_basic (OpenID Connect Discovery 1.0, section 3).
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic') ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret)
}

const validated = (server: oauth.AuthorizationServer, client: oauth.Client, query: string, state: string) => {
  try {
    return oauth.validateAuthResponse(server, client, new URLSearchParams(query), state)
  } catch (error) {
    const reason =
      error instanceof oauth.AuthorizationResponseError ? /^[a-z_]{1,40}$/.exec(error.error)?.[0] : undefined
    throw refused(
      reason === undefined
        ? 'The response of your identity provider is not one to this sign-in. Start again.'
        : `Your identity provider refused the sign-in: ${reason}.`,
    )
  }
}

/** OpenID Connect Core 3.1.3.6: the left half of the access token's hash, by the hash of the ID token's algorithm. */
const isOfAnotherAccessToken = (tokens: oauth.TokenEndpointResponse, atHash: unknown): boolean => {
  if (atHash === undefined) return false
  const { alg = '' } = decodeProtectedHeader(tokens.id_token ?? '')
  const bits = /\d{3}$/.exec(alg)?.[0] ?? '512'
  const digest = createHash(`sha${bits}`).update(tokens.access_token).digest()
  return atHash !== digest.subarray(0, digest.length / 2).toString('base64url')
}

const maxText = 200

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && !value.includes('\0') ? value.trim().slice(0, maxText) : undefined

/** @throws ApiError `permissionDenied` if the token names no email address, or one that the provider has not verified. */
const identityOf = (claims: oauth.IDToken | undefined, groupsClaim: string): AssertedIdentity => {
  const email = textOf(claims?.['email'])?.toLowerCase()
  if (!claims || email === undefined)
    throw refused(
      'Your identity provider did not give Rialto your email address (scope `email`). Contact its administrator.',
    )
  if (claims['email_verified'] === false)
    throw refused('Your identity provider has not verified your email address. Contact its administrator.')
  const groups = claims[groupsClaim]
  return {
    subject: claims.sub,
    email,
    name: textOf(claims['name']) ?? email,
    groups: (Array.isArray(groups) ? groups : [groups]).filter(one => typeof one === 'string'),
    providerSessionId: textOf(claims['sid']),
  }
}
