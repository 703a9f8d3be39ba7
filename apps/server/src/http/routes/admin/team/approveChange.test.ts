import { randomUUID } from 'node:crypto'

import { aConnection, aTransfer } from '@rialto/core/testing'
import { stuckAfterMs } from '@rialto/core'
import { Secret } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, codeOf, password, signedIn } from '../testing/memberCaller.ts'

const server = useTestServer()
let owner: Readonly<Record<string, string>>
let second: Readonly<Record<string, string>>
let token: string
beforeAll(async () => {
  token = (await managing(server)).token
  const [one, other] = await Promise.all([addMember(server, 'owner'), addMember(server, 'developer')])
  ;[owner, second] = await Promise.all([signedIn(server, one), signedIn(server, other)])
  const body = { operations: ['resolveTransfer', 'replaceCallbackUrls', 'replaceApprovalSettings'] }
  expect((await call('PUT', '/Approvals/settings', { headers: owner, body })).status).toBe(200)
})

const call = adminCaller(server)
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

/** A member of the client by an invitation, as the dashboard makes one. */
const invited = async (by: Readonly<Record<string, string>>, role: string) => {
  const email = `${randomUUID()}@example.com`
  const { invitationUrl } = (await call('POST', '/Members', { headers: by, body: { email, role } })).body.content
  const invitationCode = String(invitationUrl).split('#')[1]
  const read = await call('POST', '/Session/invitation', { body: { invitationCode } })
  const totpSecret = Secret.fromBase32(read.body.content.authenticatorSecret).hex
  // The code of the next step, so that the sign-in's is a later one.
  const body = { invitationCode, email, name: 'Sam', password, oneTimeCode: codeOf(totpSecret, Date.now() - 30_000) }
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await call('POST', '/Session/invitation/accept', { body, headers })).status).toBe(200)
  const found = await server.ctx.store.members.find(server.ctx.environment, { email })
  if (!found) throw new Error('not a member')
  return { ...found, totpSecret }
}

test('an owner who invites an own second address approves nothing with it, and an operator lets a colleague approve at once', async () => {
  const colleague = await invited(owner, 'developer')
  const own = await signedIn(server, colleague)
  const approval = (await request(await lost())).body.content
  const refused = await approve(approval.id, { headers: own })
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('less than seven days')])
  const other = (await request(await lost(), {}, { headers: own })).body.content
  expect((await approve(other.id, { headers: owner })).status).toBe(403)
  const change = { body: { role: 'developer' } }
  expect((await call('PUT', `/Members/${colleague.id}`, { headers: owner, ...change })).status).toBe(200)
  expect((await approve(approval.id, { headers: own })).status).toBe(403)
  const operator = await signedIn(server, await addMember(server))
  expect((await call('PUT', `/Members/${colleague.id}`, { headers: operator, ...change })).status).toBe(200)
  expect((await approve(approval.id, { headers: own })).status).toBe(200)
  const byOperator = await signedIn(server, await invited(operator, 'developer'))
  expect((await approve(other.id, { headers: byOperator })).status).toBe(200)
})

test('a higher role counts anew, and a lower or an equal one changes nothing', async () => {
  const { members } = server.ctx.store
  const { scope } = server.client
  const { id } = await addMember(server, 'support')
  const fromMs = () => members.findApprovesFrom(scope, id)
  const first = await fromMs()
  for (const [role, approvesFromMs, expected] of [
    ['support', 9_000_000_000_000, first],
    ['readOnly', 9_000_000_000_000, first],
    ['owner', 9_000_000_000_000, 9_000_000_000_000],
    ['owner', 9_500_000_000_000, 9_000_000_000_000],
    ['owner', 1_000, 1_000],
  ] as const) {
    await members.setRole(scope, id, { role, approvesFromMs })
    expect(await fromMs()).toBe(expected)
  }
  await server.db
    .updateTable('member_roles')
    .set({ approves_from: null as never })
    .where('member_id', '=', id)
    .execute()
  await members.setRole(scope, id, { role: 'owner', approvesFromMs: 9_000_000_000_000 })
  expect(await fromMs()).toBeUndefined()
})
