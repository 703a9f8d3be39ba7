import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const MAX_BODY_BYTES = 256 * 1024

/** Pages talk to a node directly: any origin may. */
const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, solana-client',
}

/** The answer to a request's body, as JSON. */
type Answer = (body: string) => Promise<string>

const serve = async (answer: Answer, message: IncomingMessage, reply: ServerResponse) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return void reply.writeHead(413, { ...HEADERS, connection: 'close' }).end()
    chunks.push(chunk)
  }
  if (message.method !== 'POST') return void reply.writeHead(message.method === 'OPTIONS' ? 204 : 405, HEADERS).end()
  reply.writeHead(200, HEADERS).end(await answer(Buffer.concat(chunks).toString('utf8')))
}

/** Serves a node's JSON-RPC on this machine. Port 0: any that is free. */
export const serveRpc = async (answer: Answer, port: number): Promise<{ rpcUrl: string; stop(): Promise<void> }> => {
  const server = createServer((message, reply) => {
    void serve(answer, message, reply).catch(() => reply.destroy())
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
