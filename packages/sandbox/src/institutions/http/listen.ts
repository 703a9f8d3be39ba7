import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { applyFault, type Manners, type Outcome } from './applyFault.ts'
import { answerOnConnection } from './connection.ts'
import type { Faults } from './createFaults.ts'
import type { RequestLog } from './createRequestLog.ts'
import { json, type SimHandler, type SimRequest, type SimResponse } from './types.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The handlers of a listener. */
interface Responder {
  /** One per simulated host. The empty name is the listener's own. */
  handlers: ReadonlyMap<string, SimHandler>
  manners: Manners
  faults: Faults
  requests: RequestLog
  log: (message: string, fields: Record<string, unknown>) => void
}

class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Reads past the limit and discards the data, so that the refusal can still be sent. */
const readBody = (message: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_BODY_BYTES) chunks.push(chunk)
      else reject(new BodyTooLarge('The body is longer than 64 kB'))
    })
    message.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    message.on('error', reject)
  })

/** Finds the simulated host of a request: by `/~<host>/` in the path, otherwise by the Host header. */
export const addressed = (
  { method, target, headers, body }: Pick<SimRequest, 'method' | 'headers' | 'body'> & { target: string },
  handlers: Responder['handlers'],
): SimRequest => {
  const mark = target.indexOf('?')
  const fullPath = mark < 0 ? target : target.slice(0, mark)
  const rawQuery = mark < 0 ? '' : target.slice(mark + 1)
  const named = /^\/~([a-z0-9.-]+)(\/.*)?$/.exec(fullPath)
  const common = { method, rawQuery, query: new URLSearchParams(rawQuery), headers, body }
  if (named?.[1] !== undefined && handlers.has(named[1])) {
    return { ...common, host: named[1], path: named[2] ?? '/', prefix: `/~${named[1]}` }
  }
  const host = (headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
  return { ...common, host: handlers.has(host) ? host : '', path: fullPath, prefix: '' }
}

interface ListenOptions extends Responder {
  host: string
  port: number
}

const write = (reply: ServerResponse, response: SimResponse): void => {
  reply.writeHead(response.status, { 'x-content-type-options': 'nosniff', ...response.headers }).end(response.body)
}

/** Announces the whole body, sends half of it and closes the connection. */
const writeHalf = (reply: ServerResponse, response: SimResponse): void => {
  const bytes = Buffer.from(response.body)
  reply.writeHead(response.status, { ...response.headers, 'content-length': String(bytes.length) })
  reply.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => reply.destroy())
}

/** Handles one request, with matching faults. */
export const answer = async (options: Responder, request: SimRequest): Promise<Outcome> => {
  const handler = options.handlers.get(request.host)
  if (handler === undefined) return { kind: 'reply', response: json(404, { error: 'not_found' }) }
  if (request.host === '') return { kind: 'reply', response: await handler(request) }
  options.requests.add(request.host, request.method, request.path)
  const fault = options.faults.take(request)
  const outcome = await answerOnConnection(
    async () => handler(request),
    async (handle): Promise<Outcome> =>
      fault === undefined
        ? { kind: 'reply', response: options.manners.seal(request, await handle()) }
        : applyFault(fault, options.faults, request, handle, options.manners),
  )
  return outcome ?? { kind: 'destroy' }
}

const serve = async (options: ListenOptions, message: IncomingMessage, reply: ServerResponse): Promise<void> => {
  try {
    const { method = 'GET', url: target = '/', headers } = message
    const body = await readBody(message)
    const outcome = await answer(options, addressed({ method, target, headers, body }, options.handlers))
    if (outcome.kind === 'destroy') message.socket.destroy()
    else if (outcome.kind === 'truncate') writeHalf(reply, outcome.response)
    else write(reply, outcome.response)
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      write(reply, json(413, { error: 'payload_too_large' }, { connection: 'close' }))
      return
    }
    options.log('A simulator failed', { error: String(error) })
    write(reply, json(500, { error: 'internal_server_error' }))
  }
}

/** One plain HTTP listener for all simulated hosts. `stop` drops open connections. */
export const listen = async (options: ListenOptions): Promise<{ origin: string; stop(): Promise<void> }> => {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 5_000 }, (m, r) => {
    void serve(options, m, r)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const { address, family, port } = server.address() as AddressInfo
  return {
    origin: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    stop: () =>
      new Promise(resolve => {
        options.faults.clear()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
