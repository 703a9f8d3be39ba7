import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import { migrate, type MigrationError, pendingMigrations } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

const createTestDatabase = testDatabases<unknown>(() => Promise.resolve({}))
let made: TestDatabase<unknown>
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const good = {
  '0001_first': { up: async (db: typeof made.db) => void (await sql`create table first (id int)`.execute(db)) },
  '0002_slow': { up: async (db: typeof made.db) => void (await sql`select pg_sleep(0.1)`.execute(db)) },
}

test('concurrent callers run each migration once', async () => {
  const others = [1, 2, 3].map(() => openDatabase<unknown>({ url: made.url, maxConnections: 1 }))
  const ran = await Promise.all(others.map(db => migrate(db, good)))
  expect(ran.flat().sort()).toEqual(['0001_first', '0002_slow'])
  const timeout = await sql<{ value: string }>`select current_setting('statement_timeout') as value`.execute(others[0]!)
  expect(timeout.rows[0]?.value).toBe('10s')
  await Promise.all(others.map(db => db.destroy()))
  expect(await migrate(made.db, good)).toEqual([])
})

test('a failing migration is named, and the whole run is rolled back', async () => {
  const bad = {
    ...good,
    '0003_third': { up: async (db: typeof made.db) => void (await sql`create table third (id int)`.execute(db)) },
    '0004_bad': { up: async (db: typeof made.db) => void (await sql`create table first (id int)`.execute(db)) },
  }
  const error = await migrate(made.db, bad).catch((error: MigrationError) => error)
  expect(error).toMatchObject({ name: 'MigrationError', migration: '0004_bad' })
  expect((error as MigrationError).message).toContain('0004_bad failed: relation "first" already exists')
  const { rows } = await sql<{ found: string | null }>`select to_regclass('third')::text as found`.execute(made.db)
  expect(rows).toEqual([{ found: null }])
})

test('a migration that waits for a running server, which waits for it, runs again', async () => {
  const { db, url, drop } = await createTestDatabase()
  await sql`create table held (id int); create table wanted (id int)`.execute(db)
  const server = openDatabase<unknown>({ url, maxConnections: 1 })
  let attempts = 0
  let hasHeld: () => void = () => undefined
  const held = new Promise<void>(resolve => (hasHeld = resolve))
  let hasWanted: () => void = () => undefined
  const wanted = new Promise<void>(resolve => (hasWanted = resolve))
  const isWaiting = async () => {
    const waiting = sql`select 1 from pg_locks where not granted and relation = 'held'::regclass`
    while ((await waiting.execute(db)).rows.length === 0);
  }
  const running = server.transaction().execute(async tx => {
    await sql`lock table wanted`.execute(tx)
    hasWanted()
    await held
    await sql`lock table held`.execute(tx)
  })
  await wanted
  const up = async (tx: typeof db) => {
    attempts += 1
    // The first to check for a deadlock detects it and is aborted: this connection.
    await sql`set local deadlock_timeout = '10ms'`.execute(tx)
    await sql`lock table held`.execute(tx)
    hasHeld()
    if (attempts === 1) await isWaiting()
    await sql`lock table wanted`.execute(tx)
  }
  expect(await migrate(db, { '0001_meets': { up } })).toEqual(['0001_meets'])
  await running
  expect(attempts).toBe(2)
  await server.destroy()
  await drop()
})

const only = { '0001_first': good['0001_first'] }

test('an older version starts on the schema of a newer one, and runs no migrations', async () => {
  expect(await pendingMigrations(made.db, only)).toEqual([])
  expect(await migrate(made.db, only)).toEqual([])
})

test('a version that the newer schema excludes fails with instructions', async () => {
  const newer = { ...good, '0003_breaking': { up: () => Promise.resolve(), requires: '0002_slow' } }
  expect(await pendingMigrations(made.db, newer)).toEqual(['0003_breaking'])
  await migrate(made.db, newer)
  expect(await migrate(made.db, good)).toEqual([])
  await expect(migrate(made.db, only)).rejects.toThrow('requires a version with migration 0002_slow')
  await expect(pendingMigrations(made.db, only)).rejects.toThrow('restore the backup')
})

test('an applied migration that this version does not contain is an error', async () => {
  await expect(migrate(made.db, { '0000_mine': good['0001_first'], '0002_slow': good['0002_slow'] })).rejects.toThrow(
    'has migration 0001_first, which this version does not know',
  )
})
