import { randomUUID } from 'node:crypto'

import type { DeliveryFilter, Scope, TransferFilter } from '@rialto/core'
import { createStore, type Database, openDatabase, raiseStatementTimeout, type Tables } from '@rialto/store'
import { createVault, parseVaultKeys } from '@rialto/vault'
import { sql } from 'kysely'

import { aConnection, aReason, aTransfer } from '../../packages/core/src/testing/fixtures.ts'
import { fillTransfers } from '../support/fillTransfers.ts'
import { settleDatabase } from '../support/settleDatabase.ts'
import { withoutIndexes } from '../support/withoutIndexes.ts'
import { client, provisionProduction, vaultKeys } from '../support/productionClient.ts'
import { percentile } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const allSizes = [1_000, 100_000, 1_000_000]
/** Of each transfer, where the deliveries are filled. */
const deliveriesEach = 3
const runs = 501
const warmUpRuns = 30
/** The same number in each database, so that a list by user shows the same rows. */
const transfersOfUser = 20
const startMs = Date.UTC(2026, 0, 1)

/** The filter of each list, and how many rows its first page of ten has: a list that finds others is not measured. */
const lists = (rows: number): Record<string, Partial<TransferFilter> & { found?: number }> => ({
  'first page': {},
  'by clientTransactionId': { clientTransactionId: `order-${rows - 3}`, found: 1 },
  'by hash': { hash: `0x${rows - 3}`, found: 1 },
  'by userId': { userId: 'user-7' },
  'by a rare status': { statuses: ['failed'], found: Math.min(10, rows / 1_000) },
  'by two statuses': { statuses: ['failed', 'succeeded'] },
  'by type': { types: ['kraken'] },
  'by least amount': { minAmountUsd: '900' },
  'in order of amount': { orderBy: 'amountUsd' },
  'offset 50000': { offset: Math.min(50_000, rows - 20) },
  'far by cursor': {
    after: { createdAtMs: startMs + (rows / 2) * 1_000, id: '00000000-0000-4000-8000-000000000000' },
  },
})

/**
 * Milliseconds for a page of a client's list of transfers, the total included, in three databases of one server with
 * increasing numbers of transfers. Queries alternate, so that other load affects all three alike, and include a read by
 * primary key. `largest` replaces the default of a million: each transfer then has three delivered webhooks, whose lists are
 * measured, too, and the result says how long it took to fill each database, and its size.
 */
export const growth = (largest?: string): Promise<object> =>
  withPostgres(async url => {
    const sizes = largest === undefined ? allSizes : [1_000, Number(largest) / 10, Number(largest)]
    const databases: Filled[] = []
    await setFilling(url, true)
    for (const rows of sizes) databases.push(await fill(url, rows, largest === undefined ? 0 : deliveriesEach))
    await setFilling(url, false)
    const measured: Record<string, readonly (readonly number[])[]> = {}
    const measuredCalls = largest === undefined ? calls : { ...calls, ...deliveryCalls }
    for (const [name, call] of Object.entries(measuredCalls))
      measured[name] = await measureInTurn(databases, name, call)
    for (const { db } of databases) await db.destroy()
    const ofAll = (read: (elapsed: readonly (readonly number[])[]) => object) =>
      Object.fromEntries(Object.entries(measured).map(([name, elapsed]) => [name, read(elapsed)]))
    const milliseconds = sizes.map((rows, index) => [
      `${rows} transfers`,
      ofAll(elapsed => percentilesOf(elapsed[index] ?? [])),
    ])
    const ratios = ofAll(([, smaller = [], larger = []]) => ratioOf(larger, smaller))
    const [, smaller, larger] = sizes
    return {
      runs,
      filled: databases.map(({ rows, seconds, gigabytes }) => ({ transfers: rows, seconds, gigabytes })),
      milliseconds: Object.fromEntries(milliseconds),
      [`p99 of ${larger} by ${smaller}`]: ratios,
    }
  })

interface Filled {
  rows: number
  db: Database<Tables>
  store: ReturnType<typeof createStore>
  transferId: string
  seconds: number
  gigabytes: number
}

const scope: Scope = { clientId: client.clientId, environment: 'production' }

/** Few checkpoints, and no copies of whole pages, while rows are filled, which a crash would lose. */
const setFilling = async (url: string, isFilling: boolean): Promise<void> => {
  const server = openDatabase<Tables>({ url })
  for (const [name, value] of Object.entries({
    full_page_writes: 'off',
    max_wal_size: '8GB',
    checkpoint_timeout: '1h',
  }))
    await sql.raw(isFilling ? `alter system set ${name} = '${value}'` : `alter system reset ${name}`).execute(server)
  await sql`select pg_reload_conf()`.execute(server)
  await server.destroy()
}

