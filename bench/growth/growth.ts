import type { Scope, TransferFilter } from '@rialto/core'
import { createStore, type Database, openDatabase, type Tables } from '@rialto/store'
import { createVault, parseVaultKeys } from '@rialto/vault'
import { sql } from 'kysely'

import { aConnection, aReason, aTransfer } from '../../packages/core/src/testing/fixtures.ts'
import { fillTransfers } from '../support/fillTransfers.ts'
import { client, provisionProduction, vaultKeys } from '../support/productionClient.ts'
import { percentile } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const sizes = [1_000, 100_000, 1_000_000]
const runs = 501
const warmUpRuns = 30
/** The same number in each database, so that a list by user shows the same rows. */
const transfersOfUser = 20
const startMs = Date.UTC(2026, 0, 1)

const lists = (rows: number): Record<string, Partial<TransferFilter>> => ({
  'first page': {},
  'by clientTransactionId': { clientTransactionId: `order-${rows - 3}` },
  'by hash': { hash: `0x${rows - 3}` },
  'by userId': { userId: 'user-7' },
  'by a rare status': { statuses: ['failed'] },
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
 * primary key.
 */
export const growth = (): Promise<object> =>
  withPostgres(async url => {
    const databases: Filled[] = []
    for (const rows of sizes) databases.push(await fill(url, rows))
    const measured: Record<string, readonly (readonly number[])[]> = {}
    for (const [name, work] of Object.entries(calls)) measured[name] = await measureInTurn(databases, work)
    for (const { db } of databases) await db.destroy()
    const ofAll = (read: (elapsed: readonly (readonly number[])[]) => object) =>
      Object.fromEntries(Object.entries(measured).map(([name, elapsed]) => [name, read(elapsed)]))
    const milliseconds = sizes.map((rows, index) => [
      `${rows} transfers`,
      ofAll(elapsed => percentilesOf(elapsed[index] ?? [])),
    ])
    const ratios = ofAll(([, smaller = [], larger = []]) => ratioOf(larger, smaller))
    return { runs, milliseconds: Object.fromEntries(milliseconds), 'p99 of 1000000 by 100000': ratios }
  })

interface Filled {
  rows: number
  db: Database<Tables>
  store: ReturnType<typeof createStore>
  transferId: string
}

const scope: Scope = { clientId: client.clientId, environment: 'production' }

/** A separate, migrated database with one client that has this number of transfers. */
const fill = async (serverUrl: string, rows: number): Promise<Filled> => {
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
  await fillTransfers(db, sample.id, { from: 1, to: rows - 1, users: rows / transfersOfUser })
  // All data is on disk before the measurement, so that no checkpoint runs during it.
  await sql`checkpoint`.execute(db)
  return { rows, db, store, transferId: sample.id }
}

const calls: Record<string, (filled: Filled) => Promise<unknown>> = {
  'one by its id': ({ store, transferId }) => store.transfers.find(scope, transferId),
  ...Object.fromEntries(
    Object.keys(lists(0)).map(name => [
      name,
      ({ store, rows }: Filled) =>
        store.transfers.list(scope, {
          orderBy: 'createdAt',
          descending: true,
          count: 10,
          offset: 0,
          ...lists(rows)[name],
        }),
    ]),
  ),
}

/** Milliseconds of each call for each database, without the first of each, which fills the caches. */
const measureInTurn = async (databases: readonly Filled[], work: (filled: Filled) => Promise<unknown>) => {
  const all = databases.map(filled => ({ filled, elapsed: [] as number[] }))
  for (let run = -warmUpRuns; run < runs; run += 1)
    for (const { filled, elapsed } of run % 2 === 0 ? all : all.toReversed()) {
      const begun = performance.now()
      await work(filled)
      if (run >= 0) elapsed.push(performance.now() - begun)
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
