import { randomUUID } from 'node:crypto'

import { defaultPaymentRules, setPaymentRules } from '@rialto/core'
import { beforeAll, expect, test } from 'vitest'

import { openSource } from '../../../../testing/agents.ts'
import { useTestServer } from '../../../../testing/useTestServer.ts'
import { baseSepoliaId } from '../../../../testing/linkFlows.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const server = useTestServer()
let token: string
beforeAll(async () => {
  await openSource(server)
  await setPaymentRules(server.ctx, server.client.scope, defaultPaymentRules)
  token = (await managing(server)).token
})

const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
const openOrder = async (): Promise<string> => {
  const body = { ...pair, userId: 'user-1', transactionId: randomUUID(), amount: '50', expiresInSeconds: 600 }
  return (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content.id
}
/** A payment without a tag, as a reader of the chain keeps it. */
const payUntagged = async (): Promise<string> => {
  const seenAtMs = server.ctx.clock.nowMs()
  const payment = {
    id: randomUUID(),
    hash: randomUUID(),
    position: '0',
    block: 1n,
    amount: '50',
    address: 'shop',
    seenAtMs,
  }
  await server.ctx.store.unassignedPayments.keep(server.client.scope, [{ ...payment, ...pair }])
  return payment.id
}
const assign = (id: string, paymentRequestId: string, as = token) =>
  adminCaller(server)('POST', `/UnassignedPayments/${id}/assign`, { token: as, body: { paymentRequestId } })
const listed = async (): Promise<string[]> => {
  const { body } = await adminCaller(server)('POST', '/UnassignedPayments/list', { token, body: {} })
  return body.content.items.map(({ id }: { id: string }) => id)
}

test('a payment without a tag pays the order that it is assigned to, once, and no other', async () => {
  const [first, second, payment] = [await openOrder(), await openOrder(), await payUntagged()]
  expect(await listed()).toEqual([payment])
  const { token: stranger } = await managing(server, await server.addClient())
  expect((await assign(payment, first, stranger)).status).toBe(404)
  const answers = await Promise.all([first, second].map(order => assign(payment, order)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  const paid = answers.find(({ status }) => status === 200)?.body.content
  expect(paid).toMatchObject({ status: 'paid', creditedAmount: '50', payments: [{ amount: '50', state: 'final' }] })
  expect(await listed()).toEqual([])
  const other = paid.id === first ? second : first
  expect((await server.call('GET', `/api/v1/paymentRequests/${other}`)).body.content.payments).toEqual([])
})

test('a payment that is assigned after the end of its order is late, and can be returned as its money', async () => {
  const order = await openOrder()
  await server.runJobs()
  server.simulators.clock.advance(700_000)
  const [early, late] = [await payUntagged(), await payUntagged()]
  for (let turns = 0; turns < 3; turns += 1) {
    await server.simulators.mine()
    server.simulators.clock.advance(61_000)
    await server.runJobs()
  }
  expect((await server.call('GET', `/api/v1/paymentRequests/${order}`)).body.content.status).toBe('expired')
  const { content } = (await assign(late, order)).body
  expect(content).toMatchObject({ status: 'expired', creditedAmount: '0', payments: [{ amount: '50', issue: 'late' }] })
  const refund = { paymentRequestId: order, amount: '50', reason: 'No tag', address: `0x${'7e'.repeat(20)}` }
  expect((await server.call('POST', '/api/v1/refunds', { body: refund })).body.content).toMatchObject({ amount: '50' })
  expect(await listed()).toEqual([early])
})
