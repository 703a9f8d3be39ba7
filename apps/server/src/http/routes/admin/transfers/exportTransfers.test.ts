import { aConnection, aTransfer } from '@rialto/core/testing'
import { beforeAll, expect, test } from 'vitest'

import { enableBridging, onBase, onSepolia } from '../../../../testing/bridgingFlows.ts'
import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const server = useTestServer()
let token: string
beforeAll(async () => {
  token = (await managing(server, server.client)).token
  const { store, clock } = server.ctx
  const connection = aConnection(server.client.scope)
  await store.connections.insert(connection)
  // More than two pages.
  for (let index = 0; index < 205; index += 1) {
    const createdAtMs = clock.nowMs() - index * 60_000
    const userId = index === 0 ? '=cmd' : `user-${index}`
    const transfer = aTransfer(connection, { phase: 'settled', amount: String(index + 1), userId, createdAtMs })
    await store.transfers.insert(transfer, { cause: 'requested', atMs: createdAtMs })
  }
})

const inject = (body: object, as = token) =>
  server.app.inject({
    method: 'POST',
    url: '/admin/api/v1/Transfers/export',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
const call = (path: string, body?: object) =>
  adminCaller(server)(body ? 'POST' : 'GET', path, body ? { token, body } : { token }).then(
    ({ body: { content } }) => content,
  )

test('the export has all transfers beyond the first page, the newest first, and no text becomes a formula', async () => {
  const { headers, body } = await inject({ format: 'csv' })
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="transfers.csv"',
  })
  const [header, first, ...rest] = body.trimEnd().split('\r\n')
  expect(header).toMatch(/^"id","caseCode","status"/)
  expect(first).toContain(`"'=cmd"`)
  expect(rest).toHaveLength(204)
  const records = (await inject({ format: 'json' })).body.trimEnd().split('\n')
  expect(records.map(line => JSON.parse(line).amountDecimal)).toEqual(
    Array.from({ length: 205 }, (_, index) => String(index + 1)),
  )
})

test('days and amounts limit the list and the export alike', async () => {
  const nowSeconds = Math.floor(server.ctx.clock.nowMs() / 1_000)
  const filters = { fromTimestamp: nowSeconds - 600, minAmountInFiat: 3, maxAmountInFiat: 5 }
  const listed = (await call('/Transfers/list', filters)).items.map(
    (one: { amountDecimal: string }) => one.amountDecimal,
  )
  expect(listed).toEqual(['3', '4', '5'])
  const exported = (await inject({ ...filters, format: 'json' })).body.trimEnd().split('\n')
  expect(exported.map(line => JSON.parse(line).amountDecimal)).toEqual(listed)
})

test('another client’s export is empty, and an unknown format is refused', async () => {
  const stranger = (await managing(server, await server.addClient())).token
  expect((await inject({ format: 'json' }, stranger)).body).toBe('')
  expect((await inject({ format: 'xml' })).statusCode).toBe(400)
  expect((await inject({ format: 'csv' }, 'nobody')).statusCode).toBe(401)
})

test('a deposit address to which nothing was paid is neither listed, exported nor counted, and is found by its id', async () => {
  await enableBridging(server, [{ origin: onSepolia(), destination: onBase(), minimumAmount: '20' }])
  const sum = async () =>
    (await call('/Overview')).days.reduce((all: number, day: { pending: number }) => all + day.pending, 0)
  const before = await sum()
  const destination = { ...onBase(), address: `0x${'ab'.repeat(20)}` }
  const body = { userId: 'looked-only', transactionId: 'order-looked', origin: onSepolia(), destination }
  const { content } = (await server.call('POST', '/api/v1/bridging/address', { body })).body
  const { transferId } = content.tracking as { transferId: string }
  expect((await call('/Transfers/list', { userId: 'looked-only' })).items).toEqual([])
  expect((await inject({ userId: 'looked-only', format: 'json' })).body).toBe('')
  expect(await sum()).toBe(before)
  expect((await call('/Transfers/list', { transferId })).items).toMatchObject([{ id: transferId, status: 'pending' }])
})
