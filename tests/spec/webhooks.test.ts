import { createHmac } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { webhookSecret } from '../../apps/server/src/testing/createTestServer.ts'
import { type Receiver, startReceiver } from '../../apps/server/src/testing/startReceiver.ts'
import { binanceAccount, readTransfer, send } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver?.stop())
beforeEach(() => void (receiver.deliveries.length = 0))
const server = useServer(() => ({ webhookUrl: receiver.url }))
const rule = rulesOf('Events, Webhooks')

interface Event {
  Id: string
  EventId: string
  EventType: string
  TransferStatus: string
  transferId: string
  refundAddress: string
}
const events = () => receiver.deliveries.map(({ body }) => JSON.parse(body) as Event)
const deliverAll = async () => {
  await server().settle()
  await server().settle()
}
/** Refused by the institution: Pending and Failed at once, so that nothing has to be waited for. */
const sendRefused = async () => send(server(), await binanceAccount(server(), { persona: 'kycMissing' }))

rule('1', 'go to the address that the client registered, and to no other client’s', async () => {
  const as = await server().addClient()
  await send(server(), await binanceAccount(server()))
  await deliverAll()
  expect(receiver.deliveries.length).toBeGreaterThan(0)
  expect(receiver.deliveries.every(({ body }) => !body.includes(as.clientId))).toBe(true)
})

rule('2, Succeeded', 'a POST for each change: Pending, then Succeeded as transfer.succeeded', async () => {
  const { transferId } = await send(server(), await binanceAccount(server()))
  await deliverAll()
  const reported = events().filter(event => event.transferId === transferId)
  expect(reported.map(({ TransferStatus, EventType }) => `${TransferStatus} ${EventType}`)).toEqual([
    'Pending transfer.pending',
    'Succeeded transfer.succeeded',
  ])
})

rule('2, confirmed', 'Succeeded comes after the transfer is on the chain, however long that takes', async () => {
  const { transferId } = await send(server(), await binanceAccount(server()))
  server().simulators.clock.advance(3 * 24 * 60 * 60_000)
  await server().runJobs()
  expect(events().some(({ TransferStatus }) => TransferStatus === 'Succeeded')).toBe(false)
  await deliverAll()
  // After days it is looked at less often.
  server().simulators.clock.advance(60 * 60_000)
  await deliverAll()
  expect(events().some(event => event.transferId === transferId && event.TransferStatus === 'Succeeded')).toBe(true)
})

rule('2, Failed', 'Pending, then Failed for a transfer that will not complete', async () => {
  const { transferId } = await sendRefused()
  await server().runJobs()
  const reported = events().filter(event => event.transferId === transferId)
  expect(reported.map(({ TransferStatus }) => TransferStatus).sort()).toEqual(['Failed', 'Pending'])
})

rule('3', 'what was not taken comes again: EventId stays, Id changes', async () => {
  receiver.answerWith(500, 500)
  const { transferId } = await sendRefused()
  await server().runJobs()
  server().simulators.clock.advance(10_000)
  await server().runJobs()
  const pending = events().filter(event => event.transferId === transferId && event.TransferStatus === 'Pending')
  expect(pending).toHaveLength(2)
  expect(new Set(pending.map(({ EventId }) => EventId)).size).toBe(1)
  expect(new Set(pending.map(({ Id }) => Id)).size).toBe(2)
})

rule('4', 'carry the refund address and the transferId of the record', async () => {
  const { transferId } = await send(server(), await binanceAccount(server()))
  await deliverAll()
  const { refundAddress } = await readTransfer(server(), transferId)
  const reported = events().filter(event => event.transferId === transferId)
  expect(reported).toHaveLength(2)
  for (const event of reported) expect(event).toMatchObject({ transferId, refundAddress })
})

rule('5', 'Succeeded is sent once the money has arrived: what a client may credit', async () => {
  const { transferId } = await send(server(), await binanceAccount(server()))
  await server().runJobs()
  const reported = () => events().flatMap(event => (event.transferId === transferId ? [event.TransferStatus] : []))
  expect(reported()).toEqual(['Pending'])
  await deliverAll()
  expect(await readTransfer(server(), transferId)).toMatchObject({ status: 'succeeded' })
  expect(reported()).toEqual(['Pending', 'Succeeded'])
})

rulesOf('Authentication')('7', 'webhooks are signed with HMAC-SHA256, and a changed body does not fit', async () => {
  await send(server(), await binanceAccount(server()))
  await deliverAll()
  const key = Buffer.from(webhookSecret.slice('whsec_'.length), 'base64')
  for (const { headers, body } of receiver.deliveries) {
    const signed = (text: string) =>
      createHmac('sha256', key)
        .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`)
        .digest('base64')
    const signatures = String(headers['webhook-signature']).split(' ')
    expect(signatures).toContain(`v1,${signed(body)}`)
    expect(signatures).not.toContain(`v1,${signed(body.replace('USDC', 'USDT'))}`)
  }
})

test('an event is signed with the machine’s time, so that receivers accept it after the sandbox’s clock was advanced', async () => {
  server().simulators.clock.advance(5 * 60 * 60_000)
  await sendRefused()
  await deliverAll()
  expect(receiver.deliveries.length).toBeGreaterThan(0)
  for (const { headers } of receiver.deliveries)
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
})