/** A separate, migrated database with one client that has this number of transfers. */
const fill = async (serverUrl: string, rows: number, deliveries: number): Promise<Filled> => {
  const begun = performance.now()
  const name = `growth_${rows}`
  const server = openDatabase<Tables>({ url: serverUrl })
  await sql`create database ${sql.ref(name)}`.execute(server)
  await server.destroy()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await provisionProduction(url.href)
  const db = openDatabase<Tables>({ url: url.href })
  const store = createStore(db, createVault(parseVaultKeys(vaultKeys)), Date.now)
  const connection = aConnection(scope)
  await store.connections.insert(connection)
  const sample = aTransfer(connection, { phase: 'settled', createdAtMs: startMs })
  await store.transfers.insert(sample, aReason)
  const endpoint = { id: randomUUID(), scope, url: 'https://shop.example/hooks', label: 'shop', createdAtMs: startMs }
  await store.webhookEndpoints.insert(endpoint, 'whsec_bench')
  await withoutIndexes(db, ['transfers', 'webhook_events', 'webhook_attempts'], async one => {
    await fillTransfers(one, sample.id, { from: 1, to: rows - 1, users: rows / transfersOfUser, own: ascendingIds })
    if (deliveries > 0) await fillDeliveries(one, endpoint.id, deliveries)
  })
  await settleDatabase(db)
  const { rows: sizes } = await sql<{ bytes: string }>`
    select pg_database_size(current_database())::text as bytes`.execute(db)
  const seconds = Math.round((performance.now() - begun) / 1_000)
  const gigabytes = Number((Number(sizes[0]?.bytes) / 1e9).toPrecision(3))
  process.stderr.write(`${rows} transfers filled in ${seconds} s: ${gigabytes} GB\n`)
  return { rows, db, store, transferId: sample.id, seconds, gigabytes }
}

/** Each page of an index of ids is written once. */
const ascendingIds = { id: 'uuidv7()' }

/** Delivered webhooks of each transfer, with an attempt each, at one endpoint. */
const fillDeliveries = async (one: Database<Tables>, endpointId: string, each: number): Promise<void> => {
  await raiseStatementTimeout(one, 0)
  await sql`
    insert into webhook_events (id, client_id, environment, endpoint_id, transfer_id, sequence, type, body, created_at, delivered_at)
    select ${sql.raw(ascendingIds.id)}, client_id, environment, ${endpointId}::uuid, id, n, 'transfer.pending', '{}', created_at, created_at
    from transfers, generate_series(1, ${each}) n`.execute(one)
  process.stderr.write('events filled\n')
  await sql`
    insert into webhook_attempts (id, event_id, number, started_at, duration_ms, status)
    select ${sql.raw(ascendingIds.id)}, id, 1, created_at, 12, 204 from webhook_events`.execute(one)
}

interface Call {
  /** Resolves with the number of rows. */
  count: (filled: Filled) => Promise<number>
  expected: (rows: number) => number
}

const ofDeliveries = (filterOf: (filled: Filled) => DeliveryFilter, expected: number): Call => ({
  count: async filled =>
    (await filled.store.webhooks.list(scope, { ...filterOf(filled), count: 20, offset: 0 })).length,
  expected: () => expected,
})

const deliveryCalls: Record<string, Call> = {
  'webhooks, first page': ofDeliveries(() => ({}), 20),
  'webhooks of a transfer': ofDeliveries(({ transferId }) => ({ transferId }), deliveriesEach),
  'webhooks that wait': ofDeliveries(() => ({ state: 'waiting' }), 0),
  'waiting webhooks of each endpoint': {
    count: async ({ store }) => (await store.webhooks.countWaiting(scope)).size,
    expected: () => 0,
  },
}

const ofTransfers = (name: string): Call => ({
  count: async ({ store, rows }) => {
    const { found: _, ...filter } = lists(rows)[name] ?? {}
    const page = { orderBy: 'createdAt', descending: true, count: 10, offset: 0 } as const
    return (await store.transfers.list(scope, { ...page, ...filter })).items.length
  },
  expected: rows => lists(rows)[name]?.found ?? 10,
})

const calls: Record<string, Call> = {
  'one by its id': {
    count: async ({ store, transferId }) => Number((await store.transfers.find(scope, transferId)) !== undefined),
    expected: () => 1,
  },
  ...Object.fromEntries(Object.keys(lists(0)).map(name => [name, ofTransfers(name)])),
}

/** Milliseconds of each call for each database, without the first of each, which fills the caches. Throws if one finds other rows. */
const measureInTurn = async (databases: readonly Filled[], name: string, { count, expected }: Call) => {
  const all = databases.map(filled => ({ filled, elapsed: [] as number[] }))
  for (let run = -warmUpRuns; run < runs; run += 1)
    for (const { filled, elapsed } of run % 2 === 0 ? all : all.toReversed()) {
      const begun = performance.now()
      const found = await count(filled)
      if (run >= 0) elapsed.push(performance.now() - begun)
      const due = expected(filled.rows)
      if (found !== due) throw new Error(`${name}, ${filled.rows} transfers: ${found} rows in place of ${due}`)
    }
  return all.map(({ elapsed }) => elapsed)
}

const percentilesOf = (elapsed: readonly number[]) => {
  const inMs = (share: number) => Number(percentile(elapsed, share).toFixed(2))
  return { p50: inMs(0.5), p99: inMs(0.99) }
}

const ratioOf = (larger: readonly number[], smaller: readonly number[]) => {
  const ratio = (share: number) => Number((percentile(larger, share) / percentile(smaller, share)).toFixed(3))
  return { p50: ratio(0.5), p99: ratio(0.99) }
}
