import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import { type Auth, authOf } from './authOf.ts'
import type { NonceBook } from './createNonceBook.ts'
import { authError } from './errors.ts'

export interface Caller {
  persona: Persona
  /** Members of the form in the body. */
  form: URLSearchParams
  /** Segments of the path. */
  segments: readonly string[]
}

type Handler = (caller: Caller) => SimResponse | Promise<SimResponse>

/** The maximum difference of a timestamp from the server's time. */
const WINDOW_MS = 150_000
const FORM = 'application/x-www-form-urlencoded'
const UUID = /^[0-9a-f-]{36}$/

const headerProblem = ({ key, signature, nonce, timestamp, version }: Auth): SimResponse | undefined => {
  if (key === '') return authError('API0012', 'X-Auth header is required')
  if (signature === '') return authError('API0013', 'X-Auth-Signature header is required')
  if (nonce === '') return authError('API0014', 'X-Auth-Nonce header is required')
  if (timestamp === '') return authError('API0015', 'X-Auth-Timestamp header is required')
  return version === 'v2' ? undefined : authError('API0010', 'Invalid version')
}

/** A body needs the content type of a form, and a request without a body must have none. */
const contentProblem = ({ body, headers }: SimRequest): SimResponse | undefined => {
  const type = headers['content-type']
  if (body === '') {
    return type === undefined ? undefined : authError('API0020', 'Content-Type header should not be present')
  }
  return type === FORM ? undefined : authError('API0019', 'Content-Type header is not accepted')
}

const timeProblem = (nowMs: number, timestamp: string): SimResponse | undefined => {
  if (!/^\d{13}$/.test(timestamp)) return authError('API0018', 'X-Auth-Timestamp header is invalid')
  return Math.abs(nowMs - Number(timestamp)) > WINDOW_MS
    ? authError('API0017', 'X-Auth-Timestamp header is out of boundaries')
    : undefined
}

const personaOf = (key: string): Persona | SimResponse => {
  const persona = findPersona(key)
  if (persona === undefined) return authError('API0001', 'API key not found')
  if (persona.behaviour === 'ipLocked') return authError('API0002', 'IP address not allowed')
  return persona.behaviour === 'suspended' ? authError('API0006', 'Your account is frozen') : persona
}

const signatureOf = (request: SimRequest, { key, nonce, timestamp, version }: Auth): string => {
  const type = request.body === '' ? '' : FORM
  const call = `BITSTAMP ${key}${request.method}${request.host}${request.path}${request.rawQuery}${type}`
  return createHmac('sha256', PASSWORD).update(`${call}${nonce}${timestamp}${version}${request.body}`).digest('hex')
}

/**
 * Lets a request through if its key is known, its time within the window, its nonce new and its signature, which
 * includes the host, valid.
 */
export const withSignature =
  (ctx: Context, nonces: NonceBook, handle: Handler): RouteHandler =>
  (request, segments) => {
    const auth = authOf(request)
    const nowMs = ctx.clock.nowMs()
    const problem = headerProblem(auth) ?? contentProblem(request) ?? timeProblem(nowMs, auth.timestamp)
    if (problem !== undefined) return problem
    const persona = personaOf(auth.key)
    if ('status' in persona) return persona
    if (!sameSecret(auth.signature.toLowerCase(), signatureOf(request, auth))) {
      return authError('API0005', 'Invalid signature')
    }
    if (!UUID.test(auth.nonce) || !nonces.take(auth.key, auth.nonce, nowMs))
      return authError('API0004', 'Invalid nonce')
    return handle({ persona, form: new URLSearchParams(request.body), segments })
  }
