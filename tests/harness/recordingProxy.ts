import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RecordingProxy = { url: string; hosts: () => string[]; stop: () => Promise<void> }

/** An HTTP proxy: everything that a browser behind it sends to the network, whatever sent it, is one of `hosts`. */
export const startRecordingProxy = async (): Promise<RecordingProxy> => {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? '')
    asked.push(target.host)
    const forwarded = request(target, { method: incoming.method, headers: incoming.headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  server.on('connect', ({ url = '' }, socket) => {
    asked.push(url)
    socket.destroy()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hosts: () => [...asked],
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
