import { randomBytes, randomUUID } from 'node:crypto'

import type { Connection, Store } from '@rialto/core'
import { aReason, aTransfer } from '@rialto/core/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { createStore } from '../createStore.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { pruneExpired } from './pruneExpired.ts'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
let connection: Connection

/** A connection with rows in all tables that refer to it. */
beforeEach(async () => {
  world = await createStoredWorld(database())
  connection = await world.connect()
  const { store } = world.ctx
  const { scope } = world
  await world.preview(connection)
  const transfer = aTransfer(connection, { phase: 'settled', finishedAtMs: world.clock.nowMs() })
  await store.transfers.insert(transfer, aReason)
  await store.link.issue({
    id: randomUUID(),
    scope,
    codeHash: randomBytes(32),
    request: { userId: connection.userId, restrictMultipleAccounts: false },
    connectionIds: [connection.id],
    expiresAtMs: world.clock.nowMs(),
  })
  const endpointId = await world.addWebhook()
  for (const subject of [{ transferId: transfer.id }, { subjectId: connection.id }]) {
    const [id, details] = [randomUUID(), { sequence: 1, type: 'transfer.pending' as const, body: {}, createdAtMs: 0 }]
    await store.webhooks.insertEvent({ id, eventId: id, scope, endpointId, subject, ...details })
  }
})

/** Tables that are read sequentially although the planner is set to avoid it, because no index matches. */
const tablesReadWhole = (work: (store: Store, tx: Database<Tables>) => Promise<unknown>): Promise<string[]> =>
  world.db.transaction().execute(async tx => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const before = await wholeReads(tx)
    await work(createStore(tx, world.vault, world.clock.nowMs), tx)
    const after = await wholeReads(tx)
    return [...after].flatMap(([name, reads]) => (reads > (before.get(name) ?? 0n) ? [name] : []))
  })

/** How many sequential scans of each table this connection made. */
const wholeReads = async (tx: Database<Tables>): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await sql<{ name: string; reads: bigint }>`
    select relname as name, seq_scan as reads from pg_stat_xact_user_tables order by 1`.execute(tx)
  return new Map(rows.map(({ name, reads }) => [name, reads]))
}

const weeksLater = () => world.clock.nowMs() + 60 * 24 * 60 * 60_000
const terms = () => ({ atMs: weeksLater(), retentionDays: 0 })

/** They have as many rows as there are servers, or as there are keys of institutions in use. */
const small = ['server_processes', 'signing_nonces']

test.each<[string, (store: Store, tx: Database<Tables>) => Promise<unknown>]>([
  ['removing an account', store => store.connections.remove(world.scope, connection.id, terms())],
  ['exporting a user', store => store.users.read(world.scope, connection.userId)],
  ['erasing a user', store => store.users.erase(world.scope, connection.userId, weeksLater())],
  ['deleting what has expired', (_store, tx) => pruneExpired(tx, new Date(weeksLater()))],
])('%s reads no table as a whole', async (_name, work) => {
  expect((await tablesReadWhole(work)).filter(name => !small.includes(name))).toEqual([])
})
