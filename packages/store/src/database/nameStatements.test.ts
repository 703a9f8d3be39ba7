import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import { openDatabase, type Database } from './openDatabase.ts'
import { plannedEachTime } from './nameStatements.ts'
import { transaction } from './transaction.ts'

let made: TestDatabase<unknown>
let db: Database<unknown>
beforeAll(async () => {
  made = await testDatabases<unknown>(() => Promise.resolve({}))()
  db = openDatabase<unknown>({ url: made.url, maxConnections: 1 })
})
afterAll(async () => {
  await db.destroy()
  await made.drop()
})

const prepared = async (on: Database<unknown> = db) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(on)
  return rows.map(row => row.statement)
}

test('a statement is prepared from its second use on, and one without parameters never', async () => {
  await sql`select ${1}::int + 1`.execute(db)
  expect(await prepared()).toEqual([])
  for (let i = 0; i < 3; i += 1) await sql`select ${i}::int + 1`.execute(db)
  expect(await prepared()).toEqual(['select $1::int + 1'])
})

test('a statement whose plan depends on its values is never prepared', async () => {
  for (let i = 0; i < 3; i += 1) await sql`select ${i}::int + 3 ${plannedEachTime}`.execute(db)
  expect(await prepared()).not.toContainEqual(expect.stringContaining('+ 3'))
})

test('a table that changes under a prepared statement costs a transaction one more attempt', async () => {
  await sql`create table changing (id int)`.execute(db)
  const read = (on: Database<unknown>) => sql`select * from changing where id > ${0}`.execute(on)
  for (let i = 0; i < 3; i += 1) await read(db)
  await sql`alter table changing add column more text`.execute(db)
  let runs = 0
  await transaction(db, async tx => {
    runs += 1
    await read(tx)
  })
  expect(runs).toBe(2)
  await read(db)
})

test('behind a pooler no statement is prepared, and no rejected setting is sent', async () => {
  const plain = openDatabase<unknown>({ url: made.url, maxConnections: 1, isPooled: true })
  for (let i = 0; i < 3; i += 1) await sql`select ${i}::int + 2`.execute(plain)
  expect(await prepared(plain)).toEqual([])
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(plain)
  expect(rows).toEqual([{ statement_timeout: '0' }])
  await plain.destroy()
})
