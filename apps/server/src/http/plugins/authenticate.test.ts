import { createHash, randomUUID } from 'node:crypto'

import { addIpRange, createApiKey, parseIpRange, removeIpRange, revokeApiKey } from '@rialto/core'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import type { CallOptions, CallResult } from '../../testing/createCaller.ts'
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts'

const path = '/api/v1/integrations'
const minuteMs = 60_000
const range = (text: string) => parseIpRange(text) ?? expect.fail(text)

let server: TestServer
let production: TestServer
beforeAll(async () => {
  server = await createTestServer({ access: { rateLimitPerMinute: 600, failuresPerMinute: 60 } })
  production = await createTestServer({
    environment: 'production',
    access: { rateLimitPerMinute: 5, trustedProxies: [range('10.0.0.0/8'), range('fd00::/8')] },
  })
})
afterAll(async () => {
  await server?.stop()
  await production?.stop()
})
afterEach(() => vi.restoreAllMocks())

const get = (options: CallOptions = {}) => server.call('GET', path, options)
const statuses = (answers: CallResult[]) => answers.map(({ status }) => status)
const repeat = async (times: number, call: () => Promise<CallResult>): Promise<CallResult[]> => {
  const answers: CallResult[] = []
  for (let turn = 0; turn < times; turn += 1) answers.push(await call())
  return answers
}

const makeKey = async (on: TestServer, changes: { rateLimitPerMinute?: number } = {}) => {
  const { scope } = await on.addClient()
  const clientId = scope.clientId
  const made = await createApiKey(on.ctx, { clientId, label: 'own', permissions: ['read', 'write'], ...changes })
  return { clientId, scope, secret: made.secret, id: made.key.id }
}

