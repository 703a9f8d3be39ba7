import { expect, test } from 'vitest'
import { createTestDatabase } from './createTestDatabase.ts'

test("a test database has the store's migrations and empty tables", async () => {
  const { db, drop } = await createTestDatabase()
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('clients').selectAll().execute()).toEqual([])
  await drop()
})
