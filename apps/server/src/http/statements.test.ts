import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { toShop } from '../testing/linkFlows.ts'

/** Every statement that goes over a connection, `begin` and `commit` included. */
const sent = vi.spyOn(pg.Client.prototype, 'query')
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(async () => {
  await server?.stop()
  sent.mockRestore()
})
// Whatever a test finds is known: the key was read and its use noted.
beforeEach(() => server.call('GET', '/api/v1/status'))

const statementsOf = async (work: () => Promise<{ status: number }>): Promise<string[]> => {
  // The use of the key is noted beside the request: one more statement shows that it has been sent.
  await server.db.selectFrom('clients').select('id').execute()
  sent.mockClear()
  expect((await work()).status).toBe(200)
  return sent.mock.calls.map(([query]) => {
    const text = typeof query === 'string' ? query : (query as unknown as { text: string }).text
    return text.split(' ').slice(0, 3).join(' ')
  })
}

const linkToken = () => server.call('POST', '/api/v1/linktoken', { body: { userId: 'user-1', ...toShop() } })

test('a link token takes one insert, in its own transaction', async () => {
  expect(await statementsOf(linkToken)).toEqual(['insert into "link_sessions"'])
})

test('a link token for a client without a cached record takes three statements: read the client, note its request, insert the token', async () => {
  server.simulators.clock.advance(60_000)
  expect((await statementsOf(linkToken)).sort()).toEqual([
    'insert into "link_sessions"',
    'select "api_keys".*, "client_settings"."may_bridge",',
    'update "api_keys" set',
  ])
})

test.each(['/api/v1/integrations', '/api/v1/status', '/api/v1/assets/cryptocurrency?Search=btc'])(
  'a read from memory sends none: %s',
  async url => {
    expect(await statementsOf(() => server.call('GET', url))).toEqual([])
  },
)

test('route discovery and the gate before it send none', async () => {
  await server.ctx.store.clients.setMayBridge(server.client.scope, true)
  server.ctx.store.access.forget(server.client.scope)
  await server.call('GET', '/api/v1/status')
  const body = { sources: [{ network: 'eip155:1', asset: 'USDC' }] }
  await server.call('POST', '/api/v1/bridging/routes/withdrawal', { body })
  expect(await statementsOf(() => server.call('POST', '/api/v1/bridging/routes/withdrawal', { body }))).toEqual([])
})
