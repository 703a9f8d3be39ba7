import { createHash, createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { headerOf, sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import { gateError } from './answers.ts'

export interface Caller {
  persona: Persona
  request: SimRequest
  params: URLSearchParams
}

/** The maximum difference between a request's time and Gate's. */
const WINDOW_S = 60

const decoded = (query: string): string => {
  try {
    return decodeURIComponent(query)
  } catch {
    return query
  }
}

/** Method, path, unescaped query, SHA-512 of the body, and time, one per line. */
const signatureOf = (request: Pick<SimRequest, 'method' | 'path' | 'rawQuery' | 'body'>, timestamp: string) => {
  const { method, path, rawQuery, body } = request
  const digest = createHash('sha512').update(body).digest('hex')
  return createHmac('sha512', PASSWORD)
    .update([method, path, decoded(rawQuery), digest, timestamp].join('\n'))
    .digest('hex')
}

const refusalOf = (ctx: Context, request: SimRequest, persona: Persona | undefined): SimResponse | undefined => {
  const timestamp = headerOf(request, 'timestamp')
  if (persona === undefined) return gateError(401, 'INVALID_KEY', 'Invalid key provided')
  if (!/^\d{10}$/.test(timestamp))
    return gateError(400, 'MISSING_REQUIRED_HEADER', 'Missing required header: Timestamp')
  const gapS = Math.abs(Math.floor(ctx.clock.nowMs() / 1_000) - Number(timestamp))
  if (gapS > WINDOW_S) {
    return gateError(403, 'REQUEST_EXPIRED', `gap between request Timestamp and server time exceeds ${WINDOW_S}`)
  }
  if (!sameSecret(headerOf(request, 'sign').toLowerCase(), signatureOf(request, timestamp))) {
    return gateError(401, 'INVALID_SIGNATURE', 'Signature mismatch')
  }
  if (persona.behaviour === 'ipLocked') return gateError(403, 'IP_FORBIDDEN', 'Request IP not in whitelist: 127.0.0.1')
  return persona.behaviour === 'suspended' ? gateError(403, 'ACCOUNT_LOCKED', 'Account is locked') : undefined
}

/** Lets a request through if its key is known, its time within the window and its signature valid. */
export const withSignature =
  (ctx: Context, handle: (caller: Caller) => SimResponse): RouteHandler =>
  request => {
    const persona = findPersona(headerOf(request, 'key'))
    const refusal = refusalOf(ctx, request, persona)
    if (refusal !== undefined || persona === undefined) return refusal ?? gateError(401, 'INVALID_KEY', '')
    return handle({ persona, request, params: request.query })
  }
