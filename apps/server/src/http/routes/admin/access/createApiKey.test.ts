import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'
import { addMember, signedIn } from '../testing/memberCaller.ts'

const server = useTestServer()
let token: string
let othersToken: string
beforeAll(async () => {
  token = (await managing(server)).token
  othersToken = (await managing(server, await server.addClient())).token
})

const call = adminCaller(server)

test('a key that is created here opens the integration API until it is revoked here', async () => {
  const made = await call('POST', '/ApiKeys', { token, body: { label: 'shop', permissions: ['read'] } })
  const { id, secret } = made.body.content
  const as = { clientId: server.client.clientId, secret }
  const list = () => server.call('GET', '/api/v1/integrations', { as })
  expect((await list()).status).toBe(200)
  const keys = (await call('GET', '/ApiKeys', { token })).body.content
  expect(keys).toContainEqual(
    expect.objectContaining({ id, label: 'shop', permissions: ['read'], revokedTimestamp: null }),
  )
  expect(JSON.stringify(keys)).not.toContain(secret)
  const others = await call('DELETE', `/ApiKeys/${id}`, { token: othersToken })
  const nobodys = await call('DELETE', `/ApiKeys/${randomUUID()}`, { token: othersToken })
  expect([others.status, others.text]).toEqual([404, nobodys.text])
  expect((await list()).status).toBe(200)
  expect((await call('DELETE', `/ApiKeys/${id}`, { token })).status).toBe(200)
  expect((await list()).status).toBe(401)
})

test('a key is refused from when on it expires, and leaves its place to another one', async () => {
  const nowS = () => Math.floor(server.ctx.clock.nowMs() / 1000)
  const create = (expiresTimestamp: number) =>
    call('POST', '/ApiKeys', { token, body: { label: 'short', permissions: ['read', 'write'], expiresTimestamp } })
  const live = (await call('GET', '/ApiKeys', { token })).body.content
  for (const { id } of live.filter((one: { isConfigured: boolean }) => !one.isConfigured))
    await call('DELETE', `/ApiKeys/${id}`, { token })
  for (const wrong of [nowS() - 1, nowS() + 6 * 366 * 86_400]) expect((await create(wrong)).status).toBe(400)
  const made = await create(nowS() + 60)
  expect((await create(nowS() + 3_600)).status).toBe(200)
  expect((await create(nowS() + 60)).status).toBe(409)
  const { id, secret, expiresTimestamp } = made.body.content
  const as = { clientId: server.client.clientId, secret }
  const tried = async () => (await server.call('GET', '/api/v1/integrations', { as })).status
  expect(await tried()).toBe(200)
  server.simulators.clock.advance(61_000)
  expect(await tried()).toBe(401)
  expect((await create(nowS() + 60)).status).toBe(200)
  const keys = (await call('GET', '/ApiKeys', { token })).body.content
  expect(keys).toContainEqual(expect.objectContaining({ id, expiresTimestamp, revokedTimestamp: null }))
})

test('origins and IP ranges are the client’s own', async () => {
  const allowedOrigins = ['https://shop.example']
  await call('POST', '/Client/allowedOrigins', { token, body: { allowedOrigins } })
  expect((await call('GET', '/Client/allowedOrigins', { token })).body.content).toEqual({ allowedOrigins })
  const wrong = { allowedOrigins: ['shop.example'] }
  expect((await call('POST', '/Client/allowedOrigins', { token, body: wrong })).status).toBe(400)
  const { id } = (await call('POST', '/IpRanges', { token, body: { range: '203.0.113.7/24' } })).body.content
  expect((await call('GET', '/IpRanges', { token })).body.content).toMatchObject([{ id, range: '203.0.113.0/24' }])
  expect((await call('GET', '/IpRanges', { token: othersToken })).body.content).toEqual([])
  const others = await call('DELETE', `/IpRanges/${id}`, { token: othersToken })
  const nobodys = await call('DELETE', `/IpRanges/${randomUUID()}`, { token: othersToken })
  expect([others.status, others.text]).toEqual([404, nobodys.text])
  expect((await call('DELETE', `/IpRanges/${id}`, { token })).status).toBe(200)
})

test('an owner makes account management keys; revoking one ends its tokens', async () => {
  const headers = await signedIn(server, await addMember(server, 'owner'))
  const { id, secret } = (await call('POST', '/ManagementKeys', { headers, body: { label: 'office' } })).body.content
  const body = { clientId: server.client.clientId, clientSecret: secret }
  const given = (await call('POST', '/Token', { body })).body.content.id_token as string
  expect((await call('GET', '/ApiKeys', { token: given })).status).toBe(200)
  expect((await call('GET', '/ManagementKeys', { headers })).body.content).toContainEqual(
    expect.objectContaining({ id, label: 'office' }),
  )
  expect((await call('DELETE', `/ManagementKeys/${id}`, { headers })).status).toBe(200)
  expect((await call('GET', '/ApiKeys', { token: given })).status).toBe(401)
  expect((await call('DELETE', `/ManagementKeys/${id}`, { headers })).status).toBe(404)
})
