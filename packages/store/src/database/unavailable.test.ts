import { StoreUnavailableError } from '@rialto/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import { type Database, openDatabase } from './openDatabase.ts'

let made: TestDatabase<unknown>
let db: Database<unknown>
beforeAll(async () => {
  made = await testDatabases<unknown>(() => Promise.resolve({}))()
  db = openDatabase<unknown>({ url: made.url, maxConnections: 2, lockTimeoutMs: 50, acquireTimeoutMs: 2_000 })
  await sql`create table locked (id int)`.execute(made.db)
  await sql`create table other (id int)`.execute(made.db)
})
afterAll(async () => {
  await db.destroy()
  await made.drop()
})

test('while one table is locked, statements that need it fail soon and all others still run', async () => {
  await made.db.transaction().execute(async tx => {
    await sql`lock table locked`.execute(tx)
    const blocked = Array.from({ length: 8 }, () =>
      sql`select * from locked`.execute(db).catch((error: unknown) => error),
    )
    const unrelated = await Promise.all(Array.from({ length: 8 }, () => sql`select * from other`.execute(db)))
    expect(unrelated).toHaveLength(8)
    for (const error of await Promise.all(blocked)) expect(error).toBeInstanceOf(StoreUnavailableError)
  })
})

test.each([
  ['nobody listens there', (url: URL) => (url.port = '1')],
  ['the password is wrong', (url: URL) => (url.password = 'canary')],
  ['there is no such database', (url: URL) => (url.pathname = '/none')],
])('%s: unavailable, and the password is in no message', async (_, change) => {
  const url = new URL(made.url)
  change(url)
  const lost = openDatabase<unknown>({ url: url.href })
  const error = await sql`select 1`.execute(lost).catch((error: unknown) => error)
  await lost.destroy()
  expect(error).toBeInstanceOf(StoreUnavailableError)
  expect(String(error)).not.toContain('canary')
})

test('a mistake in a statement is not the database being away', async () => {
  await expect(sql`select nothing`.execute(db)).rejects.not.toBeInstanceOf(StoreUnavailableError)
})
