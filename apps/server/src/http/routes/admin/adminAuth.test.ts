import { addIpRange, parseIpRange } from '@rialto/core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'
import { adminCaller, managing } from './testing/adminCaller.ts'

let server: TestServer
let production: TestServer
const lines: string[] = []
const proxies = [parseIpRange('127.0.0.0/8') ?? expect.fail('no range')]
beforeAll(async () => {
  server = await createTestServer({
    access: { rateLimitPerMinute: 20, failuresPerMinute: 10 },
    onLog: line => lines.push(line),
  })
  production = await createTestServer({ environment: 'production', access: { trustedProxies: proxies } })
})
afterAll(async () => {
  await server?.stop()
  await production?.stop()
})

test('wrong keys and tokens from one address are rejected after a limit, and right ones still work', async () => {
  const call = adminCaller(server)
  const { clientId, token } = await managing(server)
  const wrong = { clientId, clientSecret: 'x' }
  const tries = [
    () => call('POST', '/Token', { body: wrong }),
    () => call('GET', '/SubClient', { token: 'x' }),
    () => call('GET', '/SubClient'),
  ]
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1) statuses.push((await tries[turn % 3]?.())?.status ?? 0)
  expect(statuses.slice(0, 10)).toEqual([403, 401, 401, 403, 401, 401, 403, 401, 401, 403])
  expect(statuses.slice(10)).toEqual([429, 429])
  expect((await call('GET', '/SubClient', { token })).status).toBe(200)
  server.simulators.clock.advance(60_000)
})

test('a key and its tokens share one limit, and each response states the remaining quota', async () => {
  const call = adminCaller(server)
  const { token } = await managing(server)
  const other = await managing(server)
  const answers = []
  for (let turn = 0; turn < 20; turn += 1) answers.push(await call('GET', '/SubClient', { token }))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 19 }, () => 200), 429])
  expect(answers[0]?.headers['ratelimit-policy']).toBe('"key";q=20;w=60')
  expect(Number(answers[19]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call('GET', '/SubClient', { token: other.token })).status).toBe(200)
})

test('production accepts a client only from its approved addresses, and reveals this with 403 only to the holder of a key', async () => {
  const call = adminCaller(production)
  const { clientId, secret } = await managing(production)
  expect(secret).toMatch(/^amk_live_[0-9a-f]{64}$/)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const query = (address: string, clientSecret = secret) =>
    call('POST', '/Token', { body: { clientId, clientSecret }, headers: from(address) })

  const none = await query('203.0.113.7')
  expect(none).toMatchObject({ status: 403, body: { errorType: 'permissionDenied' } })
  expect(none.body.message).toContain('203.0.113.7')

  await addIpRange(production.ctx, { clientId, range: '203.0.113.0/24', label: 'office' })
  const { status, body } = await query('203.0.113.7')
  expect(status).toBe(200)
  const token = body.content.id_token
  const list = (address: string, bearer = token) => call('GET', '/SubClient', { token: bearer, headers: from(address) })
  expect((await list('203.0.113.9')).status).toBe(200)
  expect((await list('198.51.100.1')).body).toMatchObject({ errorType: 'permissionDenied' })
  // Who holds nothing learns nothing about the addresses.
  expect((await query('198.51.100.1', 'x')).text).toBe((await query('203.0.113.7', 'x')).text)
  expect((await list('198.51.100.1', 'x')).status).toBe(401)
})

test('production takes no callback URL of a single machine', async () => {
  const call = adminCaller(production)
  const { clientId, secret } = await managing(production)
  await addIpRange(production.ctx, { clientId, range: '203.0.113.0/24', label: 'office' })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const answer = await call('POST', '/Token', { body: { clientId, clientSecret: secret }, headers })
  const token = answer.body.content.id_token
  const body = { callbackUrls: ['http://localhost:3000'] }
  const refused = await call('POST', '/Client/callbackUrls', { token, headers, body })
  expect(refused.body).toMatchObject({ errorType: 'invalidField', message: 'callbackUrls[0]: must be https' })
})

test('no key, token or name of a business is ever logged', async () => {
  const call = adminCaller(server)
  const { clientId, secret, token } = await managing(server)
  await call('POST', '/Token', { token: secret, body: { clientId, clientSecret: `${secret}0` } })
  await call('POST', '/SubClient', { token, body: { businessLegalName: 'Secret Bakery', displayName: 'a\0' } })
  await call('GET', '/SubClient', { token: `${token}x` })
  const logged = lines.join('\n')
  expect(logged).toContain('/admin/api/v1/SubClient')
  expect(logged).toContain(clientId)
  for (const hidden of [secret, token.split('.')[2] ?? '', token.split('.')[1] ?? '', 'Secret Bakery'])
    expect(logged).not.toContain(hidden)
})
