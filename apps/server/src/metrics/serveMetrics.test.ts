import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openDatabase, readWorkload, type Tables } from '@rialto/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRelayer } from '../testing/agents.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { baseSepoliaId, connectBinance, shopAddress } from '../testing/linkFlows.ts'
import { type Receiver, startReceiver } from '../testing/startReceiver.ts'
import { createMetrics } from './createMetrics.ts'
import { measureState } from './measureState.ts'
import { readRelayerBalances } from './readRelayerBalances.ts'
import { serveMetrics } from './serveMetrics.ts'

const metrics = createMetrics({ version: '0.0.0', environment: 'sandbox' })
let server: TestServer
let receiver: Receiver
let served: Awaited<ReturnType<typeof serveMetrics>>
let closeDatabase: () => Promise<void>
let isDatabaseAway = false

beforeAll(async () => {
  receiver = await startReceiver()
  server = await createTestServer({ metrics, webhookUrl: receiver.url })
  const away = openDatabase<Tables>({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  closeDatabase = () => away.destroy()
  const refresh = measureState(metrics.registry, {
    readWorkload: () => readWorkload(isDatabaseAway ? away : server.db, 'sandbox', new Date(server.ctx.clock.nowMs())),
    relayerBalances: readRelayerBalances(server.ctx, Date.now),
    readsPayments: server.ctx.chainDeposits.watches,
    breakers: server.breakers,
    pools: { requests: () => ({ open: 3, idle: 1, waiting: 0 }) },
  })
  served = await serveMetrics({ registry: metrics.registry, refresh }, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await served?.stop()
  await closeDatabase?.()
  await server?.stop()
  await receiver?.stop()
})

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text()

/** The value of one series, named as Prometheus does; undefined where there is none. */
const read = async (series: string): Promise<number | undefined> => {
  const line = (await scrape()).split('\n').find(each => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

const ethereumId = 'e3c7fdd8-b1fc-4e51-85ae-bb276e075611'

const send = async (transactionId: string): Promise<void> => {
  const { connection } = await connectBinance(server)
  const base = { fromAuthToken: connection.accessToken, fromType: 'binanceInternational' }
  const to = { toAddress: shopAddress, networkId: baseSepoliaId, symbol: 'USDC', amount: 5, transactionId }
  const { body } = await server.call('POST', '/api/v1/transfers/managed/preview', { body: { ...base, ...to } })
  await server.call('POST', '/api/v1/transfers/managed/execute', {
    body: { ...base, previewId: body.content.previewResult.previewId },
  })
}

test('a request is counted under its route, and its parameters are not labels', async () => {
  await server.call('GET', '/api/v1/transfers/managed/platform?userId=somebody-of-theirs')
  await server.app.inject('/api/v1/nothing-here/thing-of-theirs')
  const text = await scrape()
  expect(text).toContain(
    'rialto_http_request_seconds_count{method="GET",route="/api/v1/transfers/managed/platform",status="200"} 1',
  )
  expect(text).toContain('rialto_http_request_seconds_count{method="GET",route="none",status="404"} 1')
  expect(text).not.toMatch(/(somebody|thing)-of-theirs/)
})

test('an unclaimed job raises the age of the queue, and an unfinished transfer raises the age of transfers', async () => {
  await send('order-1')
  server.simulators.clock.advance(700_000)
  expect(await read('rialto_jobs_oldest_due_seconds{kind="webhook.deliver"}')).toBeGreaterThan(600)
  expect(await read('rialto_jobs{kind="transfer.reconcile",state="due"}')).toBe(1)
  expect(await read('rialto_transfers_open{phase="accepted",age="1h"}')).toBe(1)
  expect(await read('rialto_transfers_oldest_seconds{phase="accepted"}')).toBeGreaterThan(600)
  receiver.answerWith(500)
  await server.settle()
  expect(await read('rialto_webhook_deliveries_total{outcome="refused"}')).toBeGreaterThan(0)
  await server.settle()
  expect(await read('rialto_webhook_deliveries_total{outcome="accepted"}')).toBeGreaterThan(0)
  expect(await read('rialto_transfers_open{phase="accepted",age="1h"}')).toBeUndefined()
  expect(await read('rialto_job_seconds_count{kind="transfer.reconcile",outcome="ok"}')).toBeGreaterThan(0)
})

test('transfers that were paid twice, or sent after they had failed, are counted until a person has settled them', async () => {
  await send('order-twice')
  await server.settle()
  const twice = { debited: '1000', charged_fee: '0', twin_records: JSON.stringify(['w2']) }
  await server.db.updateTable('transfers').set(twice).where('phase', '=', 'settled').execute()
  expect(await read('rialto_transfers_ended_in_review{reason="paidTwice"}')).toBeGreaterThan(0)
  await server.db.updateTable('transfers').set({ overcharge_handled_at: new Date() }).execute()
  expect(await read('rialto_transfers_ended_in_review{reason="paidTwice"}')).toBe(0)
  expect(await read('rialto_transfers_ended_in_review{reason="sentAfterAll"}')).toBe(0)
})

test('payments that name no order are counted for a day', async () => {
  const { ctx, client } = server
  const shown = 'rialto_payments_unassigned{network="Base Sepolia"}'
  const payment = { position: '0', block: 1n, symbol: 'USDC', amount: '5', address: shopAddress }
  const keep = (id: string, seenAtMs: number) =>
    ctx.store.unassignedPayments.keep(client.scope, [{ ...payment, id, hash: id, networkId: baseSepoliaId, seenAtMs }])
  await keep(randomUUID(), ctx.clock.nowMs())
  await keep(randomUUID(), ctx.clock.nowMs() - 90_000_000)
  expect(await read(shown)).toBe(1)
})

test('addresses that are read apart from their network are counted, with the age of the oldest', async () => {
  const scannedAtMs = server.ctx.clock.nowMs() - 1_200_000
  const unread = [{ address: '0x1', block: 5n, scannedAtMs }]
  const cursor = { block: 9n, scannedAtMs: server.ctx.clock.nowMs() }
  const { paymentRequests } = server.ctx.store
  await paymentRequests.setCursor('sandbox', baseSepoliaId, { ...cursor, unread })
  expect(await read('rialto_payment_addresses_behind{network="Base Sepolia"}')).toBe(1)
  expect(await read('rialto_payment_addresses_behind_seconds{network="Base Sepolia"}')).toBeCloseTo(1_200, 0)
  // The setting of this node was removed.
  await paymentRequests.setCursor('sandbox', ethereumId, { ...cursor, unread })
  expect(await read('rialto_payment_addresses_behind_seconds{network="Ethereum"}')).toBeUndefined()
  await paymentRequests.setCursor('sandbox', baseSepoliaId, { ...cursor, unread: [] })
  expect(await read('rialto_payment_addresses_behind{network="Base Sepolia"}')).toBe(0)
  expect(await read('rialto_payment_addresses_behind_seconds{network="Base Sepolia"}')).toBe(0)
})

test('a job that was given up is counted until it runs again', async () => {
  await send('order-dead')
  await server.db
    .updateTable('jobs')
    .set({ dead_at: new Date() })
    .where('kind', '=', 'transfer.reconcile')
    .where('done_at', 'is', null)
    .execute()
  expect(await read('rialto_jobs_dead{kind="transfer.reconcile"}')).toBe(1)
  await server.db.updateTable('jobs').set({ dead_at: null }).where('dead_at', 'is not', null).execute()
  expect(await read('rialto_jobs_dead{kind="transfer.reconcile"}')).toBeUndefined()
  await server.settle()
})

test('the age of a sanctions list grows until it is read again', async () => {
  const { screening } = server.ctx.store
  const loadedAtMs = server.ctx.clock.nowMs() - 90_000_000
  await screening.replace(
    { name: 'own', source: 'test', publishedOn: undefined, skippedLines: [], digest: '', loadedAtMs },
    [],
  )
  expect(await read('rialto_sanctions_list_age_seconds{list="own"}')).toBeGreaterThanOrEqual(90_000)
  await screening.touch('own', server.ctx.clock.nowMs())
  expect(await read('rialto_sanctions_list_age_seconds{list="own"}')).toBeLessThan(60)
  await screening.keepOnly([])
  expect(await read('rialto_sanctions_list_age_seconds{list="own"}')).toBeUndefined()
})

test('an institution that is away opens its breaker, and calls to it are counted as unavailable, then as not asked', async () => {
  const { connection } = await connectBinance(server)
  expect(await read('rialto_institution_breaker{institution="binance",state="closed"}')).toBe(1)
  await server.simulators.control('POST', '/health', { institution: 'binance', up: false })
  const holdings = () =>
    server.call('POST', '/api/v1/holdings/get', {
      body: { authToken: connection.accessToken, type: 'binanceInternational' },
    })
  for (let call = 0; call < 8; call += 1) await holdings()
  expect(await read('rialto_institution_breaker{institution="binance",state="open"}')).toBe(1)
  const text = await scrape()
  expect(text).toMatch(
    /rialto_upstream_call_seconds_count\{institution="binance",call="[^"]+",outcome="unavailable"} [1-9]/,
  )
  expect(text).toMatch(
    /rialto_upstream_call_seconds_count\{institution="binance",call="[^"]+",outcome="notAsked"} [1-9]/,
  )
})

test('while the database is away the metrics say so and show nothing of before', async () => {
  expect(await read('rialto_database_up')).toBe(1)
  isDatabaseAway = true
  const text = await scrape()
  isDatabaseAway = false
  expect(text).toContain('\nrialto_database_up 0\n')
  expect(text).not.toMatch(/\nrialto_jobs(_oldest_due_seconds)?\{/)
  expect(text).toContain('rialto_database_connections{pool="requests",state="busy"} 2')
})

test('no label holds a client, a user, an address or a secret', async () => {
  const text = await scrape()
  const values = [...text.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value)
  expect(values.length).toBeGreaterThan(100)
  const known = [server.client.clientId, server.client.secret, 'user-1', 'order-1', shopAddress, receiver.url]
  expect(values.filter(value => known.some(secret => value.includes(secret)))).toEqual([])
  expect(values.filter(value => /[0-9a-f]{8}-[0-9a-f]{4}|0x[0-9a-f]{8}/i.test(value))).toEqual([])
})

test('only /metrics is served there, and only to GET', async () => {
  expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${served.port}/metrics`, { method: 'POST' })).status).toBe(405)
})

const deploy = (path: string) => readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8')

test.each(['prometheus/alerts.yaml', 'grafana/rialto.json'])('%s asks only for metrics that are served', async path => {
  const text = await scrape()
  const names = new Set(deploy(path).match(/\b(rialto|nodejs|process)_[a-z0-9_]+/g))
  expect(names.size).toBeGreaterThan(8)
  // `rialto canary` writes its own to a file of the node exporter.
  const served = [...names].filter(name => !name.startsWith('rialto_canary_'))
  const missing = served.filter(name => !text.includes(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `))
  expect(missing).toEqual([])
})

test('each alert has a section in the operations guide, and the guide has no other', () => {
  const alerts = [...deploy('prometheus/alerts.yaml').matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const guide = deploy('../docs/operations.md')
  expect([...guide.matchAll(/^### (Rialto\w+)$/gm)].map(([, name]) => name)).toEqual(alerts)
  for (const name of alerts) expect(deploy('prometheus/alerts.yaml')).toContain(`operations.md#${name?.toLowerCase()}`)
})

test('the relayer’s coins and open transactions are measured on each network with limits', async () => {
  expect(await read('rialto_relayer_transactions_open{network="Base Sepolia"}')).toBeUndefined()
  await openRelayer(server)
  expect(await read('rialto_relayer_transactions_open{network="Base Sepolia"}')).toBe(0)
  expect(await read('rialto_relayer_transactions_failed{network="Base Sepolia"}')).toBe(0)
  expect(await read('rialto_relayer_oldest_seconds{network="Base Sepolia"}')).toBe(0)
})
