import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A client's server in a process of its own: takes everything, and says when each event came. */
const server = createServer((request, response) => {
  const atMs = performance.timeOrigin + performance.now()
  request.resume().on('end', () => response.writeHead(204).end())
  process.send?.({ eventId: request.headers['webhook-id'], atMs })
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit(0))
