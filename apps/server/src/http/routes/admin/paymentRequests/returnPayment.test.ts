import { randomUUID } from 'node:crypto'

import { defaultPaymentRules, setPaymentRules } from '@rialto/core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openSource } from '../../../../testing/agents.ts'
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts'
import { baseSepoliaId } from '../../../../testing/linkFlows.ts'
import { startReceiver, type Receiver } from '../../../../testing/startReceiver.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

let server: TestServer
let receiver: Receiver
let token: string
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ webhookUrl: receiver.url })
  await openSource(server)
  await setPaymentRules(server.ctx, server.client.scope, defaultPaymentRules)
  token = (await managing(server)).token
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
const payer = `0x${'7e'.repeat(20)}`
/** A payment without a tag, as a reader of the chain keeps it. */
const payUntagged = async (): Promise<string> => {
  const seenAtMs = server.ctx.clock.nowMs()
  const id = randomUUID()
  const payment = { id, hash: randomUUID(), position: '0', block: 1n, amount: '50', address: 'shop', seenAtMs }
  await server.ctx.store.unassignedPayments.keep(server.client.scope, [{ ...payment, ...pair }])
  return id
}
const openOrder = async (): Promise<string> => {
  const body = { ...pair, userId: 'user-1', transactionId: randomUUID(), amount: '50', expiresInSeconds: 600 }
  return (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content.id
}
const admin = (path: string, body: object, as = token) => adminCaller(server)('POST', path, { token: as, body })
const giveBack = (id: string, changes: object = {}, as = token) =>
  admin(`/UnassignedPayments/${id}/return`, { amount: '50', address: payer, reason: 'No tag', ...changes }, as)
const assign = (id: string, paymentRequestId: string) => admin(`/UnassignedPayments/${id}/assign`, { paymentRequestId })
const listed = async (body: object = {}) => (await admin('/UnassignedPayments/list', body)).body.content.items
const file = async (format: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const url = '/admin/api/v1/UnassignedPayments/export'
  const payload = JSON.stringify({ format, statuses: ['open', 'returning', 'returned', 'assigned'] })
  return (await server.app.inject({ method: 'POST', url, headers, payload })).body
}
const eventsOf = async (refundId: string): Promise<string[]> => {
  for (let idle = 0; idle < 3;) idle = (await server.runJobs(['webhook.deliver'])) === 0 ? idle + 1 : 0
  const events = receiver.deliveries.map(({ body }) => JSON.parse(body))
  return events.filter(({ RefundId }) => RefundId === refundId).map(({ EventType }) => EventType)
}
/** Sends the amount on the chain, reports the transaction and has it followed. */
const send = async (refundId: string, amountBaseUnits: bigint) => {
  const { hash } = await server.simulators.chains.send({ ...pair, to: payer, amountBaseUnits })
  const report = await admin(`/Refunds/${refundId}/transaction`, { txHash: hash })
  for (let turns = 0; turns < 3; turns += 1) {
    await server.simulators.mine(20)
    server.simulators.clock.advance(61_000)
    await server.runJobs()
  }
  return report.status
}

test('a payment is returned by two refunds, never above its amount, and the chain proves each', async () => {
  const payment = await payUntagged()
  const { token: stranger } = await managing(server, await server.addClient())
  expect((await giveBack(payment, {}, stranger)).status).toBe(404)
  expect((await giveBack(payment, { amount: '50.000001' })).body.errorType).toBe('amountExceedsMaximum')
  expect((await giveBack(payment, { amount: '0' })).body.errorType).toBe('invalidField')
  const first = (await giveBack(payment, { amount: '20' })).body.content
  expect(first).toMatchObject({ status: 'pending', unassignedPaymentId: payment, address: payer, amount: '20' })
  expect(first).not.toHaveProperty('paymentRequestId')
  const body = { unassignedPaymentId: payment, amount: '30', reason: 'No tag' }
  const create = (changes: object) => server.call('POST', '/api/v1/refunds', { body: { ...body, ...changes } })
  expect((await create({})).body.errorType).toBe('missingField')
  expect((await create({ address: payer, symbol: 'USDC' })).body.errorType).toBe('invalidField')
  expect((await create({ address: payer, amount: '31' })).body.errorType).toBe('amountExceedsMaximum')
  const second = (await create({ address: payer })).body.content
  expect(second).toMatchObject({ requestedBy: 'key', amount: '30' })
  expect((await listed()).map(({ status }: { status: string }) => status)).toEqual(['returning'])

  expect(await send(first.id, 20_000_000n)).toBe(200)
  expect(await eventsOf(first.id)).toEqual(['refund.pending', 'refund.succeeded'])
  expect(await listed()).toMatchObject([{ returningAmount: '30', returnedAmount: '20' }])
  expect(await send(second.id, 30_000_000n)).toBe(200)
  expect(await listed()).toEqual([])
  expect(await listed({ statuses: ['returned'] })).toMatchObject([{ id: payment, returnedAmount: '50' }])
  expect((await giveBack(payment, { amount: '1' })).body.errorType).toBe('amountExceedsMaximum')
  expect((await assign(payment, await openOrder())).status).toBe(409)
  const [header, row] = (await file('csv')).trim().split('\r\n')
  expect(header).toMatch(/^"id","status","seen"/)
  expect(row).toContain(`"${payment}","returned"`)
  expect(JSON.parse((await file('json')).trim())).toMatchObject({ id: payment, status: 'returned', amount: '50' })
  const refunds = (await admin('/Refunds/list', { unassignedPaymentId: payment })).body.content.items
  expect(refunds.map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'succeeded'])
})

