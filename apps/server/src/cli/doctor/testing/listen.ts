import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach } from 'vitest'

const servers: Server[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => new Promise(done => server.close(done))))
})

/** The port of a listener that answers every request with this reply, until the end of the test. */
export const listen = (status: number, body: string): Promise<number> =>
  new Promise(resolve => {
    const server = createServer((_request, response) => response.writeHead(status).end(body))
    servers.push(server)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
