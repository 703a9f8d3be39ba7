import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A client's server in a separate process: accepts every event and reports its time of arrival. */
const server = createServer((request, response) => {
  const atMs = performance.timeOrigin + performance.now()
  request.resume().on('end', () => response.writeHead(204).end())
  process.send?.({ eventId: request.headers['webhook-id'], atMs })
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit(0))
