import { StoreUnavailableError } from '@rialto/core'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { silentProxy } from '../testing/silentProxy.ts'
import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import { type Database, openDatabase } from './openDatabase.ts'
import { raiseStatementTimeout } from './raiseStatementTimeout.ts'
import { transaction } from './transaction.ts'

const createTestDatabase = testDatabases<unknown>(() => Promise.resolve({}))
let made: TestDatabase<unknown>
let way: Awaited<ReturnType<typeof silentProxy>>
let db: Database<unknown>
beforeEach(async () => {
  made = await createTestDatabase()
  await sql`create table kept (id int)`.execute(made.db)
  way = await silentProxy(made.url)
  db = openDatabase<unknown>({ url: way.url, maxConnections: 1, answerTimeoutMs: 600, acquireTimeoutMs: 1_000 })
  await sql`select 1`.execute(db)
})
afterEach(async () => {
  way.goOn()
  await db.destroy()
  await way.close()
  await made.drop()
})

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const backend = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
const kept = async () => (await sql<{ id: number }>`select id from kept`.execute(made.db)).rows

test('a statement without a response fails like one with a lost connection, and so does the next one', async () => {
  way.hang()
  const begun = performance.now()
  const first = await errorOf(sql`select 1`.execute(db))
  expect(first).toBeInstanceOf(StoreUnavailableError)
  expect(String(first)).toContain('no answer within 600 ms')
  expect(await errorOf(sql`select 1`.execute(db))).toBeInstanceOf(StoreUnavailableError)
  expect(performance.now() - begun).toBeLessThan(3_000)
})

test('its connection is never used again, so that no statement gets the response of another', async () => {
  const before = await backend()
  way.hang()
  expect(await errorOf(sql`select 1 as late`.execute(db))).toBeInstanceOf(StoreUnavailableError)
  way.goOn()
  const { rows } = await sql<{ asked: number }>`select 2 as asked`.execute(db)
  expect(rows).toEqual([{ asked: 2 }])
  expect(await backend()).not.toBe(before)
})

test('its transaction ends without a rollback on the same connection, and its changes are discarded', async () => {
  const begun = performance.now()
  const failed = transaction(db, async tx => {
    await sql`insert into kept values (1)`.execute(tx)
    way.hang()
    await sql`insert into kept values (2)`.execute(tx)
  })
  expect(await errorOf(failed)).toBeInstanceOf(StoreUnavailableError)
  expect(performance.now() - begun).toBeLessThan(1_500)
  way.goOn()
  await expect.poll(kept).toEqual([])
})

test('the outcome of a commit without a response is reported as unknown, because it may arrive later', async () => {
  const failed = transaction(db, async tx => {
    await sql`insert into kept values (1)`.execute(tx)
    way.hang()
  })
  expect(await errorOf(failed)).toBeInstanceOf(StoreUnavailableError)
  expect(await kept()).toEqual([])
  way.goOn()
  await expect.poll(kept).toEqual([{ id: 1 }])
})

test('a slow statement is ended earlier by PostgreSQL itself', async () => {
  const error = await errorOf(sql`select pg_sleep(5)`.execute(db))
  expect(String(error)).toContain('statement timeout')
})

test('a raised statement limit applies until the connection is returned', async () => {
  await transaction(db, async tx => {
    await raiseStatementTimeout(tx, 0)
    await sql`select pg_sleep(0.8)`.execute(tx)
  })
  await db.connection().execute(async one => {
    await raiseStatementTimeout(one, 2_000)
    await sql`select pg_sleep(0.8)`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
  way.hang()
  expect(String(await errorOf(sql`select 1`.execute(db)))).toContain('no answer within 600 ms')
})
