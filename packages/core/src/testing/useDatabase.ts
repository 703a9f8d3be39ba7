import type { Database, Tables } from '@rialto/store'
import { createTestDatabase, type TestDatabase } from '@rialto/store/testing'
import { afterAll, beforeAll } from 'vitest'

/** One database for all tests of a file, created before and dropped after them. */
export const useDatabase = (): (() => Database<Tables>) => {
  let database: TestDatabase<Tables>
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  return () => database.db
}
