import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { headerOf, sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import { okxError } from './answers.ts'

export interface Caller {
  persona: Persona
  request: SimRequest
  /** Query parameters. */
  params: URLSearchParams
}

type Handler = (caller: Caller) => SimResponse | Promise<SimResponse>

/** The maximum difference of a request's time from the server's. */
const WINDOW_MS = 30_000
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const HEADERS = [
  ['ok-access-key', '50103'],
  ['ok-access-passphrase', '50104'],
  ['ok-access-sign', '50106'],
  ['ok-access-timestamp', '50107'],
] as const

const refused = (code: string, msg: string): SimResponse => okxError(code, msg, 401)

const headerProblem = (request: SimRequest): SimResponse | undefined => {
  const missing = HEADERS.find(([name]) => headerOf(request, name) === '')
  if (missing === undefined) return undefined
  const [name, code] = missing
  return refused(code, `Request header "${name.toUpperCase()}" cannot be empty.`)
}

const timeProblem = (ctx: Context, time: string): SimResponse | undefined => {
  if (!ISO.test(time) || Number.isNaN(Date.parse(time))) return refused('50112', 'Invalid OK-ACCESS-TIMESTAMP.')
  return Math.abs(ctx.clock.nowMs() - Date.parse(time)) > WINDOW_MS
    ? refused('50102', 'Timestamp request expired.')
    : undefined
}

/** The signature covers time, method, path with query, and body, exactly as sent. */
const signatureProblem = (request: SimRequest): SimResponse | undefined => {
  const path = request.rawQuery === '' ? request.path : `${request.path}?${request.rawQuery}`
  const signed = `${headerOf(request, 'ok-access-timestamp')}${request.method}${path}${request.body}`
  const expected = createHmac('sha256', PASSWORD).update(signed).digest('base64')
  return sameSecret(headerOf(request, 'ok-access-sign'), expected) ? undefined : refused('50113', 'Invalid signature.')
}

const personaProblem = ({ behaviour }: Persona): SimResponse | undefined => {
  if (behaviour === 'ipLocked') {
    return refused('50110', "Your IP 127.0.0.1 is not included in your API key's IP whitelist.")
  }
  return behaviour === 'suspended' ? okxError('50007', 'User blocked.') : undefined
}

/**
 * Lets a request through if its headers are complete, its time within the window, its key known, and its passphrase and
 * signature valid.
 */
export const withSignature =
  (ctx: Context, handle: Handler): RouteHandler =>
  request => {
    const early = headerProblem(request) ?? timeProblem(ctx, headerOf(request, 'ok-access-timestamp'))
    if (early !== undefined) return early
    const persona = findPersona(headerOf(request, 'ok-access-key'))
    if (persona === undefined) return refused('50111', 'Invalid OK-ACCESS-KEY.')
    if (!sameSecret(headerOf(request, 'ok-access-passphrase'), PASSWORD)) {
      return refused('50105', 'Request header "OK-ACCESS-PASSPHRASE" incorrect.')
    }
    const problem = signatureProblem(request) ?? personaProblem(persona)
    return problem ?? handle({ persona, request, params: request.query })
  }
