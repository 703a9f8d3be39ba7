import { randomUUID } from 'node:crypto'

import { aConnection, aTransfer } from '@rialto/core/testing'
import { stuckAfterMs } from '@rialto/core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, signedIn } from '../testing/memberCaller.ts'

let server: TestServer
let owner: Readonly<Record<string, string>>
let second: Readonly<Record<string, string>>
let token: string
beforeAll(async () => {
  server = await createTestServer()
  token = (await managing(server)).token
  const [one, other] = await Promise.all([addMember(server, 'owner'), addMember(server, 'developer')])
  ;[owner, second] = await Promise.all([signedIn(server, one), signedIn(server, other)])
  const body = { operations: ['resolveTransfer', 'replaceCallbackUrls', 'replaceApprovalSettings'] }
  expect((await call('PUT', '/Approvals/settings', { headers: owner, body })).status).toBe(200)
})
afterAll(() => server?.stop())

const call: ReturnType<typeof adminCaller> = (...request) => adminCaller(server)(...request)
const note = 'Ticket 1042: confirmed by their support'

const lost = async (): Promise<string> => {
  const { store, clock } = server.ctx
  const connection = aConnection(server.client.scope)
  await store.connections.insert(connection)
  const createdAtMs = clock.nowMs() - stuckAfterMs - 1
  const transfer = aTransfer(connection, { phase: 'unknown', createdAtMs })
  await store.transfers.insert(transfer, { cause: 'requested', atMs: createdAtMs })
  return transfer.id
}

const request = async (id: string, changes: object = {}, by: object = { headers: owner }) =>
  call('POST', '/Approvals', {
    ...by,
    body: { operation: 'resolveTransfer', params: { id }, body: { action: 'notSent', note }, ...changes },
  })
const approve = (id: string, by: object = { headers: second }) => call('POST', `/Approvals/${id}/approve`, by)

test('a change that needs a second member is refused to members and keys, and made once when another member approves', async () => {
  const id = await lost()
  const direct = { body: { action: 'notSent', note } }
  for (const by of [{ headers: owner }, { token }]) {
    const refused = await call('POST', `/Transfers/${id}/resolve`, { ...by, ...direct })
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('POST /Approvals')])
  }
  const approval = (await request(id)).body.content
  expect(approval).toMatchObject({ operation: 'resolveTransfer', params: { id }, body: { action: 'notSent', note } })
  expect((await call('GET', '/Approvals', { token })).body.content).toContainEqual(approval)
  expect((await approve(approval.id, { headers: owner })).body.message).toContain('another member')
  expect((await approve(approval.id, { token })).body.message).toContain('Only a member')
  const answers = await Promise.all([approve(approval.id), approve(approval.id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await server.ctx.store.transfers.find(server.client.scope, id))?.phase).toBe('failed')
  const [entry] = await server.ctx.store.audit.list(server.client.scope, { count: 1 })
  expect(entry).toMatchObject({
    operation: 'resolveTransfer',
    target: id,
    after: { requestedBy: approval.requestedBy },
  })
  expect(entry?.actor.name).not.toBe(approval.requestedBy)
})

test.each([
  ['invalidField', { body: { action: 'notSent', note: 'short' } }],
  ['invalidField', { params: { id: 'x' } }],
  ['invalidField', { operation: 'createApiKey' }],
])('%s: a request that the operation itself would refuse is not stored (%j)', async (errorType, changes) => {
  expect((await request(randomUUID(), changes)).body.errorType).toBe(errorType)
})

test('the role of the change itself is needed to request and to approve it', async () => {
  const change = { operation: 'replaceApprovalSettings', params: {}, body: { operations: [] } }
  expect((await request('', change, { headers: second })).body.message).toBe('This needs the role owner.')
  const { id } = (await request('', change)).body.content
  expect((await approve(id)).body.message).toBe('This needs the role owner.')
  const refused = await call('PUT', '/Approvals/settings', { headers: owner, body: { operations: [] } })
  expect(refused.status).toBe(403)
  expect((await call('DELETE', `/Approvals/${id}`, { headers: second })).status).toBe(200)
  expect((await approve(id)).status).toBe(404)
})

test('a change that fails when it is approved answers why, and has to be requested again', async () => {
  const { id } = (await request(randomUUID())).body.content
  expect((await approve(id)).body.errorType).toBe('notFound')
  expect((await call('GET', '/Approvals', { token })).body.content).not.toContainEqual(expect.objectContaining({ id }))
})

test('a request of another client and an unknown request receive the same response', async () => {
  const { id } = (await request(await lost())).body.content
  const stranger = await managing(server, await server.addClient())
  const answers = await Promise.all(
    [id, randomUUID()].map(one => call('DELETE', `/Approvals/${one}`, { token: stranger.token })),
  )
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
})

test('one person with a management key is one member: the key requests and withdraws nothing', async () => {
  const id = await lost()
  const byKey = await request(id, {}, { token })
  expect([byKey.status, byKey.body.message]).toEqual([403, 'Only a member can request a change.'])
  const approval = (await request(id)).body.content
  const withdrawn = await call('DELETE', `/Approvals/${approval.id}`, { token })
  expect([withdrawn.status, withdrawn.body.message]).toEqual([403, 'Only a member can withdraw a change.'])
  expect((await approve(approval.id)).status).toBe(200)
  const [entry] = await server.ctx.store.audit.list(server.client.scope, { count: 1 })
  const { requestedById } = entry?.after ?? {}
  expect([entry?.actor.kind, requestedById]).toEqual(['member', approval.requestedById])
  expect(entry?.actor.id).not.toBe(requestedById)
})
