import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import pg from 'pg'

import { judge, report } from './judge.ts'
import { startLoad } from './load.ts'
import { thisVersion } from './olderVersion.ts'
import { openPostgres, openWorld } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const loadMs = 5_000

/** `npm run drill:restore`: the loss of the database under load, from the last backup to a server that serves. Answers the exit code. */
export const restore = async (): Promise<number> => {
  const database = await openPostgres()
  const world = await openWorld()
  const file = join(world.dataDir, 'backup.gz')
  /** As an operator types it. Answers how long it took. */
  const rialto = async (databaseUrl: string, ...words: string[]): Promise<number> => {
    const beganMs = performance.now()
    const env = { ...process.env, DATABASE_URL: databaseUrl, RIALTO_DATA_DIR: world.dataDir }
    await promisify(execFile)(process.execPath, [join(thisVersion, 'scripts/rialto.mjs'), ...words], { env })
    return performance.now() - beganMs
  }
  try {
    await world.start({ databaseUrl: database.url })
    await world.start({ databaseUrl: database.url })
    const load = startLoad(() => world.servers, await world.connect(), 4)
    await pause(loadMs)
    const backupMs = await rialto(database.url, 'backup', '--out', file)
    await pause(loadMs)
    const lossMs = performance.now()
    await world.kill()
    const running = load.stop()
    await asAdmin(database.url, `drop database ${nameOf(database.url)} with (force)`)
    say(`backup beside running servers: ${seconds(backupMs)}; then both servers killed and the database dropped`)

    const restored = new URL(database.url)
    restored.pathname = '/restored'
    await asAdmin(database.url, 'create database restored')
    const restoreMs = await rialto(restored.href, 'restore', '--from', file)
    const server = await world.start({ databaseUrl: restored.href })
    const servingMs = performance.now() - lossMs
    await running
    say(`restored in ${seconds(restoreMs)}; serving ${seconds(servingMs)} after the loss`)

    const known = await idsOf(restored.href)
    const isKnown = ({ transactionId }: { transactionId: string }) => known.has(transactionId)
    await world.letHistorySettle()
    const kept = load.orders.filter(isKnown)
    // Tokens made after the backup are gone, and users that hold one begin again.
    const verdict = await judge({ orders: kept, tokens: [] }, { ...world, server }, { isRestored: true })
    say('orders that are in the backup')
    const isRight = report(verdict, say)
    const books = world.sandbox.institutions.ledger.withdrawals()
    const later = load.orders.filter(order => !isKnown(order))
    const payments = later.map(({ address }) => books.filter(sent => sent.address.toLowerCase() === address).length)
    const paid = payments.filter(count => count === 1).length
    const twice = payments.filter(count => count > 1).length
    say('orders after the backup, which Rialto does not know any more')
    say(
      `  ${later.length}: ${paid} paid once by the institutions' books, ${later.length - paid - twice} not sent, ${twice} doubled`,
    )
    const isPassed = isRight && twice === 0 && paid > 0
    say(isPassed ? 'passed' : 'FAILED')
    if (!isPassed) say(server.output().slice(-20_000))
    return isPassed ? 0 : 1
  } finally {
    await world.close()
    await database.close()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const nameOf = (url: string) => new URL(url).pathname.slice(1)

const query = async <Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

const asAdmin = async (url: string, statement: string): Promise<void> => {
  const admin = new URL(url)
  admin.pathname = '/postgres'
  await query(admin.href, statement)
}

/** Ids of the orders that a database has a transfer of. */
const idsOf = async (url: string): Promise<Set<string>> => {
  const rows = await query<{ id: string }>(url, 'select distinct client_transaction_id as id from transfers')
  return new Set(rows.map(({ id }) => id))
}
