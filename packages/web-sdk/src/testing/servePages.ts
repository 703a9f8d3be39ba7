import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PageServer = { origin: string; stop: () => Promise<void> }

/** Serves the same HTML at every path of an origin of its own. */
export async function servePages(html: string): Promise<PageServer> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
