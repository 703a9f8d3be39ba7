import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openDatabase } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import type { TestDatabase } from '../testing/testDatabases.ts'
import { takeTokens } from './takeTokens.ts'

let made: TestDatabase<Tables>
beforeAll(async () => void (made = await createTestDatabase()))
afterAll(() => made?.drop())

test('two concurrent processes together are granted the content of the bucket, not twice as much', async () => {
  const other = openDatabase<Tables>({ url: made.url, maxConnections: 4 })
  // So slow that nothing is refilled during the test.
  const limit = 40
  const granted = await Promise.all(
    Array.from({ length: 60 }, (_, index) => takeTokens(index % 2 ? made.db : other, { key: 'a', limit, want: 1 })),
  )
  const sum = granted.reduce((total, one) => total + one.granted, 0)
  expect(sum).toBeGreaterThanOrEqual(limit)
  expect(sum).toBeLessThanOrEqual(limit + 8)
  await other.destroy()
})

test('a bucket refills by the minute, never above its limit, and a clock set back removes nothing', async () => {
  const take = (want: number) => takeTokens(made.db, { key: 'b', limit: 600, want })
  expect(await take(1_000)).toMatchObject({ granted: 600 })
  await sql`update rate_limits set at = clock_timestamp() - interval '6 seconds' where key = 'b'`.execute(made.db)
  expect((await take(1_000)).granted).toBe(60)
  await sql`update rate_limits set at = clock_timestamp() - interval '1 hour' where key = 'b'`.execute(made.db)
  expect((await take(1_000)).granted).toBe(600)
  await sql`update rate_limits set at = clock_timestamp() + interval '1 hour' where key = 'b'`.execute(made.db)
  expect((await take(1)).granted).toBe(0)
})
