import { StoreUnavailableError } from '@rialto/core'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { silentProxy } from '../testing/silentProxy.ts'
import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import { listenTo } from './listenTo.ts'
import { openDatabase } from './openDatabase.ts'

const createTestDatabase = testDatabases<unknown>(() => Promise.resolve({}))
let made: TestDatabase<unknown>
let way: Awaited<ReturnType<typeof silentProxy>>
beforeEach(async () => {
  made = await createTestDatabase()
  way = await silentProxy(made.url)
})
afterEach(async () => {
  way.goOn()
  await way.close()
  await made.drop()
})

const soonMs = 500

test('after the cut-off, pending queries and connection requests fail at once, and closing the pool does not wait', async () => {
  const giveUp = new AbortController()
  const db = openDatabase<unknown>({ url: way.url, maxConnections: 1, cutOff: giveUp.signal })
  await sql`select 1`.execute(db)
  way.hang()
  const waiting = [1, 2].map(() => sql`select 1`.execute(db).catch((error: unknown) => error))
  await new Promise(resolve => void setImmediate(resolve))
  const begun = performance.now()
  giveUp.abort()
  for (const error of await Promise.all(waiting)) expect(error).toBeInstanceOf(StoreUnavailableError)
  await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(StoreUnavailableError)
  await db.destroy()
  expect(performance.now() - begun).toBeLessThan(soonMs)
})

test('the end of a pool leaves no connection open to a database that hangs', async () => {
  const db = openDatabase<unknown>({ url: way.url, maxConnections: 1 })
  await sql`select 1`.execute(db)
  way.hang()
  await db.destroy()
  way.goOn()
  await expect.poll(() => way.open(), { timeout: 3_000 }).toBe(0)
})

test('a listener closes in bounded time, whether it is listening or cannot connect', async () => {
  const heard = listenTo(way.url, 'news', () => undefined)
  await heard.ready
  way.hang()
  const connecting = listenTo(way.url, 'news', () => undefined)
  const begun = performance.now()
  await Promise.all([heard.close(), connecting.close()])
  expect(performance.now() - begun).toBeLessThan(2_500)
})
