import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Route, RouteHandler } from '../http/route.ts'
import { json, readJsonObject, type SimRequest, type SimResponse } from '../http/types.ts'
import { bearerOf, type Bearer } from '../oauth/bearerOf.ts'
import { ibanOf } from './accountRoutes.ts'
import { forgetKey, issuedKeysOf, issueKey, type Right } from './keys.ts'
import { scopeOfRight } from './oauthRules.ts'
import { krakenError } from './assetCodes.ts'

type Body = Readonly<Record<string, unknown>>
type Handler = (caller: Bearer, body: Body) => SimResponse

const MAX_KEYS = 100
const refusal = (status: number, error: string): SimResponse => ({ ...krakenError(error), status })
const invalid = (field: string): SimResponse => refusal(400, `EGeneral:Invalid arguments:${field}`)

/** Lets a request through if its token is valid and has the scope. */
const withToken =
  (ctx: Context, scope: string, handle: Handler): RouteHandler =>
  (request: SimRequest) => {
    const caller = bearerOf(ctx, 'kraken', request)
    if (typeof caller === 'string') return refusal(401, 'ESession:Invalid session')
    if (!caller.grant.scopes.includes(scope)) return refusal(403, 'EGeneral:Permission denied')
    const body = request.body === '' ? {} : readJsonObject(request.body)
    return body === undefined ? invalid('body') : handle(caller, body)
  }

const nameOf = ({ api_key_name: name }: Body): string | undefined =>
  typeof name === 'string' && name.length >= 1 && name.length <= 32 ? name : undefined

/** Reads the requested rights by name. Returns an error response if invalid. */
const wantedRights = ({ permissions }: Body, { grant }: Bearer): string[] | SimResponse => {
  if (typeof permissions !== 'object' || permissions === null) return invalid('permissions')
  const entries = Object.entries(permissions)
  if (entries.some(([name, on]) => !Object.hasOwn(scopeOfRight, name) || typeof on !== 'boolean')) {
    return invalid('permissions')
  }
  const wanted = entries.filter(([, on]) => on === true).map(([name]) => name)
  const allowed = wanted.every(name => grant.scopes.includes(scopeOfRight[name] ?? ''))
  return allowed ? wanted : refusal(403, 'EGeneral:Permission denied')
}

const rightNames: Readonly<Record<string, Right>> = { funds_query: 'query-funds', funds_withdraw: 'withdraw-funds' }

/** Unix seconds, 0 for a key without an expiry. */
const readEnd = ({ valid_until: end = 0 }: Body, nowS: number): number | undefined =>
  typeof end === 'number' && Number.isSafeInteger(end) && (end === 0 || end > nowS) ? end : undefined

/** One key per application and user, unless the scope allows several. */
const hasRoom = (ctx: Context, { persona, grant }: Bearer): boolean => {
  const most = grant.scopes.includes('account.fast-api-key:multiple') ? MAX_KEYS : 1
  const nowS = ctx.clock.nowMs() / 1_000
  const live = issuedKeysOf(ctx, persona.name).filter(key => key.validUntilS === 0 || key.validUntilS > nowS)
  return live.length < most
}

interface MadeKey {
  id: string
  secret: string
  name: string
  clientId: string
  wanted: readonly string[]
  createdAt: string
  validUntilS: number
}

const madeModel = ({ id, secret, name, clientId, wanted, createdAt, validUntilS }: MadeKey) => ({
  api_key: id,
  secret,
  api_key_name: name,
  created_time: createdAt,
  modified_time: createdAt,
  id: randomUUID(),
  ip_allowlist: [],
  last_used: 0,
  nonce: 0,
  nonce_window: 0,
  oauth_client: clientId,
  permissions: Object.fromEntries(Object.keys(scopeOfRight).map(right => [right, wanted.includes(right)])),
  purpose: 'standard',
  query_from: 0,
  query_to: 0,
  valid_until: validUntilS,
})

const create =
  (ctx: Context): Handler =>
  (caller, body) => {
    const { persona, grant } = caller
    const nowS = Math.floor(ctx.clock.nowMs() / 1_000)
    const name = nameOf(body)
    const validUntilS = readEnd(body, nowS)
    if (name === undefined || issuedKeysOf(ctx, persona.name).some(key => key.name === name)) {
      return invalid('api_key_name')
    }
    if (validUntilS === undefined) return invalid('valid_until')
    const wanted = wantedRights(body, caller)
    if (!Array.isArray(wanted)) return wanted
    if (!hasRoom(ctx, caller)) return refusal(400, 'EAccount:Too many API keys')
    const rights = wanted.flatMap(right => rightNames[right] ?? [])
    const made = { name, persona: persona.name, grantId: grant.id, rights, createdAtS: nowS, validUntilS }
    const { id, secret } = issueKey(ctx, made)
    const createdAt = new Date(nowS * 1_000).toISOString()
    const { clientId } = grant
    return json(200, { result: madeModel({ id, secret, name, clientId, wanted, createdAt, validUntilS }) })
  }

const remove =
  (ctx: Context): Handler =>
  ({ persona }, body) => {
    const key = issuedKeysOf(ctx, persona.name).find(({ name }) => name === nameOf(body))
    if (key === undefined) return invalid('api_key_name')
    forgetKey(ctx, key)
    return json(200, { result: true })
  }

/** Calls with an application's token: issuing keys, and reading the account's identity. */
export const fastKeyRoutes = (ctx: Context): Route[] => {
  const write = 'account.fast-api-key:write'
  return [
    ['POST', '/oauth/fast-api-key', withToken(ctx, write, create(ctx))],
    ['DELETE', '/oauth/fast-api-key', withToken(ctx, write, remove(ctx))],
    [
      'GET',
      '/oauth/userinfo',
      withToken(ctx, 'account.info:basic', ({ persona }) =>
        json(200, { result: { email: `${persona.name.toLowerCase()}@example.com`, iban: ibanOf(persona.name) } }),
      ),
    ],
  ]
}
