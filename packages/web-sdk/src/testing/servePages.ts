import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PageServer = { origin: string; stop: () => Promise<void> }

/** Serves the same HTML at every path of a separate origin, under the Content Security Policy that `?policy=` names. */
export async function servePages(html: string): Promise<PageServer> {
  const server = createServer((request, response) => {
    const policy = new URL(request.url ?? '/', 'http://page').searchParams.get('policy')
    const headers = policy === null ? {} : { 'content-security-policy': policy }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html)
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
