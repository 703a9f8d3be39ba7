import { afterAll, beforeAll } from 'vitest'

import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../tables.ts'
import { createTestDatabase } from './createTestDatabase.ts'
import type { TestDatabase } from './testDatabases.ts'

/** One database for all tests of a file, created before and dropped after them. */
export const useDatabase = (): (() => Database<Tables>) => {
  let database: TestDatabase<Tables>
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  return () => database.db
}
