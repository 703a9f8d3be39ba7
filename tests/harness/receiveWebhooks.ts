import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Delivery {
  eventId: string
  /** New for each attempt. */
  id: string
  transferId: string
  status: 'Pending' | 'Succeeded' | 'Failed' | 'RefundPending' | 'RefundSucceeded'
  sequence: number
  traceparent: string | undefined
  /** As it came. */
  body: Readonly<Record<string, unknown>>
}

export interface WebhookReceiver {
  env: Record<string, string>
  /** Deliveries about one transfer, in the order they came. */
  about(transferId: string): Delivery[]
  /** All deliveries, in the order they came. */
  all(): readonly Delivery[]
  /** Deliveries with a signature that does not fit. */
  forged(): number
  stop(): Promise<void>
}

const key = Buffer.from('a receiver of the crash tests, 32', 'utf8')

/** A client's webhook endpoint: checks the signature, remembers, answers 204. */
export const receiveWebhooks = async (): Promise<WebhookReceiver> => {
  const deliveries: Delivery[] = []
  let forged = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = request.headers
      const right = createHmac('sha256', key)
        .update(`${String(id)}.${String(time)}.${text}`)
        .digest('base64')
      const traceparent = request.headers['traceparent']?.toString()
      if (String(signatures).split(' ').includes(`v1,${right}`)) deliveries.push({ ...readDelivery(text), traceparent })
      else forged += 1
      response.writeHead(204).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      RIALTO_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/webhooks`,
      RIALTO_SANDBOX_WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
    },
    about: transferId => deliveries.filter(delivery => delivery.transferId === transferId),
    all: () => deliveries,
    forged: () => forged,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const readDelivery = (text: string): Omit<Delivery, 'traceparent'> => {
  const body = JSON.parse(text) as Record<string, never>
  return {
    eventId: body['EventId'] ?? '',
    id: body['Id'] ?? '',
    transferId: body['TransferId'] ?? '',
    status: body['TransferStatus'] ?? ('' as never),
    sequence: body['Sequence'] ?? 0,
    body,
  }
}
