import { migrations } from '../migrations/index.ts'
import type { Tables } from '../tables.ts'
import { testDatabases } from './testDatabases.ts'

/** Creates an empty store for one test, with all migrations: `const { db, url, drop } = await createTestDatabase()`. */
export const createTestDatabase = testDatabases<Tables>(() => Promise.resolve(migrations))
