import { expect, test } from 'vitest'
import { createTestDatabase } from './createTestDatabase.ts'

test("the store's own migrations run, and its tables are empty", async () => {
  const { db, drop } = await createTestDatabase()
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('clients').selectAll().execute()).toEqual([])
  await drop()
})
