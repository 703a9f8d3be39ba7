import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import { binanceError, missing } from './variants.ts'

export interface Caller {
  persona: Persona
  /** Query and body together. The query takes precedence for parameters in both. */
  params: URLSearchParams
}

type Handler = (caller: Caller) => SimResponse | Promise<SimResponse>

const DEFAULT_WINDOW_MS = 5_000
const MAX_WINDOW_MS = 60_000
/** The maximum by which a timestamp may be ahead of the server. */
const MAX_AHEAD_MS = 1_000
const SIGNATURE = /(^|&)signature=([^&]*)/

const KEY_REFUSED = 'Invalid API-key, IP, or permissions for action.'

const paramsOf = (request: SimRequest): URLSearchParams => {
  const params = new URLSearchParams(request.body)
  for (const [name, value] of request.query) params.set(name, value)
  return params
}

const personaOf = (request: SimRequest): Persona | SimResponse => {
  const key = request.headers['x-mbx-apikey']
  if (typeof key !== 'string' || !/^[A-Za-z0-9]{1,64}$/.test(key))
    return binanceError(-2014, 'API-key format invalid.', 401)
  const persona = findPersona(key)
  if (persona === undefined || persona.behaviour === 'ipLocked' || persona.behaviour === 'suspended') {
    return binanceError(-2015, KEY_REFUSED, 401)
  }
  return persona
}

/** The signature covers the query and the body exactly as sent, one after the other, without the signature itself. */
const signatureProblem = (request: SimRequest): SimResponse | undefined => {
  const given = SIGNATURE.exec(request.rawQuery)?.[2] ?? SIGNATURE.exec(request.body)?.[2]
  if (given === undefined || given === '') return missing('signature')
  const signed = request.rawQuery.replace(SIGNATURE, '') + request.body.replace(SIGNATURE, '')
  const expected = createHmac('sha256', PASSWORD).update(signed).digest('hex')
  if (sameSecret(given.toLowerCase(), expected)) return undefined
  return binanceError(-1022, 'Signature for this request is not valid.')
}

const timeProblem = (nowMs: number, params: URLSearchParams): SimResponse | undefined => {
  const timestamp = params.get('timestamp') ?? ''
  if (!/^\d{10,16}$/.test(timestamp)) return missing('timestamp')
  const window = params.get('recvWindow') ?? String(DEFAULT_WINDOW_MS)
  if (!/^\d{1,9}$/.test(window)) return missing('recvWindow')
  if (Number(window) > MAX_WINDOW_MS) return binanceError(-1131, 'recvWindow must be less than 60000')
  const sentMs = Number(timestamp)
  if (sentMs >= nowMs + MAX_AHEAD_MS) {
    return binanceError(-1021, "Timestamp for this request was 1000ms ahead of the server's time.")
  }
  if (nowMs - sentMs > Number(window))
    return binanceError(-1021, 'Timestamp for this request is outside of the recvWindow.')
  return undefined
}

/** Lets a request through if its key is known, its signature valid and its time within the window. */
export const withSignature =
  (ctx: Context, handle: Handler): RouteHandler =>
  request => {
    const persona = personaOf(request)
    if ('status' in persona) return persona
    const params = paramsOf(request)
    const problem = signatureProblem(request) ?? timeProblem(ctx.clock.nowMs(), params)
    return problem ?? handle({ persona, params })
  }

/** Rejects keys without the withdraw permission. */
export const rejectReadOnly = (persona: Persona): SimResponse | undefined =>
  persona.behaviour === 'readOnlyKey' ? binanceError(-2015, KEY_REFUSED, 401) : undefined
