import Type from 'typebox'
import {
  type Connected,
  ConnectorError,
  type Credentials,
  type Identity,
  type KeyCredentials,
  type OAuthCredentials,
} from '@rialto/core'
import { randomBytes } from 'node:crypto'

import { defined } from '@rialto/defined'
import { callInstitution } from '../../kit/http/callInstitution.ts'
import { type ErrorTable, withRules } from '../../kit/http/errorTable.ts'
import type { OAuthFlow } from '../../kit/oauth/createOAuthFlow.ts'
import { type Check, checkOf, nullable } from '@rialto/contract'
import { type KrakenContext, inspectKey, keyOf } from './api.ts'
import {
  infoScope,
  keyRights,
  krakenHost,
  krakenScopes,
  multipleScope,
  queryScope,
  withdrawScope,
  writeScope,
} from './descriptor.ts'
import { krakenErrors } from './errors.ts'

const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/]{8,256}={0,2}$' })

/** Both parts of the key are required. Numbers are parsed as text. */
const isIssuedKey = checkOf(
  Type.Object({
    result: Type.Object({
      api_key: Base64,
      secret: Base64,
      /** Unix seconds, `0` for a key that does not end. */
      valid_until: Type.Optional(nullable(Type.String({ pattern: '^\\d{1,11}$' }))),
    }),
  }),
)

const isDeleted = checkOf(Type.Object({ result: Type.Literal(true) }))

const isUserInfo = checkOf(
  Type.Object({
    result: Type.Object({
      email: Type.Optional(nullable(Type.String({ maxLength: 320 }))),
      iban: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
    }),
  }),
)

/** RFC 6750 §3.1, as a body. */
const isOAuthError = checkOf(
  Type.Object({ error: Type.String({ minLength: 1 }), error_description: Type.Optional(Type.String()) }),
)

const over = 'The Kraken sign-in has expired'

const tooManyKeys = {
  code: 'EAccount:Too many API keys',
  kind: 'refused',
  text: 'This Kraken account has too many API keys. Delete one in its settings, then connect again',
} as const

/**
 * Errors of calls with a sign-in's token, in Kraken's form or in OAuth's. `scope` is the scope that the call requires.
 */
const bearerErrors = (scope: string): ErrorTable => {
  const denied = {
    kind: 'permissionMissing',
    permission: scope,
    text: `Kraken requires the permission "${scope}"`,
  } as const
  const table: ErrorTable = {
    ...krakenErrors,
    readError: body =>
      krakenErrors.readError(body) ??
      (isOAuthError(body) ? { code: body.error, message: body.error_description ?? '' } : undefined),
  }
  return withRules(table, [
    { status: 401, kind: 'tokenExpired', text: over },
    { code: 'invalid_token', kind: 'tokenExpired', text: over },
    { code: 'ESession:Invalid session', kind: 'tokenExpired', text: over },
    { status: 403, ...denied },
    { code: 'insufficient_scope', ...denied },
    { code: 'EGeneral:Permission denied', ...denied },
    tooManyKeys,
  ])
}

interface BearerCall<T> {
  method: 'GET' | 'POST' | 'DELETE'
  /** `/oauth/userinfo` */
  path: string
  /** The required scope. */
  scope: string
  check: Check<T>
  body?: object
}

/** A call with the token of a sign-in. A call that changes something is sent only once. */
const bearerCall = <T>(
  { http }: KrakenContext,
  { accessToken }: OAuthCredentials,
  { method, path, scope, check, body }: BearerCall<T>,
): Promise<T> => {
  const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` }
  return callInstitution(
    { ...http, table: bearerErrors(scope) },
    {
      request: () => ({
        method,
        url: `https://${krakenHost}${path}`,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...defined({ body: body && JSON.stringify(body) }),
      }),
      check,
      secrets: [accessToken],
    },
  )
}

/**
 * Lifetime of an issued key, so that a key that could not be revoked expires. Well within the 30 days in which the
 * sign-in can renew it.
 */
export const keyLifetimeMs = 7 * 86_400_000

const path = '/oauth/fast-api-key'

export type IssuedCredentials = KeyCredentials & { issued: NonNullable<KeyCredentials['issued']> }

/**
 * Creates a key at Kraken with every permission that these scopes allow. Its name is ours, 23 characters of the
 * allowed 32.
 */
const issueKey = async (
  context: KrakenContext,
  grant: OAuthCredentials,
  scopes: readonly string[],
): Promise<IssuedCredentials> => {
  const name = `Rialto ${randomBytes(8).toString('hex')}`
  const endsAtS = Math.floor((context.http.clock.nowMs() + keyLifetimeMs) / 1_000)
  const rights = keyRights.filter(([, scope]) => scopes.includes(scope)).map(([right]) => [right, true])
  const body = { api_key_name: name, permissions: Object.fromEntries(rights) as object, valid_until: endsAtS }
  const { result } = await bearerCall(context, grant, {
    method: 'POST',
    path,
    scope: writeScope,
    check: isIssuedKey,
    body,
  })
  // Kraken's expiry has priority if it is earlier.
  const said = Number(result.valid_until ?? 0)
  const expiresAtMs = (said > 0 ? Math.min(said, endsAtS) : endsAtS) * 1_000
  return { kind: 'apiKey', key: result.api_key, secret: result.secret, expiresAtMs, issued: { name, grant } }
}

const deleteKey = async (context: KrakenContext, grant: OAuthCredentials, name: string): Promise<void> => {
  await bearerCall(context, grant, {
    method: 'DELETE',
    path,
    scope: writeScope,
    check: isDeleted,
    body: { api_key_name: name },
  })
}

