import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Registry } from 'prom-client'

interface MetricsServer {
  port: number
  stop(): Promise<void>
}

/**
 * `GET /metrics` in Prometheus' text format, without authentication, on a separate port that need not be reachable from
 * the API's network.
 */
export const serveMetrics = async (
  { registry, refresh }: { registry: Registry; refresh: () => Promise<void> },
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> => {
  const answer = async (): Promise<string> => {
    await refresh()
    return registry.metrics()
  }
  const server = createServer((request, response) => {
    const send = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type }).end(text)
    if (request.url?.split('?')[0] !== '/metrics') return void send(404, 'The metrics are at /metrics.\n')
    if (request.method !== 'GET') return void send(405, 'GET /metrics\n')
    answer().then(
      text => send(200, text, registry.contentType),
      () => send(500, 'The metrics could not be read.\n'),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
