export { type TestDatabase, testDatabases } from './testDatabases.ts'