/** A key is renewed in its last day, and a token in its last minute. */
const keyMarginMs = 86_400_000
const tokenMarginMs = 60_000

export const issuedOf = (credentials: Credentials): IssuedCredentials => {
  if (credentials.kind === 'apiKey' && credentials.issued !== undefined)
    return { ...credentials, issued: credentials.issued }
  throw new ConnectorError('credentialsInvalid', 'Kraken did not issue this key to Rialto')
}

const holds = ({ http }: KrakenContext, endsAtMs: number | undefined, marginMs: number): boolean =>
  (endsAtMs ?? Infinity) - http.clock.nowMs() > marginMs

/**
 * The current token while it is valid, else a renewed one. If the renewed one is not stored, the sign-in is used up.
 */
const liveGrant = async (
  context: KrakenContext,
  flow: OAuthFlow,
  { issued: { grant } }: IssuedCredentials,
): Promise<OAuthCredentials> => (holds(context, grant.expiresAtMs, tokenMarginMs) ? grant : flow.refresh(grant))

/** Creates the new key first, so that there is always a valid one. The old one expires if it cannot be deleted. */
const replaceKey = async (context: KrakenContext, { issued }: IssuedCredentials): Promise<IssuedCredentials> => {
  const next = await issueKey(context, issued.grant, issued.grant.scopes)
  await deleteKey(context, issued.grant, issued.name).catch(() => undefined)
  return next
}

const withNextToken = async (flow: OAuthFlow, credentials: IssuedCredentials): Promise<IssuedCredentials> => ({
  ...credentials,
  issued: { ...credentials.issued, grant: await flow.refresh(credentials.issued.grant) },
})

/**
 * Replaces an expiring key. Otherwise renews the token, which must have expired then. Refresh tokens are single-use,
 * so a renewed token is returned even if the key cannot be replaced this time.
 */
export const renewKey = async (
  context: KrakenContext,
  flow: OAuthFlow,
  credentials: IssuedCredentials,
): Promise<IssuedCredentials> => {
  if (holds(context, credentials.expiresAtMs, keyMarginMs)) return withNextToken(flow, credentials)
  if (holds(context, credentials.issued.grant.expiresAtMs, tokenMarginMs)) {
    try {
      return await replaceKey(context, credentials)
    } catch (error) {
      if (!(error instanceof ConnectorError) || error.kind !== 'tokenExpired') throw error
    }
  }
  const renewed = await withNextToken(flow, credentials)
  return replaceKey(context, renewed).catch(() => renewed)
}

/** Whether Kraken no longer accepts the key. False if Kraken cannot be reached. */
const isGone = async (context: KrakenContext, credentials: IssuedCredentials): Promise<boolean> => {
  try {
    await inspectKey(context, keyOf(credentials, context.http.clock.nowMs()))
    return false
  } catch (error) {
    return error instanceof ConnectorError && (error.kind === 'credentialsInvalid' || error.kind === 'tokenExpired')
  }
}

/** Deletes the key at Kraken. An already deleted key is a success. */
export const revokeKey = async (
  context: KrakenContext,
  flow: OAuthFlow,
  credentials: IssuedCredentials,
): Promise<void> => {
  try {
    await deleteKey(context, await liveGrant(context, flow, credentials), credentials.issued.name)
  } catch (error) {
    if (!(await isGone(context, credentials))) throw error
  }
}

/** Scopes without which no call works. */
const needed = [writeScope, queryScope]

const rejectWithout = (scopes: readonly string[]): void => {
  const permission = needed.find(scope => !scopes.includes(scope))
  if (permission === undefined) return
  throw new ConnectorError('permissionMissing', `Kraken requires the permission "${permission}"`, { permission })
}

const inspected = async (
  context: KrakenContext,
  credentials: IssuedCredentials,
  scopes: readonly string[],
): Promise<Connected> => {
  const { account, mayQuery, mayWithdraw } = await inspectKey(context, keyOf(credentials, context.http.clock.nowMs()))
  const able = scopes.filter(scope => (scope !== queryScope || mayQuery) && (scope !== withdrawScope || mayWithdraw))
  rejectWithout(able)
  // Several keys are our convenience, so the user does not miss this scope.
  const missing = krakenScopes.filter(scope => scope !== multipleScope && !able.includes(scope))
  return { credentials, account, granted: { read: true, withdraw: mayWithdraw, missing } }
}

/** Exchanges the code for a token and that for a key. A key that then cannot be used is deleted. */
export const completeOAuth = async (
  context: KrakenContext,
  flow: OAuthFlow,
  input: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Connected> => {
  const tokens = await flow.exchange(input)
  // RFC 6749 §5.1: no scopes named, all granted.
  const scopes = tokens.scopes.length > 0 ? tokens.scopes : krakenScopes
  rejectWithout(scopes)
  const credentials = await issueKey(context, { ...tokens, scopes }, scopes)
  const { name, grant } = credentials.issued
  return inspected(context, credentials, scopes).catch(async (error: unknown) => {
    await deleteKey(context, grant, name).catch(() => undefined)
    throw error
  })
}

/** All that Kraken returns about a user: the e-mail address and the account's number. */
export const readIdentity = async (context: KrakenContext, grant: OAuthCredentials): Promise<Identity> => {
  const { result } = await bearerCall(context, grant, {
    method: 'GET',
    path: '/oauth/userinfo',
    scope: infoScope,
    check: isUserInfo,
  })
  return {
    ...(result.email ? { email: result.email } : {}),
    ...(result.iban ? { accountNumber: result.iban.replace(/\s/g, '') } : {}),
  }
}
