import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../context.ts'
import type { InstitutionName } from '../data/networks.ts'
import type { Faults } from '../http/createFaults.ts'
import type { RequestLog } from '../http/createRequestLog.ts'
import type { Route } from '../http/route.ts'
import { json, readJsonObject, type SimRequest, type SimResponse } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'
import type { Health } from './createHealth.ts'

export interface ControlContext extends Context {
  faults: Faults
  requests: RequestLog
  health: Health
  hosts: readonly string[]
  /** The institution of each host. */
  hosted: readonly { host: string; institution: InstitutionName }[]
  simulators: readonly Simulator[]
  /** Persists the clock's offset. */
  advanceClock(ms: number): void
  /** Advances everything that is due as far as possible. */
  settle(): Promise<void>
  /** Routes of Bitcoin, Tron, the XRP Ledger and a bridge. */
  moreRoutes: readonly Route[]
  /** The configured address of the listener. */
  ownAddress: string
  authorizeControl: (headers: IncomingHttpHeaders) => boolean
}

export const problem = (status: number, message: string): SimResponse => json(status, { error: message })

/** Reads the JSON body for a handler, and refuses all other values than objects. */
export const withBody =
  (
    handle: (body: Readonly<Record<string, unknown>>, params: readonly string[]) => SimResponse | Promise<SimResponse>,
  ) =>
  (request: SimRequest, params: readonly string[]): SimResponse | Promise<SimResponse> => {
    const body = request.body === '' ? {} : readJsonObject(request.body)
    return body === undefined ? problem(400, 'The body is not a JSON object') : handle(body, params)
  }
