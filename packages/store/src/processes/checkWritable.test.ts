import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openDatabase } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { checkWritable } from './checkWritable.ts'

let made: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

test('a check writes to the disk, leaves no rows, and can be repeated on its connection', async () => {
  const db = openDatabase<Tables>({ url: made.url, maxConnections: 1 })
  try {
    await checkWritable(db)
    await checkWritable(db)
    const { rows } = await sql<{ bytes: bigint }>`
      select pg_total_relation_size('rialto_disk_check') as bytes
    `.execute(db)
    expect(Number(rows[0]?.bytes)).toBeLessThan(32 * 1024)
  } finally {
    await db.destroy()
  }
})

test('a check fails where the database accepts no writes', async () => {
  const db = openDatabase<Tables>({ url: made.url, maxConnections: 1, readOnly: true })
  await expect(checkWritable(db)).rejects.toMatchObject({ cause: { code: '25006' } })
  await db.destroy()
})
