import { setTimeout as sleep } from 'node:timers/promises'

import { readAnswer } from './readAnswer.ts'
import { retryDelayMs } from './retryDelayMs.ts'
import { RialtoApiError, RialtoConnectionError } from './rialtoErrors.ts'

export interface RialtoOptions {
  /** Address of the API, such as `https://rialto.example.com`. */
  baseUrl: string
  clientId: string
  /** The API key. Keep it on your server: a page must never hold it. */
  clientSecret: string
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch
  /** Time limit of one attempt, its answer included, in milliseconds. Default 15,000. */
  timeoutMs?: number
  /** Delay between attempts. Default: a timer. */
  sleep?: (ms: number) => Promise<unknown>
}

interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path below `/api/v1`. */
  path: string
  query?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
  /** A write with a lost answer may have taken effect: it is sent again only with a key. */
  isRead: boolean
  /** Identifies the write: the server executes it once, however often it arrives. */
  idempotencyKey?: string
}

/**
 * `Content` is the response type in the operation's contract. A response of another shape is a defect of the server and
 * is not checked here.
 */
export type Send = <Content>(call: Call) => Promise<Content>

/** `fetch` quotes invalid header values in its error, which would put a secret into a log. */
const headerText = /^[\x21-\x7e]{1,1000}$/

/** @throws TypeError naming the invalid option. */
export const createSend = (options: RialtoOptions): Send => {
  const root = readBaseUrl(options.baseUrl)
  for (const name of ['clientId', 'clientSecret'] as const)
    if (!headerText.test(options[name] ?? '')) throw new TypeError(`${name} must be valid as a header value`)
  const wait = options.sleep ?? (ms => sleep(ms))
  return async <Content>(call: Call) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await sendOnce(root, options, call)) as Content
      } catch (error) {
        const delayMs =
          call.isRead || call.idempotencyKey !== undefined ? retryDelayMs(error, attempt, Math.random()) : undefined
        if (delayMs === undefined) throw error
        await wait(delayMs)
      }
    }
  }
}

const readBaseUrl = (baseUrl: string): string => {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new TypeError('baseUrl must be a URL such as https://rialto.example.com')
  return `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/i, '')}/api/v1`
}

const sendOnce = async (root: string, options: RialtoOptions, call: Call): Promise<unknown> => {
  const { fetch: send = fetch, timeoutMs = 15_000 } = options
  const what = `${call.method} /api/v1${call.path}`
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  try {
    const response = await send(`${root}${call.path}${queryText(call.query)}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        'x-client-id': options.clientId,
        'x-client-secret': options.clientSecret,
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      // A redirect would send the secret to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await readAnswer(what, response, Date.now())
  } catch (error) {
    throw explain(error, what, timeoutMs)
  }
}

const explain = (error: unknown, what: string, timeoutMs: number): unknown => {
  if (error instanceof RialtoApiError || error instanceof RialtoConnectionError) return error
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  const reason = timedOut ? `no response within ${timeoutMs} ms` : noResponse(error)
  return new RialtoConnectionError(`${what}: ${reason}`, { cause: error })
}

const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^ECONNREFUSED$/, 'connection refused'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'the host name could not be resolved'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the connection was closed before the response'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'the connection timed out'],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, 'the host could not be reached'],
  [/CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|SIGNATURE/, 'TLS failed'],
]

/** The reason by the code of `fetch`'s error, which it hides in `cause`. */
const noResponse = (error: unknown): string => {
  const code = codeOf(error)
  const known = reasons.find(([pattern]) => code !== undefined && pattern.test(code))
  return code === undefined ? 'no response' : `${known?.[1] ?? 'no response'} (${code})`
}

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error instanceof AggregateError ? error.errors[0] : error.cause)
}

const queryText = (query: Call['query'] = {}): string => {
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter(item => item !== undefined && item !== null)
        .map((item): [string, string] => [name, String(item)]),
    ),
  ).toString()
  return text === '' ? '' : `?${text}`
}
