import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { baseSepoliaId, connectByKey, openSession, shopAddress, toShop } from '../../../testing/linkFlows.ts'

let server: TestServer
beforeAll(async () => {
  // Nothing is delivered here: what is stored for the endpoint is looked at.
  server = await createTestServer({ webhookUrl: 'http://127.0.0.1:9/webhooks' })
})
afterAll(() => server?.stop())

const everyMs = 2 * 60_000
const ready = async (sessionId: string) => {
  const events = await server.db.selectFrom('webhook_events').select(['type', 'body']).execute()
  const bodies = events.filter(({ type }) => type === 'linkSession.ready').map(({ body }) => body as object)
  return bodies.filter(body => 'SessionId' in body && body.SessionId === sessionId)
}
const later = async (ms = everyMs) => {
  server.simulators.clock.advance(ms)
  await server.runJobs()
}
const waiting = async (userId: string, persona: string) => {
  const opened = await openSession(server, { userId, ...toShop({ transferType: 'deposit' }) })
  const { session, connection } = await connectByKey(server, 'kraken', persona, opened)
  const body = { connectionId: connection.connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
  const preview = () => server.call('POST', '/link/api/transfers/preview', { session, body })
  expect((await preview()).body.content.obstacle).toBe('whitelist')
  const sessions = await server.db.selectFrom('link_sessions').select(['id', 'request']).execute()
  const sessionId = sessions.find(({ request }) => request.userId === userId)?.id ?? expect.fail('no session')
  return { session, preview, sessionId }
}
const save = (persona: string) =>
  server.simulators.control('POST', '/kraken/addresses', {
    persona,
    symbol: 'USDC',
    network: 'Base',
    addresses: [shopAddress],
  })

const watched = async (sessionId: string) => {
  const jobs = await server.db
    .selectFrom('jobs')
    .select(['key', 'done_at'])
    .where('kind', '=', 'linkSession.watch')
    .execute()
  return jobs.filter(({ key, done_at }) => key === sessionId && done_at === null).length
}

test('the institution is read until the session expires, and no longer', async () => {
  const { sessionId } = await waiting('user-gone', 'Mesh4')
  await later()
  expect(await watched(sessionId)).toBe(1)
  await later(2 * 60 * 60_000)
  expect(await watched(sessionId)).toBe(0)
  expect(await ready(sessionId)).toEqual([])
})

test('a session that waits for a saved address is reported once it is saved, also after its user left', async () => {
  const { session, sessionId, preview } = await waiting('user-waits', 'Mesh')
  await later()
  expect(await ready(sessionId)).toEqual([])
  const body = { outcome: 'exited', page: 'transferPreviewPage', returns: false }
  await server.call('POST', '/link/api/session/finish', { session, body })
  await save('Mesh')
  await later()
  const [event, ...more] = await ready(sessionId)
  expect(event).toMatchObject({ UserId: 'user-waits', Outcome: 'exited', TransferId: null, Sequence: 1 })
  expect(JSON.stringify(event)).not.toContain(shopAddress)
  expect((await preview()).body.content.obstacle).toBeUndefined()
  await later()
  expect(more).toEqual([])
  expect(await ready(sessionId)).toHaveLength(1)
})

test('an institution that does not answer is not taken for one that lists the address', async () => {
  const { sessionId } = await waiting('user-of-silent', 'Mesh4')
  await server.simulators.control('POST', '/faults', {
    host: 'api.kraken.com',
    mode: 'status',
    code: 503,
    path: '/',
    times: 1_000,
  })
  await later()
  await later()
  expect(await ready(sessionId)).toEqual([])
  await server.simulators.control('DELETE', '/faults')
  await save('Mesh4')
  // The breaker closes with the first look that is answered.
  for (let looks = 0; looks < 10 && (await ready(sessionId)).length === 0; looks += 1) await later()
  expect(await ready(sessionId)).toHaveLength(1)
})
