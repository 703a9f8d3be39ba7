import { createHash, createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, ONE_TIME_CODES, PASSWORD, type Persona } from '../data/personas.ts'
import { sameSecret } from '../http/hashes.ts'
import type { Route, RouteHandler } from '../http/route.ts'
import type { SimRequest, SimResponse } from '../http/types.ts'
import { createShelf } from '../state/createShelf.ts'
import { krakenError } from './answers.ts'

export interface Caller {
  persona: Persona
  params: URLSearchParams
}

type Handler = (caller: Caller) => SimResponse | Promise<SimResponse>

/** The password, as if it were base64: every secret of Kraken's is. */
const secret = Buffer.from(PASSWORD, 'base64')

export const signatureOf = (path: string, nonce: string, body: string, key: Uint8Array = secret): string =>
  createHmac('sha512', key)
    .update(path)
    .update(createHash('sha256').update(`${nonce}${body}`).digest())
    .digest('base64')

const headerOf = (request: SimRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

const refusalOf = (ctx: Context, request: SimRequest, persona: Persona | undefined): SimResponse | undefined => {
  if (persona === undefined || persona.behaviour === 'ipLocked') return krakenError('EAPI:Invalid key')
  const nonce = new URLSearchParams(request.body).get('nonce') ?? ''
  const expected = signatureOf(request.path, nonce, request.body)
  if (!sameSecret(headerOf(request, 'api-sign'), expected)) return krakenError('EAPI:Invalid signature')
  if (!/^\d{1,19}$/.test(nonce)) return krakenError('EAPI:Invalid nonce')
  const shelf = createShelf(ctx.store, 'kraken')
  const last = shelf.get(`nonce/${persona.name}`)
  if (typeof last === 'string' && BigInt(nonce) <= BigInt(last)) return krakenError('EAPI:Invalid nonce')
  shelf.set(`nonce/${persona.name}`, nonce)
  return persona.behaviour === 'suspended' ? krakenError('EAuth:Account temporary disabled') : undefined
}

export type Permission = 'none' | 'query-funds' | 'withdraw-funds'

export const permissionsOf = ({ behaviour }: Persona): readonly string[] =>
  behaviour === 'readOnlyKey' ? ['query-funds'] : ['query-funds', 'withdraw-funds']

/** Lets a call through when its key is known, its signature right, its nonce new and its permission given. */
const withKey =
  (ctx: Context, permission: Permission, handle: Handler): RouteHandler =>
  request => {
    const persona = findPersona(headerOf(request, 'api-key'))
    const refusal = refusalOf(ctx, request, persona)
    if (refusal !== undefined || persona === undefined) return refusal ?? krakenError('EAPI:Invalid key')
    if (permission !== 'none' && !permissionsOf(persona).includes(permission)) {
      return krakenError('EGeneral:Permission denied')
    }
    return handle({ persona, params: new URLSearchParams(request.body) })
  }

/** One private method. */
export const privateRoute = (ctx: Context, method: string, permission: Permission, handle: Handler): Route => [
  'POST',
  `/0/private/${method}`,
  withKey(ctx, permission, handle),
]

/** A key with a factor of its own. Kraken says of a missing or wrong code only that the signature is wrong. */
export const refuseWithoutCode = ({ persona, params }: Caller): SimResponse | undefined =>
  persona.behaviour === 'mfaTotp' && params.get('otp') !== ONE_TIME_CODES.valid
    ? krakenError('EAPI:Invalid signature')
    : undefined
