import type { Context } from '../context.ts'
import type { Persona } from '../data/personas.ts'
import type { Route } from '../http/route.ts'
import { headerOf, readJsonObject, type SimRequest, type SimResponse } from '../http/types.ts'
import { bearerOf } from '../oauth/bearerOf.ts'
import { geminiError } from './errors.ts'
import { personaOfKey, type Role, rolesOf } from './keys.ts'

export interface Caller {
  persona: Persona
  /** Members of the payload. */
  params: Readonly<Record<string, unknown>>
}

type Handler = (caller: Caller, segments: readonly string[]) => SimResponse | Promise<SimResponse>

/** Requirements: one of the roles for a key, the scope for a token. */
interface Right {
  roles: readonly Role[]
  scope: string
}

const all: readonly Role[] = ['Auditor', 'FundManager', 'Trader']
const maker: readonly Role[] = ['FundManager']

export const rights = {
  account: { roles: all, scope: 'account:read' },
  balances: { roles: all, scope: 'balances:read' },
  networks: { roles: ['Auditor', 'FundManager'], scope: 'account:read' },
  addresses: { roles: all, scope: 'addresses:read' },
  newAddress: { roles: maker, scope: 'addresses:create' },
  approve: { roles: maker, scope: 'account:read' },
  history: { roles: all, scope: 'history:read' },
  send: { roles: maker, scope: 'crypto:send' },
} satisfies Readonly<Record<string, Right>>

const tokenWords = {
  missing: 'No access token was given',
  unknown: 'The access token is invalid',
  revoked: 'The access token has been revoked',
  expired: 'The access token has expired',
} as const

const byToken = (ctx: Context, request: SimRequest, { scope }: Right): Persona | SimResponse => {
  const bearer = bearerOf(ctx, 'gemini', request)
  if (typeof bearer === 'string') return geminiError(401, 'InvalidAccessToken', tokenWords[bearer])
  return bearer.grant.scopes.includes(scope)
    ? bearer.persona
    : geminiError(403, 'MissingRole', `To access this endpoint, the access token needs the scope ${scope}`)
}

const byKey = (ctx: Context, request: SimRequest, nonce: unknown, { roles }: Right): Persona | SimResponse => {
  const persona = personaOfKey(ctx, request, nonce)
  if ('status' in persona) return persona
  const own = rolesOf(persona)
  if (persona.behaviour === 'suspended') return geminiError(403, 'AccountClosed', 'Account is closed')
  if (own.some(role => roles.includes(role))) return persona
  const message = `To access this endpoint, you need to log in to the website and go to the settings page to assign one of these roles [${roles.join(', ')}] to API key ${persona.name} which currently has roles [${own.join(', ')}]`
  return geminiError(403, 'MissingRole', message)
}

/** The payload: a JSON object in base64, in a header, which names its path. */
const readPayload = (request: SimRequest): Pick<Caller, 'params'> | { refusal: SimResponse } => {
  const payload = headerOf(request, 'x-gemini-payload')
  const reject = (reason: string, message = reason) => ({ refusal: geminiError(400, reason, message) })
  if (payload === '') return reject('MissingPayloadHeader', "Must provide 'X-GEMINI-PAYLOAD' header")
  const params = readJsonObject(Buffer.from(payload, 'base64').toString('utf8'))
  if (params === undefined) return reject('InvalidJson')
  return params['request'] === request.path ? { params } : reject('EndpointMismatch')
}

/** A private call, authorized by a key or by a token. */
export const privateRoute = (
  ctx: Context,
  method: 'GET' | 'POST',
  path: string,
  right: Right,
  handle: Handler,
): Route => [
  method,
  path,
  (request, segments) => {
    const isToken = headerOf(request, 'authorization') !== ''
    if (!isToken && headerOf(request, 'x-gemini-apikey') === '') {
      return geminiError(401, 'MissingSecurityHeaders', 'Security headers are missing')
    }
    const read = readPayload(request)
    if ('refusal' in read) return read.refusal
    const { params } = read
    const persona = isToken ? byToken(ctx, request, right) : byKey(ctx, request, params['nonce'], right)
    return 'status' in persona ? persona : handle({ persona, params }, segments)
  },
]
