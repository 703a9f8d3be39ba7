import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Outcome of one relayed delivery. */
export interface RelayedDelivery {
  eventId: string
  eventType: string
  /** Id of the event's transfer, account of a connection, or Link session. Undefined if it has none. */
  subject: string | undefined
  /** HTTP status of the response. Undefined without a response. */
  status?: number
  error?: string
  durationMs: number
}

interface RelayHttp {
  request(request: {
    method: 'POST'
    url: string
    headers: Readonly<Record<string, string>>
    body: string
    timeoutMs: number
  }): Promise<{ status: number }>
}

export interface WebhookRelay {
  /** URL for deliveries. */
  url: string
  stop(): Promise<void>
}

/** Shorter than a server's own timeout, so that its next attempt starts after this one has ended. */
const timeoutMs = 18_000
const maxBodyBytes = 1024 * 1024

/**
 * A webhook endpoint on this machine that relays every delivery unchanged, signatures included, and returns the
 * response. The server's own schedule repeats rejected deliveries. A missing response becomes a 502.
 */
export const startWebhookRelay = async (
  http: RelayHttp,
  forwardTo: string,
  report: (delivery: RelayedDelivery) => void,
): Promise<WebhookRelay> => {
  const passOn = async (headers: IncomingHttpHeaders, body: string, response: ServerResponse) => {
    const start = performance.now()
    const described = describe(body)
    const answer: { status?: number; error?: string } = await http
      .request({ method: 'POST', url: forwardTo, headers: ownHeaders(headers), body, timeoutMs })
      .then(({ status }) => ({ status }))
      .catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }))
    report({ ...described, ...answer, durationMs: Math.round(performance.now() - start) })
    response.writeHead(answer.status ?? 502).end()
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBodyBytes) chunks.push(chunk)
    })
    request.on('end', () => {
      if (request.method !== 'POST' || bytes > maxBodyBytes) return void response.writeHead(400).end()
      void passOn(request.headers, Buffer.concat(chunks).toString('utf8'), response)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Headers of the connection, which are set anew. */
const ofConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'expect'])

const ownHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofConnection.has(name))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  )

const describe = (body: string): Pick<RelayedDelivery, 'eventId' | 'eventType' | 'subject'> => {
  const event = parse(body)
  const text = (name: string): string | undefined => {
    const value = event[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    eventId: text('EventId') ?? '-',
    eventType: text('EventType') ?? 'unknown event',
    subject: text('TransferId') ?? text('AccountId') ?? text('SessionId') ?? text('EndpointId'),
  }
}

const parse = (body: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