describe('keys', () => {
  test('a key that was accepted needs no query until five seconds have passed', async () => {
    const as = await makeKey(server)
    await get({ as })
    const read = vi.spyOn(server.ctx.store.access, 'read')
    expect(statuses(await repeat(3, () => get({ as })))).toEqual([200, 200, 200])
    expect(read).not.toHaveBeenCalled()
    server.simulators.clock.advance(5_000)
    await get({ as })
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('two keys work side by side, and the old one goes when it is revoked here', async () => {
    const old = await makeKey(server)
    const { clientId } = old
    const { secret } = await createApiKey(server.ctx, { clientId, label: 'next', permissions: ['read', 'write'] })
    expect(statuses([await get({ as: old }), await get({ as: { clientId, secret } })])).toEqual([200, 200])
    await revokeApiKey(server.ctx, old.id)
    expect(statuses([await get({ as: old }), await get({ as: { clientId, secret } })])).toEqual([401, 200])
  })

  test('another process revokes: refused within five seconds', async () => {
    const as = await makeKey(server)
    await get({ as })
    const revoked_at = new Date(server.ctx.clock.nowMs())
    await server.db.updateTable('api_keys').set({ revoked_at }).where('id', '=', as.id).execute()
    server.simulators.clock.advance(5_000)
    expect((await get({ as })).status).toBe(401)
  })

  test('another process makes a key: accepted at once', async () => {
    const { scope } = await makeKey(server)
    expect((await get({ as: await server.addKey(scope, ['read']) })).status).toBe(200)
  })

  test('the last use is noted, at most once a minute', async () => {
    const as = await makeKey(server)
    const lastUsed = async () => (await server.ctx.store.apiKeys.find('sandbox', as.id))?.lastUsedAtMs
    const touch = vi.spyOn(server.ctx.store.apiKeys, 'touch')
    expect(await lastUsed()).toBeUndefined()
    const firstMs = server.ctx.clock.nowMs()
    await repeat(3, () => get({ as }))
    await vi.waitFor(async () => expect(await lastUsed()).toBe(firstMs), { timeout: 60_000 })
    server.simulators.clock.advance(minuteMs)
    await repeat(3, () => get({ as }))
    await vi.waitFor(async () => expect(await lastUsed()).toBe(firstMs + minuteMs), { timeout: 60_000 })
    expect(touch).toHaveBeenCalledTimes(2)
  })

  test('a key works although its use cannot be noted', async () => {
    const as = await makeKey(server)
    vi.spyOn(server.ctx.store.apiKeys, 'touch').mockRejectedValue(new Error('no database'))
    expect((await get({ as })).status).toBe(200)
  })
})

describe('rate limit', () => {
  test('every authenticated response states the remaining quota', async () => {
    const as = await makeKey(server)
    const { headers } = await get({ as })
    expect(headers['ratelimit-policy']).toBe('"key";q=600;w=60')
    expect(headers['ratelimit']).toBe('"key";r=599;t=1')
    const bad = await server.call('POST', '/api/v1/linktoken', { as, body: {} })
    expect([bad.status, bad.headers['ratelimit']]).toEqual([400, '"key";r=598;t=1'])
  })

  test('no answer without a key says anything', async () => {
    const { status, headers } = await get({ as: null })
    expect({ status, names: Object.keys(headers).filter(name => name.startsWith('ratelimit')) }).toEqual({
      status: 401,
      names: [],
    })
  })

  test('a key above its limit receives 429 tooManyRequest with Retry-After, and works again afterwards', async () => {
    const as = await makeKey(server, { rateLimitPerMinute: 3 })
    expect(statuses(await repeat(3, () => get({ as })))).toEqual([200, 200, 200])
    const { status, headers, body } = await get({ as })
    expect(status).toBe(429)
    expect(body).toMatchObject({ status: 'tooManyRequest', errorType: 'tooManyRequest' })
    expect(headers).toMatchObject({
      'retry-after': '20',
      'ratelimit-policy': '"key";q=3;w=60',
      ratelimit: '"key";r=0;t=60',
    })
    server.simulators.clock.advance(20_000)
    expect((await get({ as })).status).toBe(200)
  })

  test('one key’s requests are not another’s', async () => {
    const one = await makeKey(server, { rateLimitPerMinute: 1 })
    const other = await makeKey(server, { rateLimitPerMinute: 1 })
    expect(statuses([await get({ as: one }), await get({ as: one }), await get({ as: other })])).toEqual([
      200, 429, 200,
    ])
  })
})

describe('failed authentications', () => {
  const wrong = { clientId: randomUUID(), secret: 'wrong' }

  test('an address above 60 failures a minute receives 429, whatever client it names', async () => {
    const from = '198.51.100.7'
    const answers = await repeat(60, () => get({ as: wrong, from }))
    expect(new Set(statuses(answers))).toEqual(new Set([401]))
    const known = { ...(await makeKey(server)), secret: 'wrong' }
    const late = [await get({ as: wrong, from }), await get({ as: known, from }), await get({ as: null, from })]
    expect(statuses(late)).toEqual([429, 429, 429])
    expect(new Set(late.map(({ text }) => text)).size).toBe(1)
    expect(late[0]?.headers['retry-after']).toBe('1')
    expect((await get({ as: wrong, from: '198.51.100.8' })).status).toBe(401)
    server.simulators.clock.advance(1_000)
    expect(statuses(await repeat(2, () => get({ as: wrong, from })))).toEqual([401, 429])
  })

  test('at most sixty of two hundred concurrent attempts are checked', async () => {
    const from = '198.51.100.77'
    const answers = await Promise.all(Array.from({ length: 200 }, () => get({ as: wrong, from })))
    expect(statuses(answers).filter(status => status === 401)).toHaveLength(60)
  })

  test('right keys that are seen for the first time use up nothing', async () => {
    const from = '198.51.100.78'
    for (let key = 0; key < 3; key += 1) await get({ as: await makeKey(server), from })
    expect(new Set(statuses(await repeat(60, () => get({ as: wrong, from }))))).toEqual(new Set([401]))
  })

  test('an address over the limit causes no database query', async () => {
    const from = '198.51.100.9'
    await repeat(60, () => get({ as: wrong, from }))
    const read = vi.spyOn(server.ctx.store.access, 'read')
    await get({ as: wrong, from })
    expect(read).not.toHaveBeenCalled()
  })

  test('a working key keeps working for others at a blocked address', async () => {
    const from = '198.51.100.10'
    const as = await makeKey(server)
    await get({ as, from })
    await repeat(61, () => get({ as: wrong, from }))
    expect((await get({ as, from })).status).toBe(200)
    server.simulators.clock.advance(5_000)
    await repeat(5, () => get({ as: wrong, from }))
    expect((await get({ as, from })).status).toBe(200)
  })

  test('one IPv6 network is one address', async () => {
    let host = 0
    const answers = await repeat(61, () => get({ as: wrong, from: `2001:db8:1:2::${(host += 1)}` }))
    expect(answers.at(-1)?.status).toBe(429)
    expect((await get({ as: wrong, from: '2001:db8:1:3::1' })).status).toBe(401)
  })
})

describe('addresses in production', () => {
  const from = '203.0.113.9'
  const call = (options: CallOptions) => production.call('GET', path, options)
  const approved = async (...ranges: string[]) => {
    const key = await makeKey(production)
    for (const one of ranges) await addIpRange(production.ctx, { clientId: key.clientId, range: one, label: '' })
    return key
  }

  test('browsers are asked to use https alone from then on', async () => {
    const { headers } = await call({ as: null, from })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('without approved addresses every address receives 403 with a remedy', async () => {
    const { status, body } = await call({ as: await approved(), from })
    expect(status).toBe(403)
    expect(body).toMatchObject({ status: 'permissionDenied', errorType: 'permissionDenied' })
    expect(body.message).toContain(from)
    expect(body.message).toContain('rialto ip-ranges add')
  })

  test.each([
    ['203.0.113.0/24', '203.0.113.255', 200],
    ['203.0.113.0/24', '203.0.114.0', 403],
    ['203.0.113.9', '::ffff:203.0.113.9', 200],
    ['::ffff:203.0.113.0/120', '203.0.113.77', 200],
    ['2001:db8::/32', '2001:db8:ffff::1', 200],
    ['2001:db8::/32', '2001:db9::1', 403],
    ['::/0', '203.0.113.9', 403],
  ])('%s approved, from %s: %i', async (approvedRange, address, status) => {
    expect((await call({ as: await approved(approvedRange), from: address })).status).toBe(status)
  })

  test('a wrong secret is 401 from approved and other addresses alike', async () => {
    const as = { ...(await approved('203.0.113.0/24')), secret: 'wrong' }
    const answers = [await call({ as, from }), await call({ as, from: '192.0.2.1' })]
    expect(answers.map(({ status, text }) => ({ status, text }))).toEqual(Array(2).fill({ status: 401, text: '' }))
  })

  test('use from another address does not use up the owner’s requests', async () => {
    const as = await approved('203.0.113.0/24')
    expect(new Set(statuses(await repeat(10, () => call({ as, from: '192.0.2.1' }))))).toEqual(new Set([403]))
    expect((await call({ as, from })).headers['ratelimit']).toBe('"key";r=4;t=12')
  })

  test('a range that is removed counts no longer', async () => {
    const as = await approved('203.0.113.0/24')
    expect((await call({ as, from })).status).toBe(200)
    await removeIpRange(production.ctx, { clientId: as.clientId, range: '203.0.113.77/24' })
    expect((await call({ as, from })).status).toBe(403)
  })

  test.each([
    ['a stranger’s header counts for nothing', '192.0.2.1', '203.0.113.9', 403],
    ['a trusted proxy’s is believed', '10.1.2.3', '203.0.113.9', 200],
    ['and a chain of them', '10.1.2.3', '203.0.113.9, 10.9.9.9', 200],
    ['a trusted proxy reached over IPv6', 'fd00::1', '203.0.113.9', 200],
    ['what the caller wrote left of its own address is not', '10.1.2.3', '203.0.113.9, 192.0.2.1', 403],
    ['rubbish from a trusted proxy is nobody', '10.1.2.3', '203.0.113.9, unknown', 403],
    ['a trusted proxy that names nobody is itself', '10.1.2.3', '', 403],
    ['nor is anything else than this header', '192.0.2.1', undefined, 403],
  ])('%s', async (_, peer, forwarded, status) => {
    const as = await approved('203.0.113.0/24')
    const headers: Record<string, string> =
      forwarded === undefined
        ? { 'x-real-ip': from, forwarded: `for=${from}`, 'true-client-ip': from }
        : { 'x-forwarded-for': forwarded }
    expect((await call({ as, from: peer, headers })).status).toBe(status)
  })
})

test('the sandbox is open to every address', async () => {
  expect((await get({ as: await makeKey(server), from: '192.0.2.200' })).status).toBe(200)
})

test('secrets are kept as digests', async () => {
  const { id, secret } = await makeKey(server)
  const key = await server.ctx.store.apiKeys.find('sandbox', id)
  expect(Buffer.from(key?.secretHash ?? [])).toEqual(createHash('sha256').update(secret).digest())
})
