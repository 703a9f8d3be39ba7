import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { provisionClient, type Tables } from '@rialto/store'
import { createTestDatabase, type TestDatabase } from '@rialto/store/testing'
import { createVault } from '@rialto/vault'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { type RunningServer, startServer } from './main.ts'

let folder: string
let made: TestDatabase<Tables>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-main-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>Link</title>')
  writeFileSync(join(folder, 'policy.json'), '{"scripts":[],"styles":[]}')
  made = await createTestDatabase()
})
afterAll(async () => {
  await made.drop()
  rmSync(folder, { recursive: true, force: true })
})

const vaultKey = `main:${randomBytes(32).toString('base64')}`
const start = (env: Record<string, string> = {}) =>
  startServer({
    RIALTO_ENVIRONMENT: 'production',
    RIALTO_PUBLIC_URL: 'https://link.example.com',
    RIALTO_VAULT_KEYS: vaultKey,
    RIALTO_LINK_DIR: folder,
    RIALTO_DATA_DIR: folder,
    RIALTO_LOG_LEVEL: 'silent',
    RIALTO_DRAIN_SECONDS: '0',
    DATABASE_URL: made.url,
    PORT: '0',
    ...env,
  })
const get = async ({ origin }: RunningServer, path: string) => {
  const headers = { 'x-client-id': '00000000-0000-4000-8000-000000000001', 'x-client-secret': 'wrong' }
  const answer = await fetch(`${origin}${path}`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const ready = async (server: RunningServer) => (await get(server, '/readyz')).status

/** Between the server and its database, to be cut. */
const startProxy = async () => {
  const target = new URL(made.url)
  const sockets = new Set<Socket>()
  const listen = (port: number) =>
    new Promise<Server>(resolve => {
      const proxy = createServer(inner => {
        const outer = connect(Number(target.port), target.hostname)
        for (const socket of [inner, outer]) sockets.add(socket.on('error', () => undefined))
        inner.pipe(outer).pipe(inner)
      })
      proxy.listen(port, '127.0.0.1', () => resolve(proxy))
    })
  let proxy = await listen(0)
  const { port } = proxy.address() as AddressInfo
  const url = new URL(made.url)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut() {
      proxy.close()
      sockets.forEach(socket => socket.destroy())
    },
    restore: async () => void (proxy = await listen(port)),
  }
}

test('a lost database: not ready, 503 with Retry-After, a page for users, and well again without a restart', async () => {
  const proxy = await startProxy()
  const server = await start({ DATABASE_URL: proxy.url })
  expect(await ready(server)).toBe(200)
  proxy.cut()
  await vi.waitFor(async () => expect(await ready(server)).toBe(503), { timeout: 60_000 })
  expect((await get(server, '/healthz')).status).toBe(200)
  const api = await get(server, '/api/v1/integrations')
  expect([api.status, api.headers.get('retry-after')]).toEqual([503, '2'])
  expect(JSON.parse(api.text)).toMatchObject({ status: 'serverFailure', errorType: 'serviceUnavailable' })
  const page = await get(server, '/link?code=abc')
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(page.text).toContain('Not available right now')
  await proxy.restore()
  await vi.waitFor(async () => expect(await ready(server)).toBe(200), { timeout: 60_000 })
  expect((await get(server, '/api/v1/integrations')).status).toBe(401)
  await server.stop()
  proxy.cut()
})

test('a stop: not ready at once, requests are served on closing connections, and then it ends', async () => {
  const server = await start({ RIALTO_DRAIN_SECONDS: '1' })
  const stopped = server.stop()
  const probe = await get(server, '/readyz')
  expect([probe.status, probe.text, probe.headers.get('connection')]).toEqual([503, '{"status":"draining"}', 'close'])
  const served = await get(server, '/link')
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
  await stopped
  await expect(get(server, '/healthz')).rejects.toThrow()
})

test('a rotation that left this server’s key behind takes it out of the balancer', async () => {
  const server = await start()
  expect(await ready(server)).toBe(200)
  const other = await createTestDatabase()
  await start({ DATABASE_URL: other.url, RIALTO_VAULT_KEYS: `main:${randomBytes(32).toString('base64')}` }).then(one =>
    one.stop(),
  )
  const { sealed_text } = await other.db.selectFrom('vault_canaries').select('sealed_text').executeTakeFirstOrThrow()
  await made.db.updateTable('vault_canaries').set({ sealed_text }).execute()
  await vi.waitFor(async () => expect(await ready(server)).toBe(503), { timeout: 60_000 })
  await made.db.deleteFrom('vault_canaries').execute()
  await other.drop()
  await server.stop()
})

test('two servers together serve a key as many requests as its limit, and not twice as many', async () => {
  const limit = 30
  const servers = [await start({ RIALTO_RATE_LIMIT_PER_MINUTE: String(limit) })]
  servers.push(await start({ RIALTO_RATE_LIMIT_PER_MINUTE: String(limit) }))
  const scope = { clientId: randomUUID(), environment: 'production' as const }
  const secret = `sk_${randomBytes(32).toString('hex')}`
  const secretHash = createHash('sha256').update(secret).digest()
  await provisionClient(
    made.db,
    createVault({ current: 'x', keys: [{ id: 'x', key: randomBytes(32) }] }),
    { scope, name: 'Shop', keyId: randomUUID(), secretHash, allowedOrigins: [] },
    new Date(),
  )
  await made.db
    .insertInto('client_ip_ranges')
    .values({
      ...{ id: randomUUID(), client_id: scope.clientId, environment: scope.environment },
      ...{ range: '127.0.0.0/8', label: '', created_at: new Date() },
    })
    .execute()
  const headers = { 'x-client-id': scope.clientId, 'x-client-secret': secret }
  const ask = async (index: number) =>
    (await fetch(`${servers[index % 2]?.origin}/api/v1/transfers/managed/networks`, { headers })).status
  // Until the first has seen the second, it counts for itself.
  await vi.waitFor(
    async () => {
      await ask(0)
      expect(await made.db.selectFrom('rate_limits').select('key').execute()).toHaveLength(1)
    },
    { timeout: 20_000, interval: 200 },
  )
  await made.db.deleteFrom('rate_limits').execute()
  const begun = performance.now()
  const statuses = await Promise.all(Array.from({ length: 4 * limit }, (_, index) => ask(index)))
  const refilled = ((performance.now() - begun + 2_000) * limit) / 60_000
  const served = statuses.filter(status => status === 200).length
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(served).toBeGreaterThanOrEqual(limit - 4)
  expect(served).toBeLessThanOrEqual(limit + Math.ceil(refilled))
  await Promise.all(servers.map(server => server.stop()))
})

test('with separate roles the API leaves jobs to the worker, and the worker serves only its probes', async () => {
  const api = await start({ RIALTO_ROLE: 'api' })
  const job = { kind: 'webhook.deliver', key: 'role', payload: JSON.stringify({ eventId: randomUUID() }) }
  await made.db
    .insertInto('jobs')
    .values({ ...job, run_at: new Date() })
    .execute()
  const isDone = async () =>
    (await made.db.selectFrom('jobs').where('key', '=', 'role').select('done_at').executeTakeFirstOrThrow()).done_at
  // A worker claims what is due when it starts, and once a second: by then the API would have had it.
  expect((await get(api, '/api/v1/integrations')).status).toBe(401)
  expect(await ready(api)).toBe(200)
  const { owner_id, attempts } = await made.db
    .selectFrom('jobs')
    .where('key', '=', 'role')
    .select(['owner_id', 'attempts'])
    .executeTakeFirstOrThrow()
  expect([owner_id, attempts]).toEqual([null, 0])
  const worker = await start({ RIALTO_ROLE: 'worker' })
  await vi.waitFor(async () => expect(await isDone()).not.toBeNull(), { timeout: 60_000 })
  expect([await ready(worker), (await get(worker, '/healthz')).status]).toEqual([200, 200])
  for (const path of ['/api/v1/integrations', '/link', '/docs']) expect((await get(worker, path)).status).toBe(404)
  await Promise.all([api.stop(), worker.stop()])
  await expect(start({ RIALTO_ROLE: 'both' })).rejects.toThrow('RIALTO_ROLE must be one of all, api, worker')
})
