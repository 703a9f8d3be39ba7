import { createHash, createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { ONE_TIME_CODES, type Persona } from '../data/personas.ts'
import type { Route, RouteHandler } from '../http/route.ts'
import { headerOf, sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import { createKeyValueStore } from '../state/createKeyValueStore.ts'
import { findKey, type Key, type Right } from './keys.ts'
import { krakenError } from './assetCodes.ts'

export interface Caller {
  persona: Persona
  key: Key
  params: URLSearchParams
}

type Handler = (caller: Caller) => SimResponse | Promise<SimResponse>

const signatureOf = (path: string, nonce: string, body: string, secret: Uint8Array): string =>
  createHmac('sha512', secret)
    .update(path)
    .update(createHash('sha256').update(`${nonce}${body}`).digest())
    .digest('base64')

const refusalOf = (ctx: Context, request: SimRequest, key: Key): SimResponse | undefined => {
  const nonce = new URLSearchParams(request.body).get('nonce') ?? ''
  const expected = signatureOf(request.path, nonce, request.body, key.secret)
  if (!sameSecret(headerOf(request, 'api-sign'), expected)) return krakenError('EAPI:Invalid signature')
  if (!/^\d{1,19}$/.test(nonce)) return krakenError('EAPI:Invalid nonce')
  const records = createKeyValueStore(ctx.store, 'kraken')
  const last = records.get(`nonce/${key.id}`)
  if (typeof last === 'string' && BigInt(nonce) <= BigInt(last)) return krakenError('EAPI:Invalid nonce')
  records.set(`nonce/${key.id}`, nonce)
  return key.persona.behaviour === 'suspended' ? krakenError('EAuth:Account temporary disabled') : undefined
}

type Permission = 'none' | Right

/** Lets a call through if its key is known, its signature valid, its nonce new and its permission granted. */
const withKey =
  (ctx: Context, permission: Permission, handle: Handler): RouteHandler =>
  request => {
    const key = findKey(ctx, headerOf(request, 'api-key'))
    if (key === undefined) return krakenError('EAPI:Invalid key')
    const refusal = refusalOf(ctx, request, key)
    if (refusal !== undefined) return refusal
    if (permission !== 'none' && !key.rights.includes(permission)) return krakenError('EGeneral:Permission denied')
    return handle({ persona: key.persona, key, params: new URLSearchParams(request.body) })
  }

/** A private method. */
export const privateRoute = (ctx: Context, method: string, permission: Permission, handle: Handler): Route => [
  'POST',
  `/0/private/${method}`,
  withKey(ctx, permission, handle),
]

/** For a key with a second factor. Kraken reports a missing or wrong code as an invalid signature. */
export const rejectWithoutCode = ({ persona, key, params }: Caller): SimResponse | undefined =>
  !key.isIssued && persona.behaviour === 'mfaTotp' && params.get('otp') !== ONE_TIME_CODES.valid
    ? krakenError('EAPI:Invalid signature')
    : undefined
