import { createHash, randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'

import { findToken, toBaseUnits } from '@rialto/catalog'
import { type ChainConfirmation, type Context, reconcileBooks, type Scope, type UpstreamTransfer } from '@rialto/core'
import { createStore, type Database, openDatabase, raiseStatementTimeout, type Tables } from '@rialto/store'
import { createVault, parseVaultKeys } from '@rialto/vault'
import { sql } from 'kysely'

import { aConnection, aReason, aTransfer, sepolia } from '../../packages/core/src/testing/fixtures.ts'
import { databaseCpuSeconds } from '../support/databaseCpu.ts'
import { fillTransfers } from '../support/fillTransfers.ts'
import { client, provisionProduction, vaultKeys } from '../support/productionClient.ts'
import { withoutIndexes } from '../support/withoutIndexes.ts'
import { withPostgres } from '../support/withPostgres.ts'

const million = 1_000_000
const ofConnection = 1_000
const scope: Scope = { clientId: client.clientId, environment: 'production' }
const decimals = findToken(sepolia, 'USDC')?.decimals ?? 6

/** Of the indexes of transfers, those that closing the books reads: the others take most of the time of filling. */
const isRead = (definition: string): boolean =>
  /\((?:client_id, environment, )?(?:hash|connection_id)\b|part_of/.test(definition)

/** Transfers that arrived, a thousand of each connection, with a change that a reader of the books has not seen. */
const fill = async (db: Database<Tables>, store: Context['store'], transfers: number): Promise<void> => {
  const connections = Array.from({ length: Math.max(1, Math.ceil(transfers / ofConnection)) }, () =>
    aConnection(scope, { upstreamId: randomUUID(), createdAtMs: Date.now() }),
  )
  for (const connection of connections) await store.connections.insert(connection)
  const [first] = connections
  if (!first) throw new Error('no connection')
  const startMs = Date.now() - transfers * 1_000
  const sample = aTransfer(first, {
    phase: 'settled',
    createdAtMs: startMs,
    finishedAtMs: startMs,
    hash: '0x0',
    institutionTransactionId: 'w-0',
    charged: { fee: '0.5', debit: '13' },
  })
  await store.transfers.insert(sample, aReason)
  const own = {
    phase: `'settled'`,
    type: `'scripted'`,
    amount: '12.5',
    institution_transaction_id: `'w-0x' || n`,
    connection_id: `('{${connections.map(({ id }) => id).join()}}'::uuid[])[1 + n / ${ofConnection}]`,
  }
  await withoutIndexes(
    db,
    ['transfers'],
    one => fillTransfers(one, sample.id, { from: 1, to: transfers - 1, own }),
    isRead,
  )
  await db.connection().execute(async one => {
    await raiseStatementTimeout(one, 0)
    await sql`
      insert into transfer_changes (transfer_id, client_id, environment, phase, cause, sequence, at)
      select id, client_id, environment, 'settled', 'requested', 1, finished_at from transfers where id <> ${sample.id}`.execute(
      one,
    )
    await sql`vacuum analyze`.execute(one)
  })
}

interface Row {
  id: string
  hash: string
  institution_transaction_id: string
  to_address: string
  created_at: Date
}

/** An institution that lists its own copy of the transfers, and a chain that has them all. Both answer at once. */
const sides = (db: Database<Tables>, planted: { record: string; hash: string }) => {
  const recordOf = (row: Row): UpstreamTransfer => ({
    upstreamId: row.institution_transaction_id,
    type: 'withdrawal',
    status: 'succeeded',
    upstreamStatus: 'done',
    symbol: 'USDC',
    amount: row.institution_transaction_id === planted.record ? '12.500001' : '12.5',
    fee: '0.5',
    hash: row.hash,
    toAddress: row.to_address,
    createdAtMs: row.created_at.getTime(),
  })
  const rowsOf = (connectionId: string) =>
    sql<Row>`select id, hash, institution_transaction_id, to_address, created_at from transfers
      where connection_id = ${connectionId} order by created_at desc`.execute(db)
  let listed: { connectionId: string; records: UpstreamTransfer[] } | undefined
  const history = {
    /** The connection is in the access token: an institution knows whose history it lists. */
    list: async (
      credentials: { accessToken?: string },
      { count, cursor = '0' }: { count: number; cursor?: string },
    ) => {
      const connectionId = credentials.accessToken ?? ''
      if (listed?.connectionId !== connectionId)
        listed = { connectionId, records: (await rowsOf(connectionId)).rows.map(recordOf) }
      const from = Number(cursor)
      const next = from + count
      return {
        transfers: listed.records.slice(from, next),
        ...(next < listed.records.length ? { cursor: String(next) } : {}),
      }
    },
    find: async () => undefined,
  }
  const amount = toBaseUnits('12.5', decimals)
  const confirm = async ({
    hash,
    amountBaseUnits,
  }: {
    hash: string
    amountBaseUnits: bigint
  }): Promise<ChainConfirmation> => {
    const arrived = hash === planted.hash ? amount - 1n : amount
    if (arrived >= amountBaseUnits) return { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
    return { kind: 'mismatched', arrivedBaseUnits: arrived, message: 'less' }
  }
  return { history, confirm }
}

const contextOf = (db: Database<Tables>, store: Context['store'], planted: { record: string; hash: string }) => {
  const { history, confirm } = sides(db, planted)
  const connector = { descriptor: { type: 'scripted', institution: 'scripted' }, auth: {}, history }
  const ctx = {
    environment: 'production',
    clock: { nowMs: Date.now, sleep: async () => undefined },
    ids: {
      uuid: randomUUID,
      hex: () => '',
      sha256: (text: string) => createHash('sha256').update(text).digest(),
    },
    store: {
      ...store,
      connections: {
        ...store.connections,
        findWithRemoved: async (of: Scope, id: string) => {
          const found = await store.connections.findWithRemoved(of, id)
          return found && { ...found, credentials: { kind: 'oAuth', accessToken: id, scopes: [] } }
        },
      },
    },
    connectors: { find: () => connector },
    chains: { watches: () => true, confirm },
    settings: { refreshMarginMs: 0 },
    refreshesInProgress: new Map(),
  }
  return ctx as unknown as Context
}

const timed = async <T extends object | undefined>(folder: string, work: () => Promise<T>) => {
  const [startMs, cpu, database] = [performance.now(), process.cpuUsage(), databaseCpuSeconds(folder)]
  const value = await work()
  const { user, system } = process.cpuUsage(cpu)
  return {
    ...value,
    seconds: (performance.now() - startMs) / 1_000,
    cpuSeconds: (user + system) / 1_000_000,
    databaseCpuSeconds: databaseCpuSeconds(folder) - database,
  }
}

/**
 * The first closing of the books over a million transfers of a thousand connections: the journal, the institutions'
 * histories and the chain, with one unit planted at an institution, on the chain and in a row. And the next run.
 */
export const books = (only: string | undefined): Promise<object> =>
  withPostgres(async (url, folder) => {
    const transfers = only === undefined ? million : Number(only)
    await provisionProduction(url)
    // A busy machine may take long to start a connection.
    const db = openDatabase<Tables>({ url, acquireTimeoutMs: 5 * 60_000, answerTimeoutMs: 10 * 60_000 })
    const store = createStore(db, createVault(parseVaultKeys(vaultKeys)), Date.now)
    await fill(db, store, transfers)
    const planted = { record: `w-0x${Math.floor(transfers / 3)}`, hash: `0x${Math.floor(transfers / 2)}` }
    await sql`update transfers set amount = 12.500001 where hash = ${`0x${Math.floor(transfers / 4)}`}`.execute(db)
    const ctx = contextOf(db, store, planted)
    const first = await timed(folder, () => reconcileBooks(ctx))
    const again = await timed(folder, () => reconcileBooks(ctx))
    const { total } = await store.books.listDifferences(scope, 10)
    const day = new Date().toISOString().slice(0, 10)
    const sums = await store.books.sumAccounts(scope, { from: day, to: day })
    await db.destroy()
    return {
      transfers,
      first,
      next: again,
      load: loadavg()[0],
      plantedFound: total,
      sums,
    }
  })
