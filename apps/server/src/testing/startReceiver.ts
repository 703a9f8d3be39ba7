import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Delivery {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  url: string
  deliveries: Delivery[]
  /** Statuses for the next deliveries, one each. Further deliveries receive 200. */
  answerWith(...statuses: number[]): void
  stop(): Promise<void>
}

/** A client's webhook endpoint: a real HTTP server that records its deliveries. */
export const startReceiver = async (): Promise<Receiver> => {
  const deliveries: Delivery[] = []
  let statuses: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', part => (body += String(part)))
    request.on('end', () => {
      deliveries.push({ headers: request.headers, body })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    deliveries,
    answerWith: (...next) => {
      statuses = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
