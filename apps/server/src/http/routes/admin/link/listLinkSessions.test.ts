import { createWebhookEndpoint, type LoggedRequest } from '@rialto/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, openSession, toShop, opening } from '../../../../testing/linkFlows.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const answered: LoggedRequest[] = []
let server: TestServer
let token: string
let stranger: string
let other: Awaited<ReturnType<TestServer['addClient']>>

const signIn = async () => {
  token = (await managing(server)).token
  stranger = (await managing(server, other)).token
}

beforeAll(async () => {
  server = await createTestServer({ recordRequest: request => answered.push(request) })
  other = await server.addClient()
  await signIn()
})
afterAll(() => server?.stop())

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, as = token) =>
  adminCaller(server)(method, path, { body, token: as })

/** What the server does twice a second. */
const write = () => server.ctx.store.requestLog.insertAll(answered.splice(0))

const secretKey = 'SecretOfTheUser'

/** A wrong key, then a right one, a preview, and the user leaves. */
const visit = async (userId: string) => {
  const opened = await openSession(server, { userId, ...toShop({ transactionId: `order-of-${userId}` }) })
  const { session } = opened
  await connectBinance(server, secretKey, opened)
  const { connection } = await connectBinance(server, undefined, opened)
  const { connectionId } = connection
  const preview = { connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
  expect((await server.call('POST', '/link/api/transfers/preview', { session, body: preview })).status).toBe(200)
  for (let times = 0; times < 3; times += 1) await server.call('GET', '/link/api/session', { session })
  const exit = { outcome: 'exited', page: 'transferPreviewPage', returns: false }
  await server.call('POST', '/link/api/session/finish', { session, body: exit })
  await write()
  return connectionId
}

const sessionOf = async (userId: string) => (await call('POST', '/LinkSessions/list', { userId })).body.content.items[0]

test('a session is listed with its progress, and its requests are replayed without typed values', async () => {
  await visit('ann')
  const session = await sessionOf('ann')
  expect(session).toMatchObject({
    state: 'exited',
    stage: 'connected',
    exitPage: 'transferPreviewPage',
    clientTransactionId: 'order-of-ann',
    transferId: null,
    connections: 1,
  })
  const { body } = await call('GET', `/LinkSessions/${session.id}/history`)
  const { events } = body.content
  expect(events.map(({ name, subject, errorType }: never) => [name, subject, errorType])).toEqual([
    ['openLinkSession', null, null],
    ['connectWithKey', 'Binance', 'credentialsRefused'],
    ['connectWithKey', 'Binance', null],
    ['linkPreview', 'USDC', null],
    ['readLinkSession', null, null],
    ['finishLinkSession', 'transferPreviewPage', null],
  ])
  const { rows } = await sql<{ row: string }>`select row_to_json(r)::text as row from logged_requests r`.execute(
    server.db,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { row } of rows)
    for (const hidden of [secretKey, 'Pass123', 'lst_', '"5"', 'ann']) expect(row).not.toContain(hidden)
})

test('filters and pages work, and another client finds nothing', async () => {
  await visit('bea')
  server.simulators.clock.advance(1_000)
  await openSession(server, { userId: 'bea' })
  const list = async (body: object, as?: string) => (await call('POST', '/LinkSessions/list', body, as)).body.content
  expect((await list({ userId: 'bea' })).items.map(({ state }: never) => state)).toEqual(['open', 'exited'])
  expect((await list({ userId: 'bea', state: 'open' })).items).toHaveLength(1)
  expect((await list({ state: 'finished' })).items).toEqual([])
  const first = await list({ userId: 'bea', count: 1 })
  const second = await list({ userId: 'bea', count: 1, cursor: first.nextCursor })
  expect(second.items[0].state).toBe('exited')
  expect(second.nextCursor).toBeUndefined()
  server.simulators.clock.advance(server.ctx.settings.linkSessionTtlMs + 1)
  await signIn()
  expect((await list({ userId: 'bea', state: 'expired' })).items).toHaveLength(1)
  expect((await list({}, stranger)).items).toEqual([])
  const { id } = second.items[0]
  const random = '3f1c0a52-7f0e-4e0f-9d51-2f6a8c1b7e90'
  const [foreign, unknown] = await Promise.all(
    [id, random].map(one => call('GET', `/LinkSessions/${one}/history`, undefined, stranger)),
  )
  expect(foreign?.status).toBe(404)
  expect(foreign?.body).toEqual(unknown?.body)
})

test('the overview counts each step, where users left and what failed', async () => {
  const { link } = (await call('GET', '/Overview')).body.content
  expect(link).toMatchObject({ opened: 3, connected: 2, previewed: 2, sent: 0, succeeded: 0 })
  expect(link.exits).toEqual([{ page: 'transferPreviewPage', sessions: 2 }])
  expect(link.errors).toEqual([{ operation: 'connectWithKey', errorType: 'credentialsRefused', sessions: 2 }])
  expect((await call('GET', '/Overview', undefined, stranger)).body.content.link.errors).toEqual([])
})

test('a listed connection shows its scopes, and ending it revokes its tokens and sessions', async () => {
  const connectionId = await visit('cleo')
  const list = async (body: object, as?: string) => (await call('POST', '/Connections/list', body, as)).body.content
  const { items } = await list({ userId: 'cleo' })
  expect(items).toMatchObject([
    { id: connectionId, name: 'Binance', state: 'active', mayRead: true, mayWithdraw: true, missingPermissions: [] },
  ])
  expect((await list({ state: 'needsReconnect' })).items).toEqual([])
  expect((await list({ integrationType: 'coinbase' })).items).toEqual([])
  const pages = await list({ count: 1 })
  expect((await list({ count: 5, cursor: pages.nextCursor })).items).toHaveLength(2)
  expect((await list({}, stranger)).items).toEqual([])
  expect((await call('DELETE', `/Connections/${connectionId}`, undefined, stranger)).status).toBe(404)
  const exported = (await call('GET', '/Users/cleo/export')).body.content
  expect(exported.linkRequests.map(({ operation }: never) => operation)).toContain('linkPreview')
  const ended = await call('DELETE', `/Connections/${connectionId}`)
  expect(ended.body.content).toEqual({ isErased: true, waitsFor: [] })
  expect((await list({ userId: 'cleo' })).items).toEqual([])
  expect((await call('DELETE', `/Connections/${connectionId}`)).status).toBe(404)
  const { rows } = await sql`select from logged_requests r
    where not exists (select from link_sessions s where s.id = r.link_session_id) and r.api = 'link'`.execute(server.db)
  expect(rows).toEqual([])
})

test('entries of an erased session are not written, and the others of the batch are', async () => {
  await openSession(server, { userId: 'dora' })
  await server.call('GET', '/api/v1/integrations', {})
  await call('DELETE', '/Users/dora')
  await write()
  const { rows } = await sql<{ api: string; operation: string }>`
    select api, operation from logged_requests order by id desc limit 5`.execute(server.db)
  expect(rows.map(({ operation }) => operation)).not.toContain('openLinkSession')
  expect(rows.map(({ api }) => api)).toContain('integration')
  expect(rows.map(({ operation }) => operation)).toContain('eraseUser')
})

test('the request log is filtered by API, result, error, key and session, grouped by error, and contains no requests of another client', async () => {
  await server.call('POST', '/api/v1/linktoken', {
    body: { userId: 'eve@example.com', unknown: 'x', restrictMultipleAccounts: 1 },
  })
  await server.call('GET', '/api/v1/integrations', {})
  await call('GET', '/Users/eve%40example.com/export')
  await write()
  const list = async (body: object, as?: string) => (await call('POST', '/RequestLog/list', body, as)).body.content
  const [refused] = await list({ api: 'integration', result: 'refused' })
  expect(refused).toMatchObject({
    operation: 'createLinkToken',
    method: 'POST',
    path: '/api/v1/linktoken',
    fields: ['userId', 'restrictMultipleAccounts'],
    statusCode: 400,
    errorType: 'invalidField',
    linkSessionId: null,
  })
  expect(await list({ keyId: refused.keyId, errorType: 'invalidField' })).toEqual([refused])
  expect(await list({ operation: 'exportUser' })).toMatchObject([
    { path: '/admin/api/v1/Users/<userId>/export' },
    { path: '/admin/api/v1/Users/<userId>/export' },
  ])
  const all = await list({ count: 100 })
  expect(await list({ count: 100, beforeId: all[0].id })).toEqual(all.slice(1))
  expect((await list({ result: 'failed' })).length).toBe(0)
  expect(
    await list({
      api: 'link',
      linkSessionId: refused.id.padStart(32, '0').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    }),
  ).toEqual([])
  const errors = (await call('GET', '/RequestLog/errors')).body.content
  expect(errors).toContainEqual(
    expect.objectContaining({ operation: 'createLinkToken', errorType: 'invalidField', requests: 1 }),
  )
  expect(await list({ keyId: refused.keyId }, stranger)).toEqual([])
  expect(
    (await call('GET', '/RequestLog/errors', undefined, stranger)).body.content.every(
      ({ operation }: never) => operation !== 'createLinkToken',
    ),
  ).toBe(true)
  expect(JSON.stringify(all)).not.toContain('eve')
})

/** A wrong key, and the user leaves. */
const leave = async (opened: Awaited<ReturnType<typeof openSession>>) => {
  await connectBinance(server, secretKey, opened)
  const body = { outcome: 'exited', page: 'integrationLoginPage', returns: false }
  await server.call('POST', '/link/api/session/finish', { session: opened.session, body })
  await write()
}

/** Link as the dashboard opens it for a member. */
const openPreview = async () => {
  const configuration = await call('POST', '/LinkConfiguration', { name: 'Checkout' })
  const preview = await call('POST', `/LinkConfiguration/${configuration.body.content.configurationId}/preview`)
  const code = new URL(preview.body.content.previewUrl).searchParams.get('code') ?? ''
  const { body } = await server.call('POST', '/link/api/session', { body: opening(code), as: null })
  return { code, session: body.content.sessionToken }
}

test('a preview in the dashboard leaves no statistics, session, request log entry or webhook', async () => {
  await call('POST', '/Webhooks/endpoints', { url: 'http://127.0.0.1:9/' })
  const figures = async () => (await call('GET', '/Overview')).body.content.link
  const errors = async () => (await call('GET', '/RequestLog/errors')).body.content
  const users = async (body: object) =>
    (await call('POST', '/LinkSessions/list', body)).body.content.items.map(({ userId }: never) => userId)
  const events = async () => (await call('POST', '/Webhooks/deliveries/list', {})).body.content
  const before = [await figures(), await errors(), await users({ count: 100 })]
  const preview = await openPreview()
  await leave(preview)
  const entries = await server.ctx.store.audit.list(server.client.scope, { count: 9 })
  expect(entries.map(({ operation }) => operation)).toContain('previewLinkConfiguration')
  expect(JSON.stringify(entries)).not.toContain(preview.code)
  expect([await figures(), await errors(), await users({ count: 100 })]).toEqual(before)
  expect(await events()).toEqual([])
  // It is hidden from nobody who asks for it.
  expect(await users({ userId: 'dashboard-preview' })).toEqual(['dashboard-preview'])
  await leave(await openSession(server, { userId: 'finn' }))
  const after = await figures()
  expect(after.opened).toBe(before[0].opened + 1)
  expect(after.exits).toContainEqual({ page: 'integrationLoginPage', sessions: 1 })
  expect(await events()).toMatchObject([{ eventType: 'linkSession.finished' }])
})

test('retention removes exactly the rows older than the limit', async () => {
  const { requestLog } = server.ctx.store
  const ids = async () => (await requestLog.list(server.client.scope, { count: 500 })).map(({ id }) => id)
  const before = await ids()
  await requestLog.prune('production', server.ctx.clock.nowMs() + 1)
  await requestLog.prune('sandbox', server.ctx.clock.nowMs() - 24 * 60 * 60_000)
  expect(await ids()).toEqual(before)
  await requestLog.prune('sandbox', server.ctx.clock.nowMs() + 1)
  expect(await ids()).toEqual([])
})

test('the webhooks of a session are those of the session and of its transfer, for its own client alone', async () => {
  for (const scope of [server.client.scope, other.scope])
    await createWebhookEndpoint(server.ctx, scope, { url: 'https://shop.example/hooks' })
  const pay = async (userId: string) => {
    const opened = await openSession(server, { userId, ...toShop({ transactionId: `order-of-${userId}` }) })
    const { session } = opened
    const { connection } = await connectBinance(server, undefined, opened)
    const post = async (path: string, body: object) =>
      (await server.call('POST', `/link/api${path}`, { session, body })).body.content
    const source = { connectionId: connection.connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
    const { previewId } = await post('/transfers/preview', source)
    expect(await post('/transfers/execute', { previewId })).toMatchObject({ status: 'submitted' })
    await post('/session/finish', { outcome: 'finished', page: 'transferExecutedPage', returns: false })
    await write()
    return (await sessionOf(userId)).id as string
  }
  const [id, another] = [await pay('eve'), await pay('fay')]
  const list = async (linkSessionId: string, as?: string) =>
    (await call('POST', '/Webhooks/deliveries/list', { linkSessionId }, as)).body.content
  const listed = await list(id)
  expect(listed.map(({ eventType }: never) => eventType).toSorted()).toEqual(
    expect.arrayContaining(['linkSession.finished', 'transfer.pending']),
  )
  const idsOf = (events: { eventId: string }[]) => events.map(({ eventId }) => eventId)
  const ofAnother = idsOf(await list(another))
  expect(ofAnother).not.toEqual([])
  expect(idsOf(listed).filter(eventId => ofAnother.includes(eventId))).toEqual([])
  expect(await list(id, stranger)).toEqual([])
})
