import { randomUUID } from 'node:crypto'

import { operations, takesIdempotencyKey } from '@rialto/contract'
import { afterEach, expect, test } from 'vitest'

import { logoFiles as icons } from '@rialto/catalog/logos'
import { dumpDatabase } from '../../../../../tests/security/dumpDatabase.ts'
import { createCaller } from '../../testing/createCaller.ts'
import { useTestServer } from '../../testing/useTestServer.ts'
import { connectBinance } from '../../testing/linkFlows.ts'
import { createApp } from '../createApp.ts'

const server = useTestServer()
afterEach(() => server.simulators.control('DELETE', '/faults'))

const keyed = (key: string, body: unknown, options: object = {}) => ({
  body,
  headers: { 'idempotency-key': key },
  ...options,
})
const create = (key: string, body: unknown = { userId: 'user-1' }, options: object = {}) =>
  server.call('POST', '/api/v1/linktoken', keyed(key, body, options))
const signIn = { type: 'binanceInternational', username: 'Mesh', password: 'Pass123' }
const connect = (key: string, body: object = signIn) =>
  server.call('POST', '/api/v1/authenticate?userId=u', keyed(key, body))

test('a repeated request gets the first answer again, byte for byte, and does nothing more', async () => {
  const key = randomUUID()
  const first = await create(key, { userId: 'user-1', restrictMultipleAccounts: true })
  const again = await create(key, { RestrictMultipleAccounts: true, UserId: 'user-1' })
  expect(first.headers).not.toHaveProperty('idempotency-replayed')
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect({ status: again.status, text: again.text }).toEqual({ status: first.status, text: first.text })
  expect((await create(randomUUID())).text).not.toBe(first.text)
})

test('a request that the institution rejects is answered the same again, without asking it again', async () => {
  const key = randomUUID()
  const first = await connect(key, { ...signIn, password: 'Wrong123' })
  expect(first).toMatchObject({ status: 400, body: { type: 'urn:rialto:error:credentialsRefused' } })
  await server.simulators.control('DELETE', '/requests')
  const again = await connect(key, { ...signIn, password: 'Wrong123' })
  expect(again.text).toBe(first.text)
  expect(again.headers['content-type']).toBe(first.headers['content-type'])
  expect((await server.simulators.control('GET', '/requests')).requests).toEqual([])
})

test('a key that was sent with another body, query or operation is 422, and the first answer stays', async () => {
  const key = randomUUID()
  const first = await create(key)
  const others = [
    await create(key, { userId: 'user-2' }),
    await server.call('POST', '/api/v1/cataloglink?UserId=user-1', keyed(key, {})),
  ]
  for (const { status, body } of others)
    expect({ status, type: body.errorType }).toEqual({ status: 422, type: 'idempotencyKeyReused' })
  expect((await create(key)).text).toBe(first.text)
})

test('of many at once on two servers one is executed, and the others get its answer or 409', async () => {
  const key = randomUUID()
  const other = await createApp({
    ctx: server.ctx,
    logger: server.log as never,
    linkDir: '/nowhere',
    icons,
    access: { rateLimitPerMinute: 1_000, failuresPerMinute: 1_000, linkRequestsPerMinute: 1_000 },
  })
  const calls = [server.call, createCaller(other, server.client)]
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      (calls[index % 2] ?? server.call)('POST', '/api/v1/linktoken', keyed(key, { userId: 'racer' })),
    ),
  )
  await other.close()
  const waiting = answers.filter(({ status }) => status === 409)
  for (const { body, headers } of waiting)
    expect([body.errorType, headers['retry-after']]).toEqual(['idempotencyKeyInUse', '1'])
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size).toBe(1)
  const rows = await server.db.selectFrom('link_sessions').select('request').execute()
  expect(rows.filter(({ request }) => (request as { userId: string }).userId === 'racer')).toHaveLength(1)
})

test('a key is its client’s own, and free again after 24 hours', async () => {
  const key = randomUUID()
  const first = await create(key)
  const as = await server.addClient()
  expect((await create(key, { userId: 'user-1' }, { as })).headers).not.toHaveProperty('idempotency-replayed')
  server.simulators.clock.advance(24 * 60 * 60_000 - 1)
  expect((await create(key)).text).toBe(first.text)
  server.simulators.clock.advance(1)
  expect((await create(key, { userId: 'user-2' })).status).toBe(200)
})

test('an answer that says to try again is not kept: trying again helps', async () => {
  const key = randomUUID()
  const down = { host: 'api.binance.com', path: '/', mode: 'status', code: 503, times: 100 }
  await server.simulators.control('POST', '/faults', down)
  expect((await connect(key)).status).toBe(503)
  await server.simulators.control('DELETE', '/faults')
  expect((await connect(key)).status).toBe(200)
})

test('an interrupted request may be repeated after five minutes, but never one that may have moved money', async () => {
  const { idempotency } = server.ctx.store
  const { finish } = idempotency
  const { connection } = await connectBinance(server)
  const order = {
    authToken: connection.tokenId,
    type: 'binanceInternational',
    symbol: 'ETH',
    paymentSymbol: 'USDT',
    amount: 0.1,
    paymentIsCryptocurrency: true,
    amountIsInPaymentSymbol: false,
    orderType: 'market',
    timeInForce: 'goodTillCanceled',
  }
  const [forOrder, forToken] = [randomUUID(), randomUUID()]
  const place = () => server.call('POST', '/api/v1/transactions/buy', keyed(forOrder, order))
  idempotency.finish = () => Promise.reject(new Error('the process was killed'))
  const placed = await place()
  expect(placed.status).toBe(200)
  await create(forToken)
  idempotency.finish = finish
  const { ledger } = server.simulators.institutions
  for (const afterMs of [0, 6 * 60_000, 60 * 60_000]) {
    server.simulators.clock.advance(afterMs)
    expect((await place()).body.errorType).toBe('idempotencyKeyInUse')
  }
  expect(ledger.orders({ institution: 'binance' })).toHaveLength(1)
  expect((await create(forToken)).status).toBe(200)
})

test.each(['', ' ', 'a b', 'ä', 'x'.repeat(256)])('the key %j is refused and says why', async key => {
  const { status, body } = await create(key)
  expect({ status, type: body.errorType }).toEqual({ status: 400, type: 'invalidField' })
  expect(body.message).toMatch(/^Idempotency-Key: /)
})

test('no key, request or answer can be read in the database', async () => {
  const key = `canary-${randomUUID()}`
  const { body } = await connect(key, { ...signIn, username: 'MeshBTC' })
  const [tokens] = body.content.accountTokens
  for (const secret of [key, tokens.accessToken, tokens.tokenId, tokens.refreshToken])
    for (const { place, text } of await dumpDatabase(server.url)) expect(text.includes(secret), place).toBe(false)
})

test('every write but the removal of an account takes a key, and the OpenAPI document says so', async () => {
  const body = (await server.app.inject({ url: '/swagger/v1/swagger.json' })).json()
  for (const operation of operations) {
    const path = `/api/v1${operation.paths[0].replaceAll(/:(\w+)/g, '{$1}')}`
    const described = body.paths[path][operation.method.toLowerCase()].parameters ?? []
    const names = described.map(({ name }: { name: string }) => name)
    expect(names.includes('Idempotency-Key'), operation.id).toBe(takesIdempotencyKey(operation))
    const isWrite = operation.permission === 'write' && operation.method === 'POST'
    expect(takesIdempotencyKey(operation), operation.id).toBe(isWrite)
  }
})
