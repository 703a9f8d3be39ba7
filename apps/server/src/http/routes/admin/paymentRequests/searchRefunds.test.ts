import { randomUUID } from 'node:crypto'

import { defaultPaymentRules, setPaymentRules } from '@rialto/core'
import { beforeAll, expect, test } from 'vitest'

import { openSource } from '../../../../testing/agents.ts'
import { useTestServer } from '../../../../testing/useTestServer.ts'
import { baseSepoliaId } from '../../../../testing/linkFlows.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const server = useTestServer()
beforeAll(async () => {
  await openSource(server)
  await setPaymentRules(server.ctx, server.client.scope, defaultPaymentRules)
})

const pair = { networkId: baseSepoliaId, symbol: 'USDC' }
const payer = `0x${'7e'.repeat(20)}`

/** A paid order of the user. */
const paid = async (userId: string): Promise<string> => {
  const order = { ...pair, userId, transactionId: randomUUID(), amount: '50' }
  const { id, address } = (await server.call('POST', '/api/v1/paymentRequests', { body: order })).body.content
  await server.simulators.chains.send({ ...pair, to: address, amountBaseUnits: 50_000_000n })
  return id
}
const settle = async () => {
  for (let turns = 0; turns < 2; turns += 1) {
    await server.simulators.mine()
    server.simulators.clock.advance(61_000)
    await server.runJobs()
  }
}
const refund = async (paymentRequestId: string, amount: string, changes: object = {}): Promise<string> => {
  server.simulators.clock.advance(1_000)
  const body = { paymentRequestId, amount, reason: '=Returned "goods"', ...changes }
  return (await server.call('POST', '/api/v1/refunds', { body })).body.content.id
}

test('refunds of all orders are listed by page and filter, exported, and hidden from other clients', async () => {
  const [first, second] = [await paid('ann'), await paid('bob')]
  await settle()
  const known = await refund(first, '10', { address: payer })
  const unknown = await refund(first, '20')
  const other = await refund(second, '5', { address: payer })
  const { token } = await managing(server)
  const admin = adminCaller(server)
  const list = async (body: object, as = token) =>
    (await admin('POST', '/Refunds/list', { token: as, body })).body.content
  const idsOf = async (body: object) => (await list(body)).items.map(({ id }: { id: string }) => id)
  expect(await idsOf({})).toEqual([other, unknown, known])
  const page = await list({ count: 2 })
  expect(page.items).toHaveLength(2)
  expect(await idsOf({ count: 2, cursor: page.nextCursor })).toEqual([known])
  expect(await idsOf({ userId: 'ann' })).toEqual([unknown, known])
  expect(await idsOf({ statuses: ['needsAddress'] })).toEqual([unknown])
  expect(await idsOf({ statuses: [] })).toEqual([])
  expect(await idsOf({ paymentRequestId: second.toUpperCase() })).toEqual([other])
  expect((await list({ refundId: known })).items).toMatchObject([
    { id: known, paymentRequestId: first, userId: 'ann', amount: '10', networkName: 'Base Sepolia', address: payer },
  ])
  const { token: stranger } = await managing(server, await server.addClient())
  expect(await list({}, stranger)).toEqual({ items: [] })

  const file = async (body: object, as = token): Promise<string> => {
    const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' }
    const url = '/admin/api/v1/Refunds/export'
    return (await server.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })).body
  }
  const [header, ...rows] = (await file({ format: 'csv', userId: 'ann' })).trim().split('\r\n')
  expect(header).toMatch(/^"id","paymentRequestId","userId"/)
  expect(rows.map(row => row.split(',')[0])).toEqual([`"${unknown}"`, `"${known}"`])
  // A spreadsheet would run the reason as a formula.
  expect(rows[0]).toContain(`"'=Returned ${'""'}goods${'"'.repeat(3)}`)
  const records = (await file({ format: 'json' })).trim().split('\n')
  expect(records.map(line => JSON.parse(line).id)).toEqual([other, unknown, known])
  expect(await file({ format: 'json' }, stranger)).toBe('')
})
