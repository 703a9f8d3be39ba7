import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, type Persona } from '../data/personas.ts'
import { json, sha256Hex, type SimRequest, type SimResponse } from '../http/types.ts'
import { bearerOf } from '../oauth/bearerOf.ts'
import { findGrant } from '../oauth/tokenRoutes.ts'
import type { Grant } from '../state/types.ts'
import { institution, refusal } from './answers.ts'
import type { CodeType } from './signInAttempts.ts'

const ACCESS_LIFETIME_S = 3_600
const REMEMBERED_TOKENS = 50

/**
 * Renewal of a session depends on the user's second factor: both tokens after a code from an app, another code after a
 * text message, and the access token itself, even if expired, after an e-mail.
 */
type Renewal = 'bothTokens' | 'code' | 'accessToken'
const renewals: Readonly<Record<CodeType, Renewal>> = { totp: 'bothTokens', sms: 'code', email: 'accessToken' }

export const renewalOf = ({ scopes }: Grant): Renewal =>
  Object.values(renewals).find(renewal => scopes.includes(`renew:${renewal}`)) ?? 'bothTokens'

const save = (ctx: Context, grant: Grant): void => ctx.store.commit([{ type: 'grant', grant }])

/** Issues new access to a session, with the refresh token if the session has one and this is the first time. */
const issue = (ctx: Context, grant: Grant, refreshToken?: string): SimResponse => {
  const accessToken = randomBytes(32).toString('base64url')
  const expiresAtMs = ctx.clock.nowMs() + ACCESS_LIFETIME_S * 1_000
  const accessTokens = [...grant.accessTokens, { hash: sha256Hex(accessToken), expiresAtMs }].slice(-REMEMBERED_TOKENS)
  save(ctx, { ...grant, accessTokens })
  return json(200, {
    access_token: accessToken,
    expires_in: ACCESS_LIFETIME_S,
    renewal: renewalOf(grant),
    refresh_token: refreshToken ?? null,
  })
}

/** Opens a session after a sign-in. */
export const openSession = (ctx: Context, persona: Persona, by: CodeType): SimResponse => {
  const renewal = renewals[by]
  const refreshToken = renewal === 'accessToken' ? undefined : randomBytes(32).toString('base64url')
  const grant: Grant = {
    id: randomUUID(),
    institution,
    persona: persona.name,
    clientId: '',
    redirectUri: '',
    scopes: ['read', ...(persona.behaviour === 'readOnlyKey' ? [] : ['withdraw']), `renew:${renewal}`],
    codeHash: '',
    codeExpiresAtMs: 0,
    codeUsed: true,
    codeChallenge: '',
    accessTokens: [],
    usedRefreshHashes: [],
    revoked: false,
  }
  return issue(
    ctx,
    refreshToken === undefined ? grant : { ...grant, refreshHash: sha256Hex(refreshToken) },
    refreshToken,
  )
}

export const renewSession = (ctx: Context, grant: Grant): SimResponse => issue(ctx, grant)

export const endSession = (ctx: Context, grant: Grant): void => save(ctx, { ...grant, revoked: true })

/** The open session of a refresh token, or of an access token that may have expired. */
export const sessionOf = (ctx: Context, token: string): Grant | undefined => {
  const grant = token === '' ? undefined : findGrant(ctx, institution, token)
  return grant?.revoked === false ? grant : undefined
}

/** Whether this is the session's newest access token. Only that one can be exchanged. */
export const isNewestAccess = ({ accessTokens }: Grant, token: string): boolean =>
  accessTokens.at(-1)?.hash === sha256Hex(token)

export interface Caller {
  persona: Persona
  grant: Grant
  request: SimRequest
}

/** Lets a request through if its bearer token is valid and, if `withdraw` is required, may withdraw. */
export const withSession =
  (
    ctx: Context,
    needs: 'read' | 'withdraw',
    handle: (caller: Caller, params: readonly string[]) => SimResponse,
  ): ((request: SimRequest, params: readonly string[]) => SimResponse) =>
  (request, params) => {
    const bearer = bearerOf(ctx, institution, request)
    if (bearer === 'expired') return refusal(401, 'token_expired', 'The access token has expired')
    if (typeof bearer === 'string') return refusal(401, 'token_invalid', 'The access token is not valid')
    const { grant } = bearer
    const persona = findPersona(grant.persona)
    if (persona === undefined) return refusal(401, 'token_invalid', 'The access token is not valid')
    return grant.scopes.includes(needs)
      ? handle({ persona, grant, request }, params)
      : refusal(403, 'permission_missing', 'This account may not withdraw')
  }
