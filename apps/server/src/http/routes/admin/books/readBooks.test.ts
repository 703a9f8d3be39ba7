import { reconcileBooks, type Transfer } from '@rialto/core'
import { aConnection, aTransfer } from '@rialto/core/testing'
import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const server = useTestServer()
let token: string
let days: { from: string; to: string }
const transfers: Transfer[] = []
beforeAll(async () => {
  token = (await managing(server, server.client)).token
  const { store, clock } = server.ctx
  const connection = aConnection(server.client.scope)
  await store.connections.insert(connection)
  const today = new Date(clock.nowMs()).toISOString().slice(0, 10)
  days = { from: today, to: today }
  for (const [index, amount] of ['12.5', '7'].entries()) {
    const transfer = aTransfer(connection, {
      phase: 'settled',
      amount,
      fee: '0.5',
      charged: { fee: '0.5', debit: index === 0 ? '13' : '7.5' },
      createdAtMs: clock.nowMs(),
      finishedAtMs: clock.nowMs(),
    })
    await store.transfers.insert(transfer, { cause: 'requested', atMs: clock.nowMs() })
    transfers.push(transfer)
  }
  await reconcileBooks(server.ctx)
})

const call = (method: 'GET' | 'POST', path: string, body?: object, as = token) =>
  adminCaller(server)(method, path, body ? { token: as, body } : { token: as })
const exportFile = (body: object, as = token) =>
  server.app.inject({
    method: 'POST',
    url: '/admin/api/v1/Books/export',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })

test('the books sum up the journal by day and account, and compare it with the other sides', async () => {
  const { content } = (await call('POST', '/Books', days)).body
  expect(content.accounts).toEqual([
    { day: days.from, account: 'credited', symbol: 'USDC', amount: '19.5' },
    { day: days.from, account: 'fee:institution:transfer', symbol: 'USDC', amount: '1' },
    { day: days.from, account: 'source', symbol: 'USDC', amount: '-20.5' },
  ])
  expect(content.units).toMatchObject([{ transfers: 2, arrived: '19.5', fees: '1' }])
})

test('the journal is exported with the documented columns, one line for each posting', async () => {
  const { headers, body } = await exportFile({ ...days, format: 'csv' })
  expect(headers['content-disposition']).toBe(`attachment; filename="journal-${days.from}-${days.to}.csv"`)
  const [header, ...lines] = body.trimEnd().split('\r\n')
  expect(header).toBe(
    '"entryId","day","time","transferId","revision","integrationType","state","account","symbol","amount"',
  )
  expect(lines).toHaveLength(6)
  expect(lines[0]).toContain(`"source","USDC",-13`)
  const entries = (await exportFile({ ...days, format: 'json' })).body
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(entries.map(({ transferId }) => transferId).toSorted()).toEqual(transfers.map(({ id }) => id).toSorted())
})

test('a client reads and exports the books of no other client', async () => {
  const stranger = (await managing(server, await server.addClient())).token
  expect((await call('POST', '/Books', days, stranger)).body.content).toMatchObject({ accounts: [], units: [] })
  expect((await exportFile({ ...days, format: 'json' }, stranger)).body).toBe('')
  expect((await exportFile({ ...days, format: 'json' }, 'nobody')).statusCode).toBe(401)
})

test.each([
  ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }],
  ['days in the wrong order', { from: '2026-03-02', to: '2026-03-01' }],
  ['more than a year', { from: '2024-03-02', to: '2026-03-01' }],
])('%s is refused before a file begins', async (_what, range) => {
  expect((await call('POST', '/Books', range)).status).toBe(400)
  expect((await exportFile({ ...range, format: 'csv' })).statusCode).toBe(400)
})

test('a difference is an item of the review queue until a person settles it', async () => {
  const [{ id = '' } = {}] = transfers
  const differences = [{ side: 'institution', about: 'fee', expected: '0.5', seen: '0.6' }] as const
  const result = { transferId: id, institution: 'differs', chain: 'notOffered', differences } as const
  await server.ctx.store.books.saveChecks([result], server.ctx.clock.nowMs())
  const listed = (await call('GET', '/Transfers/review')).body.content
  expect(listed).toMatchObject({
    total: 1,
    items: [{ transferId: id, reason: 'institutionDiffers', differences, actions: ['lookAgain', 'settled'] }],
  })
  expect((await call('POST', `/Transfers/${id}/resolve`, { action: 'settled' })).status).toBe(400)
  const stranger = (await managing(server, await server.addClient())).token
  const body = { action: 'settled', note: 'Refunded by the institution, case 4711.' }
  expect((await call('POST', `/Transfers/${id}/resolve`, body, stranger)).status).toBe(404)
  const settled = await call('POST', `/Transfers/${id}/resolve`, body)
  expect(settled.body.content).toEqual({ transferId: id, status: 'succeeded' })
  expect((await call('GET', '/Transfers/review')).body.content).toMatchObject({ total: 0 })
})
