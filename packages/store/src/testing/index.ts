export { createTestDatabase } from './createTestDatabase.ts'
export { type TestDatabase, testDatabases } from './testDatabases.ts'
