import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as OTLP has it in JSON, its attributes by name. */
export interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  attributes: Readonly<Record<string, unknown>>
}

export interface TraceReceiver {
  env: Record<string, string>
  /** The received spans of one trace. */
  trace(traceId: string): ReceivedSpan[]
  /** Everything that was received, as it came. */
  text(): string
  stop(): Promise<void>
}

interface OtlpRequest {
  resourceSpans: { scopeSpans: { spans: (ReceivedSpan & { attributes: OtlpAttribute[] })[] }[] }[]
}

interface OtlpAttribute {
  key: string
  value: Readonly<Record<string, unknown>>
}

const key = 'Bearer of the collector'

const spansOf = (text: string): ReceivedSpan[] =>
  (JSON.parse(text) as OtlpRequest).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ name, traceId, spanId, parentSpanId, attributes }) => ({
      ...{ name, traceId, spanId, parentSpanId },
      attributes: Object.fromEntries(attributes.map(({ key: of, value }) => [of, Object.values(value)[0]])),
    }))

/** A collector that accepts OTLP/HTTP in JSON with its key, and records it. */
export const receiveTraces = async (): Promise<TraceReceiver> => {
  const received: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url, headers } = request
      const fits = method === 'POST' && url === '/v1/traces' && headers['content-type'] === 'application/json'
      if (!fits || headers['authorization'] !== key) return void response.writeHead(400).end()
      received.push(Buffer.concat(chunks).toString('utf8'))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: { RIALTO_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, RIALTO_OTLP_HEADERS: `authorization=${key}` },
    trace: traceId => received.flatMap(spansOf).filter(span => span.traceId === traceId),
    text: () => received.join('\n'),
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
