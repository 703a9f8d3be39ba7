import { createHmac } from 'node:crypto'
import type { Context } from '../context.ts'
import { findPersona, PASSWORD, type Persona } from '../data/personas.ts'
import type { RouteHandler } from '../http/route.ts'
import { headerOf, sameSecret, type SimRequest, type SimResponse } from '../http/types.ts'
import { bybitError } from './errors.ts'

export interface Caller {
  persona: Persona
  request: SimRequest
  /** Query parameters. */
  params: URLSearchParams
}

type Handler = (caller: Caller) => SimResponse | Promise<SimResponse>

/** The maximum by which a timestamp may be ahead of the server. */
const MAX_AHEAD_MS = 1_000
const DEFAULT_WINDOW_MS = '5000'

const personaOf = (ctx: Context, key: string): Persona | SimResponse => {
  const persona = findPersona(key)
  if (persona === undefined) return bybitError(ctx, 10003, 'API key is invalid.')
  if (persona.behaviour === 'ipLocked') {
    return bybitError(ctx, 10010, "Unmatched IP, please check your API key's bound IP addresses.")
  }
  if (persona.behaviour === 'suspended') return bybitError(ctx, 10008, 'Common banned, please check your account mode')
  return persona
}

/** `server_time - recv_window <= timestamp < server_time + 1000`. */
const timeProblem = (ctx: Context, timestamp: string, window: string): SimResponse | undefined => {
  const nowMs = ctx.clock.nowMs()
  const inTime =
    /^\d{13}$/.test(timestamp) &&
    /^\d{1,9}$/.test(window) &&
    nowMs - Number(window) <= Number(timestamp) &&
    Number(timestamp) < nowMs + MAX_AHEAD_MS
  if (inTime) return undefined
  const reported = `req_timestamp[${timestamp}],server_timestamp[${nowMs}],recv_window[${window}]`
  return bybitError(ctx, 10002, `invalid request, please check your server timestamp or recv_window param. ${reported}`)
}

/** Lets a request through if its key is known, its time within the window and its signature valid. */
export const withSignature =
  (ctx: Context, handle: Handler): RouteHandler =>
  request => {
    const key = headerOf(request, 'x-bapi-api-key')
    const timestamp = headerOf(request, 'x-bapi-timestamp')
    const givenWindow = headerOf(request, 'x-bapi-recv-window')
    const persona = personaOf(ctx, key)
    if ('status' in persona) return persona
    const problem = timeProblem(ctx, timestamp, givenWindow || DEFAULT_WINDOW_MS)
    if (problem !== undefined) return problem
    const payload = request.method === 'GET' ? request.rawQuery : request.body
    const signed = `${timestamp}${key}${givenWindow}${payload}`
    const expected = createHmac('sha256', PASSWORD).update(signed).digest('hex')
    if (!sameSecret(headerOf(request, 'x-bapi-sign').toLowerCase(), expected)) {
      return bybitError(ctx, 10004, 'error sign! please check your signature generation algorithm.')
    }
    return handle({ persona, request, params: request.query })
  }
