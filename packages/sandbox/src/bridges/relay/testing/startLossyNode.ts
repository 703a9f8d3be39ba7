import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const readAll = async (message: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of message) text += String(chunk)
  return text
}

/**
 * A proxy that loses transactions: `before` the node has them, or only the node's response `after`. All other calls
 * pass.
 */
export const startLossyNode = async (rpcUrl: string, loses: 'before' | 'after') => {
  let lost = 0
  const server = createServer((request, reply) => {
    void (async () => {
      const body = await readAll(request)
      const isSend = body.includes('eth_sendRawTransaction')
      if (isSend && loses === 'before') {
        lost += 1
        return request.socket.destroy()
      }
      const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      const text = await answer.text()
      if (isSend) {
        lost += 1
        return request.socket.destroy()
      }
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    })()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Number of transactions lost so far. */
    lost: () => lost,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
