import type { IncomingHttpHeaders } from 'node:http'
import { createHash, timingSafeEqual } from 'node:crypto'

/** A JSON object, or `undefined` for anything else. */
export const readJsonObject = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return value as Record<string, unknown>
  } catch {
    return undefined
  }
}

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Compares secrets of any length in constant time. */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())

/** A UUID derived from a name, for ids that the simulators need not store. */
export const stableUuid = (name: string): string => {
  const hex = sha256Hex(name)
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A request in the simulators' form: read completely, with its host and path. */
export interface SimRequest {
  method: string
  host: string
  path: string
  /** Without the question mark, exactly as sent, because signatures cover it. */
  rawQuery: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
  /** Prefix of `path` in the browser's address: empty, or `/~login.coinbase.com`. */
  prefix: string
}

/** A header's text. Empty if it is absent or repeated. */
export const headerOf = ({ headers }: Pick<SimRequest, 'headers'>, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
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
