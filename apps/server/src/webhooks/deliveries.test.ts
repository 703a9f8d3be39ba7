import { createHmac } from 'node:crypto'

import { TransferWebhook } from '@rialto/contract'
import { resumeWebhookEndpoint } from '@rialto/core'
import { Webhook } from 'standardwebhooks'
import { Value } from 'typebox/value'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createTestServer, type TestServer, webhookSecret } from '../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, shopAddress } from '../testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../testing/startReceiver.ts'

let receiver: Receiver
let server: TestServer
let logged: string[]
beforeEach(async () => {
  receiver = await startReceiver()
  logged = []
  server = await createTestServer({ webhookUrl: receiver.url, onLog: line => logged.push(line) })
})
afterEach(async () => {
  await server?.stop()
  await receiver?.stop()
})

const send = async (persona = 'Mesh'): Promise<string> => {
  const { connection } = await connectBinance(server, persona)
  const base = { fromAuthToken: connection.accessToken, fromType: 'binanceInternational' }
  const to = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 5, transactionId: 'order-1' }
  const previewed = await server.call('POST', '/api/v1/transfers/managed/preview', { body: { ...base, ...to } })
  const { previewId } = previewed.body.content.previewResult
  await server.call('POST', '/api/v1/transfers/managed/execute', { body: { ...base, previewId } })
  return previewId
}

const bodies = () =>
  receiver.deliveries.map(({ body }) => {
    const event: unknown = JSON.parse(body)
    expect([...Value.Errors(TransferWebhook, event)], body).toEqual([])
    return event as TransferWebhook
  })

test('a transfer is delivered as pending, then as succeeded, each signed both ways', async () => {
  const transferId = await send()
  await server.settle()
  await server.settle()
  const events = bodies()
  expect(events.map(({ TransferStatus, EventType, Sequence }) => [TransferStatus, EventType, Sequence])).toEqual([
    ['Pending', 'transfer.pending', 1],
    ['Succeeded', 'transfer.succeeded', 2],
  ])
  expect(events[1]).toMatchObject({
    TransferId: transferId,
    transferId,
    TransactionId: 'order-1',
    UserId: 'user-1',
    TxHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    Chain: 'Base Sepolia',
    Token: 'USDC',
    DestinationAddress: shopAddress,
    SourceAmount: 5.005,
    DestinationAmount: 5,
    RefundAddress: expect.stringMatching(/^0x/),
  })
  expect(events[1]?.refundAddress).toBe(events[1]?.RefundAddress)
  for (const { headers, body } of receiver.deliveries) {
    expect(() => new Webhook(webhookSecret).verify(body, headers as Record<string, string>)).not.toThrow()
    expect(headers['x-mesh-signature-256']).toBe(createHmac('sha256', webhookSecret).update(body).digest('base64'))
    expect(headers['webhook-id']).toBe((JSON.parse(body) as TransferWebhook).EventId)
  }
})

test('a transfer that the institution rejects is delivered as pending, then failed', async () => {
  await send('kycMissing')
  await server.runJobs()
  const reported = bodies().sort((a, b) => a.Sequence - b.Sequence)
  expect(reported.map(({ TransferStatus }) => TransferStatus)).toEqual(['Pending', 'Failed'])
})

test('a delivery that fails is repeated with the same EventId and another Id', async () => {
  receiver.answerWith(500, 503, 200, 500, 503, 200)
  await send('kycMissing')
  for (const laterMs of [0, 6_000, 36_000, 0, 6_000, 36_000]) {
    server.simulators.clock.advance(laterMs)
    await server.runJobs()
  }
  const events = bodies()
  for (const status of ['Pending', 'Failed']) {
    const attempts = events.filter(({ TransferStatus }) => TransferStatus === status)
    expect(attempts).toHaveLength(3)
    expect(new Set(attempts.map(({ EventId }) => EventId)).size).toBe(1)
    expect(new Set(attempts.map(({ Id }) => Id)).size).toBe(3)
  }
})

test('a failed delivery is not repeated before its time', async () => {
  receiver.answerWith(500)
  await send('kycMissing')
  await server.runJobs()
  server.simulators.clock.advance(3_999)
  await server.runJobs()
  expect(receiver.deliveries).toHaveLength(1)
})

test('a 410 pauses the endpoint, and everything that waits is delivered in order once it is resumed', async () => {
  receiver.answerWith(500, 410)
  await send('kycMissing')
  await server.runJobs()
  server.simulators.clock.advance(6_000)
  await server.runJobs()
  expect(receiver.deliveries).toHaveLength(2)
  await send('kycMissing')
  server.simulators.clock.advance(3_600_000)
  await server.runJobs()
  expect(receiver.deliveries).toHaveLength(2)
  const { scope } = server.client
  const [endpoint = expect.fail()] = await server.ctx.store.webhookEndpoints.list(scope)
  expect(endpoint.paused).toMatchObject({ reason: 'It answered 410 Gone.' })
  receiver.deliveries.length = 0
  await resumeWebhookEndpoint(server.ctx, scope, endpoint.id)
  for (let round = 0; round < 3; round += 1) await server.runJobs()
  const reported = new Map<string, string[]>()
  for (const { TransferId, TransferStatus } of bodies())
    reported.set(TransferId, [...(reported.get(TransferId) ?? []), TransferStatus])
  expect([...reported.values()]).toEqual([
    ['Pending', 'Failed'],
    ['Pending', 'Failed'],
  ])
})

test('every delivery that fails and every pause is one log line, without body, URL or secret', async () => {
  receiver.answerWith(500, 410)
  await send('kycMissing')
  await server.runJobs()
  server.simulators.clock.advance(6_000)
  await server.runJobs()
  const lines = logged.filter(line => line.includes('webhook'))
  expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([
    { level: 40, attempt: 1, status: 500, eventType: 'transfer.pending', msg: 'webhook delivery failed' },
    { level: 50, attempt: 2, status: 410, reason: 'It answered 410 Gone.', msg: expect.stringContaining('paused') },
  ])
  const text = lines.join('')
  for (const hidden of [webhookSecret, receiver.url, shopAddress, 'order-1']) expect(text).not.toContain(hidden)
})

test('another client’s endpoint hears nothing', async () => {
  await server.addClient()
  await send()
  await server.settle()
  await server.settle()
  expect(new Set(bodies().map(({ UserId }) => UserId))).toEqual(new Set(['user-1']))
  expect(receiver.deliveries).toHaveLength(2)
})
