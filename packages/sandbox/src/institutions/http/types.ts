import type { IncomingHttpHeaders } from 'node:http'

/** A request as the simulators see it: read whole, host and path settled. */
export interface SimRequest {
  method: string
  host: string
  path: string
  /** Without the question mark, exactly as sent: signatures cover it. */
  rawQuery: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
  /** What stands before `path` in the browser's address: empty, or `/~login.coinbase.com`. */
  prefix: string
}

export interface SimResponse {
  status: number
  headers?: Readonly<Record<string, string>>
  body: string
}

export type SimHandler = (request: SimRequest) => SimResponse | Promise<SimResponse>

export const json = (status: number, value: unknown, headers?: Readonly<Record<string, string>>): SimResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(value),
})
