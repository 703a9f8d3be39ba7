import { createHash, randomBytes } from 'node:crypto'

import { defined } from '@rialto/defined'
import type { Context } from '../context.ts'
import type { InstitutionName } from '../data/networks.ts'
import type { Route } from '../http/route.ts'
import { json, sameSecret, sha256Hex, type SimRequest, type SimResponse } from '../http/types.ts'
import type { Grant } from '../state/types.ts'
import type { OAuthRules } from './rules.ts'

/** Tokens stored per grant, so that a used one is distinguished from an unknown one. */
const REMEMBERED_TOKENS = 50

const oauthError = (status: number, error: string, error_description: string): SimResponse =>
  json(status, { error, error_description })

const invalidGrant = (): SimResponse =>
  oauthError(
    400,
    'invalid_grant',
    'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
  )

/** Form or JSON, as in the real endpoint. */
const readParams = (request: SimRequest): URLSearchParams => {
  if (!(request.headers['content-type'] ?? '').includes('json')) return new URLSearchParams(request.body)
  try {
    const value: unknown = JSON.parse(request.body)
    if (typeof value !== 'object' || value === null) return new URLSearchParams()
    return new URLSearchParams(Object.entries(value).map(([k, v]) => [k, String(v)]))
  } catch {
    return new URLSearchParams()
  }
}

const basicCredentials = (request: SimRequest): [id: string, secret: string] | undefined => {
  const match = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')
  if (match?.[1] === undefined) return undefined
  const [id = '', ...rest] = Buffer.from(match[1], 'base64').toString('utf8').split(':')
  try {
    return [decodeURIComponent(id), decodeURIComponent(rest.join(':'))]
  } catch {
    return undefined
  }
}

