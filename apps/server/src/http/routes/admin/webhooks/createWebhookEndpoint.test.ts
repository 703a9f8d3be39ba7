import { randomUUID } from 'node:crypto'

import { aConnection, aTransfer, saveAndEmit, aReason } from '@rialto/core/testing'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts'
import { type Receiver, startReceiver } from '../../../../testing/startReceiver.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

let server: TestServer
let receiver: Receiver
let token: string
beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer()
  token = (await managing(server, server.client)).token
})
beforeEach(async () => {
  receiver.deliveries.length = 0
  for (const { id } of await list()) await call('DELETE', `/endpoints/${id}`)
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, as = token) =>
  adminCaller(server)(method, `/Webhooks${path}`, { token: as, ...(body === undefined ? {} : { body }) })
const list = async (): Promise<{ id: string }[]> => (await call('GET', '/endpoints')).body.content
const create = async (more: object = {}) =>
  (await call('POST', '/endpoints', { url: receiver.url, ...more })).body.content
const deliveries = async (filter: object = {}) => (await call('POST', '/deliveries/list', filter)).body.content

/** A transfer that is reported as pending, through the store. */
const emit = async (): Promise<string> => {
  const connection = aConnection(server.client.scope, { createdAtMs: server.ctx.clock.nowMs() })
  await server.ctx.store.connections.insert(connection)
  const transfer = aTransfer(connection, { phase: 'accepted' })
  await server.ctx.store.transfers.insert(transfer, aReason)
  await server.ctx.store.transaction(repositories => saveAndEmit(server.ctx, repositories, transfer, aReason))
  return transfer.id
}

test('an endpoint is created, listed without its secret, replaced and removed', async () => {
  const { secret, ...created } = await create({ eventTypes: ['transfer.succeeded'], label: 'ledger' })
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(created).toMatchObject({ eventTypes: ['transfer.succeeded'], status: 'active', waitingEvents: 0 })
  expect(await list()).toEqual([created])
  const replaced = (await call('PUT', `/endpoints/${created.id}`, { url: `${receiver.url}/b` })).body.content
  expect(replaced).toMatchObject({ id: created.id, url: `${receiver.url}/b`, eventTypes: [], label: '' })
  expect((await call('GET', `/endpoints/${created.id}`)).body.content).toEqual(replaced)
  expect((await call('DELETE', `/endpoints/${created.id}`)).status).toBe(200)
  expect((await call('GET', `/endpoints/${created.id}`)).status).toBe(404)
})

test('events wait while an endpoint is paused, and are delivered when it is resumed', async () => {
  const { id } = await create()
  expect((await call('POST', `/endpoints/${id}/pause`)).body.content).toMatchObject({ status: 'paused' })
  await emit()
  await server.runJobs()
  expect((await call('GET', `/endpoints/${id}`)).body.content).toMatchObject({ waitingEvents: 1 })
  expect((await call('POST', `/endpoints/${id}/resume`)).body.content).toMatchObject({
    status: 'active',
    pauseReason: null,
  })
  await server.runJobs()
  expect(receiver.deliveries).toHaveLength(1)
})

test('deliveries are listed by filter and replayed with the same EventId', async () => {
  await create()
  const transferId = await emit()
  await server.runJobs()
  expect(await deliveries({ transferId, state: 'delivered' })).toMatchObject([
    { transferId, eventType: 'transfer.pending', attempts: 1, lastStatusCode: 200, nextAttemptTimestamp: null },
  ])
  expect((await call('POST', '/deliveries/replay', { transferId })).body.content).toEqual({ replayed: 1 })
  await server.runJobs()
  const sent = receiver.deliveries.map(({ body }) => JSON.parse(body) as { EventId: string; Id: string })
  expect(new Set(sent.map(({ EventId }) => EventId)).size).toBe(1)
  expect(new Set(sent.map(({ Id }) => Id)).size).toBe(2)
  expect((await call('POST', '/deliveries/replay', {})).body.errorType).toBe('missingField')
})

test('during a rotation a test event is signed with both secrets', async () => {
  const { id, secret } = await create()
  const rotated = (await call('POST', `/endpoints/${id}/secret`, { overlapSeconds: 60 })).body.content
  expect(rotated.previousSecretUntilTimestamp).toBe(Math.floor(server.ctx.clock.nowMs() / 1000) + 60)
  receiver.answerWith(503)
  expect((await call('POST', `/endpoints/${id}/test`)).body.content).toMatchObject({
    accepted: false,
    statusCode: 503,
    error: null,
  })
  const [{ headers, body } = expect.fail()] = receiver.deliveries
  for (const each of [secret, rotated.secret])
    expect(() => new Webhook(each).verify(body, headers as Record<string, string>)).not.toThrow()
})

test('another client’s endpoints, deliveries and replays are answered like unknown ones', async () => {
  const { id } = await create()
  const transferId = await emit()
  await server.runJobs()
  const [{ eventId }] = await deliveries({ transferId })
  const { token: theirs } = await managing(server, await server.addClient())
  for (const path of ['pause', 'resume', 'test']) {
    const foreign = await call('POST', `/endpoints/${id}/${path}`, undefined, theirs)
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe((await call('POST', `/endpoints/${randomUUID()}/${path}`, undefined, theirs)).text)
  }
  expect((await call('GET', '/endpoints', undefined, theirs)).body.content).toEqual([])
  for (const filter of [{ transferId }, { eventId }, { endpointId: id }])
    expect((await call('POST', '/deliveries/list', filter, theirs)).body.content).toEqual([])
  for (const filter of [{ transferId }, { eventId }, { endpointId: id, fromTimestamp: 0 }])
    expect((await call('POST', '/deliveries/replay', filter, theirs)).body.content).toEqual({ replayed: 0 })
  expect((await adminCaller(server)('GET', '/Webhooks/endpoints')).status).toBe(401)
})
