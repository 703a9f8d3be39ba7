import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const MAX_BODY_BYTES = 256 * 1024

/** Pages of any origin may call a node directly. */
const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, solana-client',
}

/** JSON; undefined for an unknown path. */
export type RpcAnswer =
  | string
  | { status: number; text: string; headers?: Readonly<Record<string, string>> }
  | undefined

type Method = 'GET' | 'POST'

/** Handles a request's body. */
type Answer = (body: string, path: string, method: string) => Promise<RpcAnswer>

const responseOf = (found: RpcAnswer): Exclude<RpcAnswer, string | undefined> =>
  typeof found === 'string' ? { status: 200, text: found } : (found ?? { status: 404, text: '' })

const serve = async (answer: Answer, methods: readonly Method[], message: IncomingMessage, reply: ServerResponse) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return void reply.writeHead(413, { ...HEADERS, connection: 'close' }).end()
    chunks.push(chunk)
  }
  const { method = '' } = message
  if (!methods.some(one => one === method)) return void reply.writeHead(method === 'OPTIONS' ? 204 : 405, HEADERS).end()
  const found = await answer(Buffer.concat(chunks).toString('utf8'), message.url ?? '/', method)
  const { status, text, headers } = responseOf(found)
  reply.writeHead(status, { ...HEADERS, ...headers }).end(text)
}

/** Serves a node's API on this machine. Port 0: any free one. */
export const serveRpc = async (
  answer: Answer,
  port: number,
  methods: readonly Method[] = ['POST'],
): Promise<{ rpcUrl: string; stop(): Promise<void> }> => {
  // Only the client closes idle connections. If the server did, it would reset a request that is sent at that moment.
  const server = createServer({ keepAliveTimeout: 0 }, (message, reply) => {
    void serve(answer, methods, message, reply).catch(() => reply.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
