export { createStoredWorld, type StoredWorld } from './createStoredWorld.ts'
export { createTestDatabase } from './createTestDatabase.ts'
export { type TestDatabase, testDatabases } from './testDatabases.ts'
export { useDatabase } from './useDatabase.ts'
