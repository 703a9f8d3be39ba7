import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ProviderRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  /** Parsed; `undefined` without one. */
  body: unknown
}

export interface ProviderAnswer {
  status?: number
  /** A string is sent unchanged. */
  body: unknown
  headers?: Record<string, string>
}

/** Faults of a response in transit. */
export type WireFault =
  | 'hang'
  | 'reset'
  | 'status500'
  | 'status503'
  | 'rateLimit'
  | 'html200'
  | 'empty200'
  | 'truncated'
  | 'redirect'
  | 'slow'

export interface ProviderServer {
  origin: string
  requests: ProviderRequest[]
  /** For the next `times` requests to this path. */
  fault(fault: WireFault, path: string, times?: number): void
  clearFaults(): void
  stop(): Promise<void>
}

const textOf = ({ body }: ProviderAnswer): string => (typeof body === 'string' ? body : JSON.stringify(body))

const send = (response: ServerResponse, { status = 200, headers = {}, ...answer }: ProviderAnswer): void => {
  const text = textOf(answer)
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(text)
}

const spoilt: Record<WireFault, (response: ServerResponse, answer: ProviderAnswer) => void> = {
  hang: () => undefined,
  reset: response => response.socket?.destroy(),
  status500: response => send(response, { status: 500, body: 'oops' }),
  status503: response => send(response, { status: 503, body: { message: 'maintenance' } }),
  rateLimit: response => send(response, { status: 429, body: { message: 'slow' }, headers: { 'retry-after': '7' } }),
  html200: response => send(response, { body: '<!doctype html><h1>Maintenance</h1>' }),
  empty200: response => send(response, { body: {} }),
  truncated: (response, answer) => {
    const text = textOf(answer)
    response.writeHead(200, { 'content-length': String(Buffer.byteLength(text)) })
    response.write(text.slice(0, Math.floor(text.length / 2)), () => response.socket?.destroy())
  },
  redirect: response => send(response, { status: 302, body: '', headers: { location: 'https://elsewhere.example/' } }),
  slow: (response, answer) => void setTimeout(() => send(response, answer), 60),
}

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length === 0 ? undefined : (JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown)
}

/** A provider's API on a local port, with configured responses and faults on demand. */
export const startProviderServer = async (
  answer: (request: ProviderRequest) => ProviderAnswer,
): Promise<ProviderServer> => {
  const requests: ProviderRequest[] = []
  let faults: { fault: WireFault; path: string; times: number }[] = []

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(incoming.url ?? '/', 'http://provider.test')
    const request: ProviderRequest = {
      method: incoming.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      body: await readBody(incoming),
    }
    requests.push(request)
    const active = faults.find(({ path, times }) => path === request.path && times > 0)
    if (active === undefined) return send(response, answer(request))
    active.times -= 1
    spoilt[active.fault](response, answer(request))
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => send(response, { status: 599, body: String(error) }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fault: (fault, path, times = 1_000) => void faults.push({ fault, path, times }),
    clearFaults: () => void (faults = []),
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
