import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { headerOf, sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import { gatewayError } from './errors.ts'

export interface Caller {
  persona: Persona
  request: SimRequest
  /** Query parameters. */
  params: URLSearchParams
  /** Path parameters. */
  path: readonly string[]
}

type Handler = (caller: Caller) => SimResponse | Promise<SimResponse>

/** The maximum difference of a timestamp from the server's time, in both directions. */
const WINDOW_MS = 5_000

const signed = (text: string): string => createHmac('sha256', PASSWORD).update(text).digest('base64')

/** KuCoin signs the unencoded address. */
const endpointOf = ({ path, rawQuery }: SimRequest): string => {
  const text = `${path}${rawQuery === '' ? '' : `?${rawQuery}`}`
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const personaOf = (key: string): Persona | SimResponse => {
  const persona = findPersona(key)
  if (persona === undefined) return gatewayError('400003', 'KC-API-KEY does not exist.')
  if (persona.behaviour === 'ipLocked') {
    return gatewayError('400006', 'Invalid request IP, the current client IP is: 127.0.0.1.')
  }
  if (persona.behaviour === 'suspended') return gatewayError('411100', 'User are frozen.')
  return persona
}

const signatureProblem = (ctx: Context, request: SimRequest): SimResponse | undefined => {
  const header = (name: string) => headerOf(request, `kc-api-${name}`)
  const timestamp = header('timestamp')
  if (!/^\d{13}$/.test(timestamp) || Math.abs(ctx.clock.nowMs() - Number(timestamp)) > WINDOW_MS) {
    return gatewayError('400002', 'Invalid KC-API-TIMESTAMP.')
  }
  if (!['2', '3'].includes(header('key-version'))) return gatewayError('400009', 'Invalid KC-API-KEY-VERSION.')
  const text = `${timestamp}${request.method}${endpointOf(request)}${request.body}`
  if (!sameSecret(header('sign'), signed(text))) return gatewayError('400005', 'Invalid KC-API-SIGN.')
  return sameSecret(header('passphrase'), signed(PASSWORD))
    ? undefined
    : gatewayError('400004', 'Invalid KC-API-PASSPHRASE.')
}

/** Lets a request through if its key is known, its time within the window, and its signature and passphrase valid. */
export const withSignature =
  (ctx: Context, handle: Handler): RouteHandler =>
  (request, path) => {
    const names = ['key', 'sign', 'timestamp', 'passphrase']
    if (names.some(name => headerOf(request, `kc-api-${name}`) === '')) {
      const list = names.map(name => `KC-API-${name.toUpperCase()}`).join(', ')
      return gatewayError('400001', `Please check the header of your request for ${list}`)
    }
    const persona = personaOf(headerOf(request, 'kc-api-key'))
    if ('status' in persona) return persona
    return signatureProblem(ctx, request) ?? handle({ persona, request, params: request.query, path })
  }
