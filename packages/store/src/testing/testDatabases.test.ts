import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../database/openDatabase.ts'
import { testDatabases } from './testDatabases.ts'

const things = {
  up: async (db: Database<unknown>) => void (await sql`create table things as select 1 as n`.execute(db)),
}
const createTestDatabase = testDatabases<{ things: { n: number } }>(() => Promise.resolve({ things }))

test('each database is migrated, separate, and dropped on request', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await one.db.insertInto('things').values({ n: 2 }).execute()
  expect(await one.db.selectFrom('things').select('n').execute()).toEqual([{ n: 1 }, { n: 2 }])
  expect(await two.db.selectFrom('things').select('n').execute()).toEqual([{ n: 1 }])
  const name = new URL(one.url).pathname.slice(1)
  await one.drop()
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(two.db)
  expect(rows).toEqual([])
  await two.drop()
})

test('a vacuum marks rows that were just committed as visible to all', async () => {
  const { db, drop } = await createTestDatabase()
  await sql`insert into things select generate_series(2, 2000)`.execute(db)
  await sql`vacuum things`.execute(db)
  const { rows } = await sql<{ visible: boolean }>`
    select relallvisible = relpages as visible from pg_class where relname = 'things'`.execute(db)
  expect(rows).toEqual([{ visible: true }])
  await drop()
})
