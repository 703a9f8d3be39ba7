import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { transaction } from '../database/transaction.ts'
import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import { enqueueJob } from './enqueueJob.ts'
import { listenForJobs } from './listenForJobs.ts'
import { up } from './migration.ts'
import type { QueueTables } from './tables.ts'

let made: TestDatabase<QueueTables>
beforeAll(async () => {
  made = await testDatabases<QueueTables>(() => Promise.resolve({ queue: { up } }))()
})
afterAll(() => made.drop())

test('is notified of jobs when they are committed, and again after the connection was lost', async () => {
  const received: (string | undefined)[] = []
  const listener = listenForJobs(made.url, kind => received.push(kind))
  await listener.ready
  expect(received).toEqual([undefined])
  await transaction(made.db, async tx => {
    await enqueueJob(tx, { kind: 'mail', key: 'a', payload: {}, runAt: new Date(0) })
    await enqueueJob(tx, { kind: 'quiet', key: 'a', payload: {}, runAt: new Date(0), wake: false })
    expect(received).toEqual([undefined])
  })
  await vi.waitFor(() => expect(received).toEqual([undefined, 'mail']), { timeout: 60_000 })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rialto-listen' and datname = current_database()`.execute(
    made.db,
  )
  await vi.waitFor(() => expect(received).toEqual([undefined, 'mail', undefined]), { timeout: 60_000 })
  await enqueueJob(made.db, { kind: 'later', key: 'a', payload: {}, runAt: new Date(0) })
  await vi.waitFor(() => expect(received.at(-1)).toBe('later'), { timeout: 60_000 })
  await listener.close()
})

test('a listener that cannot connect can be closed', async () => {
  const listener = listenForJobs('postgresql://nobody@127.0.0.1:1/none', () => undefined)
  await listener.close()
})