/** The authenticated client, by header or by body. */
const authenticateClient = (ctx: Context, request: SimRequest, params: URLSearchParams): string | undefined => {
  const [id, secret] = basicCredentials(request) ?? [params.get('client_id') ?? '', params.get('client_secret') ?? '']
  const client = ctx.oauthClients.find(c => c.clientId === id)
  return client !== undefined && sameSecret(secret, client.clientSecret) ? client.clientId : undefined
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** The grant of a code or token of this institution, of any age. */
export const findGrant = (ctx: Context, institution: InstitutionName, token: string): Grant | undefined => {
  const grant = ctx.store.state.grants.get(ctx.store.state.grantByHash.get(sha256Hex(token)) ?? '')
  return (grant?.institution ?? 'coinbase') === institution ? grant : undefined
}

const saveGrant = (ctx: Context, grant: Grant): void => ctx.store.commit([{ type: 'grant', grant }])

const DAY_S = 86_400
/** Storage time of access that does not expire, longer than the life of a sandbox. */
const FOR_EVER_S = 36_500 * DAY_S

const newRefreshToken = (rules: OAuthRules, grant: Grant): string | undefined => {
  const offered = rules.offlineScope === undefined || grant.scopes.includes(rules.offlineScope)
  if (rules.refresh === 'none' || !offered) return undefined
  return rules.refresh === 'reusable' && grant.refreshHash !== undefined
    ? undefined
    : randomBytes(32).toString('base64url')
}

/** Issues new tokens. The same write invalidates the previous refresh token if it rotates. */
const issue = (ctx: Context, rules: OAuthRules, grant: Grant): SimResponse => {
  const accessToken = randomBytes(32).toString('base64url')
  const refreshToken = newRefreshToken(rules, grant)
  const used = refreshToken === undefined || grant.refreshHash === undefined ? [] : [grant.refreshHash]
  const expiresAtMs = ctx.clock.nowMs() + (rules.accessLifetimeS ?? FOR_EVER_S) * 1_000
  saveGrant(ctx, {
    ...grant,
    codeUsed: true,
    accessTokens: [...grant.accessTokens, { hash: sha256Hex(accessToken), expiresAtMs }].slice(-REMEMBERED_TOKENS),
    usedRefreshHashes: [...grant.usedRefreshHashes, ...used].slice(-REMEMBERED_TOKENS),
    ...defined({ refreshHash: refreshToken === undefined ? undefined : sha256Hex(refreshToken) }),
    ...(refreshToken === undefined || rules.refreshLifetimeS === undefined
      ? {}
      : { refreshExpiresAtMs: ctx.clock.nowMs() + rules.refreshLifetimeS * 1_000 }),
  })
  return json(200, {
    access_token: accessToken,
    token_type: 'bearer',
    ...defined({ expires_in: rules.accessLifetimeS, refresh_token: refreshToken }),
    scope: grant.scopes.join(' '),
  })
}

const exchangeCode = (ctx: Context, rules: OAuthRules, clientId: string, params: URLSearchParams): SimResponse => {
  const code = params.get('code') ?? ''
  const grant = findGrant(ctx, rules.institution, code)
  if (grant === undefined || grant.codeHash !== sha256Hex(code) || grant.clientId !== clientId) return invalidGrant()
  if (grant.codeUsed) {
    // RFC 6749 §4.1.2: a code used twice was stolen, so its tokens are revoked.
    saveGrant(ctx, { ...grant, revoked: true })
    return invalidGrant()
  }
  const verifier = params.get('code_verifier') ?? ''
  const proven = grant.codeChallenge === '' || sameSecret(challengeOf(verifier), grant.codeChallenge)
  const matches = params.get('redirect_uri') === grant.redirectUri && proven
  if (!matches || grant.revoked || grant.codeExpiresAtMs <= ctx.clock.nowMs()) return invalidGrant()
  return issue(ctx, rules, grant)
}

const refresh = (ctx: Context, rules: OAuthRules, clientId: string, params: URLSearchParams): SimResponse => {
  const token = params.get('refresh_token') ?? ''
  const grant = findGrant(ctx, rules.institution, token)
  if (grant === undefined || grant.clientId !== clientId || grant.revoked) return invalidGrant()
  if (grant.usedRefreshHashes.includes(sha256Hex(token))) {
    // Single use: a second use means that one of two holders is a thief, so both lose the grant.
    saveGrant(ctx, { ...grant, revoked: true })
    return invalidGrant()
  }
  const isOver = (grant.refreshExpiresAtMs ?? Infinity) <= ctx.clock.nowMs()
  return grant.refreshHash === sha256Hex(token) && !isOver ? issue(ctx, rules, grant) : invalidGrant()
}

const answerToken = (ctx: Context, rules: OAuthRules, clientId: string, params: URLSearchParams): SimResponse => {
  const grantType = params.get('grant_type')
  if (grantType === 'authorization_code') return exchangeCode(ctx, rules, clientId, params)
  if (grantType === 'refresh_token') return refresh(ctx, rules, clientId, params)
  return oauthError(
    400,
    'unsupported_grant_type',
    'The authorization grant type is not supported by the authorization server.',
  )
}

/** Calls by back ends: code exchange, refresh and revocation. */
export const tokenRoutes = (ctx: Context, rules: OAuthRules): Route[] => {
  const withClient =
    (handle: (clientId: string, params: URLSearchParams) => SimResponse) =>
    (request: SimRequest): SimResponse => {
      const params = readParams(request)
      const clientId = authenticateClient(ctx, request, params)
      if (clientId === undefined) {
        return oauthError(
          401,
          'invalid_client',
          'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
        )
      }
      return handle(clientId, params)
    }
  const token = withClient((clientId, params) => answerToken(ctx, rules, clientId, params))
  const revoke = withClient((clientId, params) => {
    const grant = findGrant(ctx, rules.institution, params.get('token') ?? '')
    if (grant !== undefined && grant.clientId === clientId) saveGrant(ctx, { ...grant, revoked: true })
    return json(200, {})
  })
  const revokeRoutes: Route[] = rules.revokePath === undefined ? [] : [['POST', rules.revokePath, revoke]]
  return [['POST', rules.tokenPath, token], ...revokeRoutes]
}
