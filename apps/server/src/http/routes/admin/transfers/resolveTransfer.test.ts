import { aConnection, aTransfer } from '@rialto/core/testing'
import { stuckAfterMs } from '@rialto/core'
import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const server = useTestServer()
let token: string
beforeAll(async () => {
  token = (await managing(server, server.client)).token
})

const call = adminCaller(server)
const resolve = (id: string, body: object) => call('POST', `/Transfers/${id}/resolve`, { token, body })
const list = async () => (await call('GET', '/Transfers/review', { token })).body.content
const note = 'Ticket 1042: confirmed by their support'

const lost = async () => {
  const { store, clock } = server.ctx
  const connection = aConnection(server.client.scope)
  await store.connections.insert(connection)
  const createdAtMs = clock.nowMs() - stuckAfterMs - 1
  const transfer = aTransfer(connection, { phase: 'unknown', createdAtMs })
  await store.transfers.insert(transfer, { cause: 'requested', atMs: createdAtMs })
  return transfer
}

test('transfers open for a day are listed with their allowed decisions, and a decision ends one with its note', async () => {
  const { id } = await lost()
  expect(await list()).toMatchObject({
    total: 1,
    items: [
      {
        transferId: id,
        reason: 'outcomeUnknown',
        fromName: 'scripted',
        amountDecimal: '12.5',
        moneyLine: { arrives: { symbol: 'USDC', amount: '12.5' }, state: 'planned' },
        actions: ['lookAgain', 'sentAs', 'arrived', 'creditPart', 'askForRest', 'refunded', 'notSent'],
      },
    ],
  })
  expect((await resolve(id, { action: 'lookAgain', note })).body.content).toEqual({ transferId: id, status: 'pending' })
  const mistyped = await resolve(id, { action: 'notSent', note, amount: '125' })
  expect(mistyped.body.errorType).toBe('invalidField')
  const resolved = await resolve(id, { action: 'notSent', note, amount: '12.5' })
  expect(resolved.body.content).toEqual({ transferId: id, status: 'failed' })
  expect(await list()).toEqual({ items: [], total: 0 })
  const { changes } = (await call('GET', `/Transfers/${id}/history`, { token })).body.content
  expect(changes.slice(-2)).toMatchObject([
    { phase: 'unknown', cause: 'resolved', detail: note },
    { phase: 'failed', cause: 'resolved', detail: note },
  ])
  const audited = (await server.ctx.store.audit.list(server.client.scope, { count: 5 })).map(
    ({ operation, target }) => [operation, target],
  )
  expect(audited).toEqual([
    ['resolveTransfer', id],
    ['resolveTransfer', id],
  ])
  expect((await resolve(id, { action: 'notSent', note })).body.errorType).toBe('conflict')
})

test.each([
  ['creditPart', 'succeeded'],
  ['askForRest', 'failed'],
] as const)('after %s, the record shows the part that arrived', async (action, status) => {
  const { id } = await lost()
  expect((await resolve(id, { action, note, amount: '9.99' })).status).toBe(200)
  const { body } = await server.call('GET', `/api/v1/transfers/managed/platform?Id=${id}`)
  expect(body.content.items).toMatchObject([
    { status, amountDecimal: '12.5', destinationAmount: 9.99, destinationAmountDecimal: '9.99' },
  ])
})

test.each([
  ['missingField', { action: 'sentAs', note }],
  ['missingField', { action: 'notSent', amount: '12.5' }],
  ['invalidField', { action: 'notSent', note: 'short' }],
  ['invalidField', { action: 'refund', note }],
])('%s for %j', async (errorType, body) => {
  const { id } = await lost()
  expect((await resolve(id, body)).body.errorType).toBe(errorType)
})

test('an unknown transfer is listed at once with its case code, its receipt and the only allowed action: reading again', async () => {
  const { store, clock } = server.ctx
  const connection = aConnection(server.client.scope)
  await store.connections.insert(connection)
  const transfer = aTransfer(connection, { phase: 'unknown', createdAtMs: clock.nowMs() })
  await store.transfers.insert(transfer, { cause: 'requested', atMs: clock.nowMs() })
  const nowSeconds = Math.floor(clock.nowMs() / 1_000)
  const listed = (await list()).items.find(({ transferId }: { transferId: string }) => transferId === transfer.id)
  expect(listed).toMatchObject({
    caseCode: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    receiptUrl: expect.stringContaining('/receipt/'),
    networkName: expect.any(String),
    nextReadTimestamp: null,
    decisionsFromTimestamp: nowSeconds + 86_400,
    actions: ['lookAgain'],
  })
  expect((await resolve(transfer.id, { action: 'notSent', note, amount: '12.5' })).body.errorType).toBe('conflict')
  expect((await resolve(transfer.id, { action: 'lookAgain' })).body.content).toMatchObject({ status: 'pending' })
  expect((await list()).items).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ transferId: transfer.id, nextReadTimestamp: nowSeconds })]),
  )
})

test('the rest of a part that arrived is asked for by a pay link, whose address the audit log hides', async () => {
  const { id } = await lost()
  const restOf = (of: string) => call('POST', `/Transfers/${of}/restLink`, { token })
  expect((await restOf(id)).body.errorType).toBe('conflict')
  await resolve(id, { action: 'askForRest', note, amount: '9.99' })
  expect((await call('GET', `/Transfers/${id}/history`, { token })).body.content).toMatchObject({
    missingDecimal: '2.51',
    connectionId: expect.any(String),
    linkSessionId: null,
  })
  const { content } = (await restOf(id)).body
  expect(content).toMatchObject({
    paymentLink: expect.stringContaining('/link?code='),
    amountDecimal: '2.51',
    symbol: 'USDC',
  })
  const [audited] = await server.ctx.store.audit.list(server.client.scope, { count: 1 })
  expect(audited).toMatchObject({ operation: 'createRestLink', target: id, after: { paymentLink: '(hidden)' } })
})

test('another client’s transfer is neither listed nor resolved', async () => {
  const { id } = await lost()
  const stranger = (await managing(server, await server.addClient())).token
  const answer = await call('POST', `/Transfers/${id}/resolve`, { token: stranger, body: { action: 'notSent', note } })
  expect(answer.status).toBe(404)
  expect((await call('GET', '/Transfers/review', { token: stranger })).body.content).toEqual({ items: [], total: 0 })
})