test('a withdrawn return leaves the payment for an order, and an assigned payment cannot be returned', async () => {
  const [payment, order] = [await payUntagged(), await openOrder()]
  const { id } = (await giveBack(payment)).body.content
  expect((await assign(payment, order)).status).toBe(409)
  expect((await admin(`/Refunds/${id}/cancel`, {})).body.content).toMatchObject({ status: 'canceled' })
  expect((await assign(payment, order)).body.content).toMatchObject({ status: 'paid' })
  expect((await giveBack(payment)).status).toBe(404)
  expect(await listed({ statuses: ['assigned'] })).toMatchObject([{ id: payment, paymentRequestId: order }])
})

test('where refunds need approval, a return waits for a second member', async () => {
  await setPaymentRules(server.ctx, server.client.scope, { ...defaultPaymentRules, approvesRefunds: true })
  const refund = (await giveBack(await payUntagged())).body.content
  expect(refund).toMatchObject({ status: 'needsApproval', requestedBy: 'key' })
  expect((await admin(`/Refunds/${refund.id}/transaction`, { txHash: `0x${'1'.repeat(64)}` })).status).toBe(409)
  expect((await admin(`/PaymentRequests/refunds/${refund.id}/approve`, {})).status).toBe(403)
  await setPaymentRules(server.ctx, server.client.scope, defaultPaymentRules)
})

test('a payment is used once by returns and assignments at the same time', async () => {
  const uses: string[] = []
  for (let round = 0; round < 5; round += 1) {
    const [payment, first, second] = [await payUntagged(), await openOrder(), await openOrder()]
    const calls = [
      giveBack(payment),
      assign(payment, first),
      giveBack(payment, { amount: '1' }),
      assign(payment, second),
    ]
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    const [whole, ofFirst, part, ofSecond] = statuses.map(status => status === 200)
    const used = (whole ? 50 : 0) + (part ? 1 : 0) + (ofFirst ? 50 : 0) + (ofSecond ? 50 : 0)
    expect(used, statuses.join(' ')).toBeGreaterThan(0)
    expect(used, statuses.join(' ')).toBeLessThanOrEqual(50)
    uses.push(statuses.join(' '))
  }
  expect(uses).toHaveLength(5)
})
