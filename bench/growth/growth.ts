import { createStore, openDatabase, type Tables } from '@rialto/store'
import type { Scope, TransferFilter } from '@rialto/core'
import { createVault, parseVaultKeys } from '@rialto/vault'

import { aConnection, aReason, aTransfer } from '../../packages/core/src/testing/fixtures.ts'
import { fillTransfers } from '../support/fillTransfers.ts'
import { client, provisionProduction, vaultKeys } from '../support/productionClient.ts'
import { percentile } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const sizes = [1_000, 100_000, 1_000_000]
const runs = 201
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
 * Milliseconds of a page of a client's list of transfers, the total included, with ever more transfers; beside a read by primary key in
 * the same run.
 */
export const growth = (): Promise<object> =>
  withPostgres(async url => {
    await provisionProduction(url)
    const db = openDatabase<Tables>({ url })
    const store = createStore(db, createVault(parseVaultKeys(vaultKeys)), Date.now)
    const scope: Scope = { clientId: client.clientId, environment: 'production' }
    const connection = aConnection(scope)
    await store.connections.insert(connection)
    const sample = aTransfer(connection, { phase: 'settled', createdAtMs: startMs })
    await store.transfers.insert(sample, aReason)

    const measure = async (work: () => Promise<unknown>) => {
      const elapsed: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const begun = performance.now()
        await work()
        elapsed.push(performance.now() - begun)
      }
      const inMs = (share: number) => Number(percentile(elapsed, share).toFixed(2))
      return { p50: inMs(0.5), p99: inMs(0.99) }
    }

    const results: Record<string, object> = {}
    let filled = 0
    for (const rows of sizes) {
      await fillTransfers(db, sample.id, { from: filled + 1, to: rows - 1 })
      filled = rows - 1
      const byKey = await measure(() => store.transfers.find(scope, sample.id))
      const pages: Record<string, object> = {}
      for (const [name, filter] of Object.entries(lists(rows)))
        pages[name] = await measure(() =>
          store.transfers.list(scope, { orderBy: 'createdAt', descending: true, count: 10, offset: 0, ...filter }),
        )
      results[`${rows} transfers`] = { 'one by its id': byKey, ...pages }
    }
    await db.destroy()
    return { runs, milliseconds: results }
  })
