import { type EgressRequest, type EgressResponse, EgressError } from './egress.ts'

interface FetchInit {
  method?: string
  headers?: unknown
  body?: unknown
  signal?: AbortSignal
}

const methods: readonly EgressRequest['method'][] = ['GET', 'POST', 'PUT', 'DELETE']
const statusesWithoutBody = new Set([204, 205, 304])

const denied = (message: string): EgressError => new EgressError('denied', message, false)

const methodOf = (given: string | undefined): EgressRequest['method'] => {
  const method = methods.find(known => known === (given ?? 'GET').toUpperCase())
  if (method === undefined) throw denied('method not allowed')
  return method
}

const headersOf = (given: unknown): Record<string, string> => {
  try {
    return Object.fromEntries(new Headers(given as ConstructorParameters<typeof Headers>[0]))
  } catch {
    throw denied('malformed header')
  }
}

const bodyOf = (given: unknown): { body?: string; headers?: Record<string, string> } => {
  if (given === undefined || given === null) return {}
  if (typeof given === 'string') return { body: given }
  if (given instanceof URLSearchParams)
    return { body: given.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } }
  throw denied('only text bodies')
}

const responseOf = ({ status, headers, text }: EgressResponse): Response => {
  if (status > 599) throw new EgressError('reset', 'status out of range', true)
  return new Response(statusesWithoutBody.has(status) ? null : text, { status, headers: { ...headers } })
}

/**
 * The interface of `fetch` over `send`: text bodies, no redirects, and `EgressError` where fetch throws `TypeError`.
 */
export const fetchFace =
  (send: (request: EgressRequest, signal: AbortSignal | undefined) => Promise<EgressResponse>) =>
  async (url: string | URL, init: FetchInit = {}): Promise<Response> => {
    const { body, headers } = bodyOf(init.body)
    const request: EgressRequest = {
      method: methodOf(init.method),
      url: url.toString(),
      headers: { ...headers, ...headersOf(init.headers) },
      ...(body === undefined ? {} : { body }),
    }
    return responseOf(await send(request, init.signal))
  }
