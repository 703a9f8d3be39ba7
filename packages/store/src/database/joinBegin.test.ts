import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import { type Database, openDatabase } from './openDatabase.ts'
import { transaction } from './transaction.ts'

interface Tables {
  things: { id: number }
}

const sent = vi.spyOn(pg.Client.prototype, 'query')
let made: TestDatabase<Tables>
let db: Database<Tables>
beforeAll(async () => {
  made = await testDatabases<Tables>(() => Promise.resolve({}))()
  await sql`create table things (id int primary key)`.execute(made.db)
  db = openDatabase<Tables>({ url: made.url, maxConnections: 1 })
})
afterAll(async () => {
  sent.mockRestore()
  await db.destroy()
  await made.drop()
})
// The first transaction of a connection prepares the begin.
beforeEach(async () => {
  await transaction(db, async tx => void (await tx.deleteFrom('things').execute()))
  sent.mockClear()
})

const insert = (on: Database<Tables>, id: number) => on.insertInto('things').values({ id }).execute()
const stored = async () => (await made.db.selectFrom('things').select('id').orderBy('id').execute()).map(({ id }) => id)

test('the begin goes with the first statement', async () => {
  const rows = await transaction(db, async tx => {
    await insert(tx, 1)
    return tx.selectFrom('things').select('id').where('id', '=', 1).execute()
  })
  expect(rows).toEqual([{ id: 1 }])
  expect(sent).toHaveBeenCalledTimes(3)
  expect(await stored()).toEqual([1])
})

test('a statement without values goes with the begin, too', async () => {
  const answer = await transaction(db, tx => sql<{ one: number }>`select 1 as one`.execute(tx))
  expect(answer.rows).toEqual([{ one: 1 }])
  expect(sent).toHaveBeenCalledTimes(2)
})

test('an empty transaction sends nothing', async () => {
  await transaction(db, async () => undefined)
  expect(sent).not.toHaveBeenCalled()
})

test('the first statement is rolled back with the others', async () => {
  const failed = transaction(db, async tx => {
    await insert(tx, 1)
    await insert(tx, 1)
  })
  await expect(failed).rejects.toThrow('duplicate key')
  expect(await stored()).toEqual([])
})

test('a first statement that fails leaves the connection without a transaction', async () => {
  await insert(db, 1)
  await expect(transaction(db, tx => insert(tx, 1))).rejects.toThrow('duplicate key')
  await insert(db, 2)
  expect(await stored()).toEqual([1, 2])
})

test('statements that are sent at once are executed in their order', async () => {
  const texts: string[] = []
  await transaction(db, tx => Promise.all([1, 2, 3].map(id => insert(tx, id))))
  for (const [statement] of sent.mock.calls) texts.push(typeof statement === 'string' ? statement : 'insert')
  expect(texts).toEqual(['insert', 'insert', 'insert', 'commit'])
  expect(await stored()).toEqual([1, 2, 3])
})

test('a first statement without an answer is rolled back with its transaction', async () => {
  let pending: Promise<unknown> | undefined
  const failed = transaction(db, tx => {
    pending = insert(tx, 1)
    return Promise.reject(new Error('refused'))
  })
  await expect(failed).rejects.toThrow('refused')
  await pending
  expect(await stored()).toEqual([])
})

test('a savepoint and a lock may be the first statement', async () => {
  await transaction(db, async tx => {
    await sql`savepoint before`.execute(tx)
    await insert(tx, 1)
    await sql`rollback to savepoint before`.execute(tx)
  })
  await transaction(db, async tx => {
    await sql`lock table things in exclusive mode`.execute(tx)
    await insert(tx, 2)
  })
  expect(await stored()).toEqual([2])
})

test('a connection that ends before the first statement fails the transaction, and the next one has another', async () => {
  const failed = transaction(db, async tx => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid != pg_backend_pid() and datname = current_database()`.execute(
      made.db,
    )
    await insert(tx, 1)
  })
  await expect(failed).rejects.toThrow()
  await transaction(db, tx => insert(tx, 2))
  expect(await stored()).toEqual([2])
})

test('none of the statements that are sent at once or later is executed if the begin fails', async () => {
  const other = openDatabase<Tables>({ url: made.url, maxConnections: 1 })
  await transaction(other, async tx => void (await tx.deleteFrom('things').execute()))
  await sql`deallocate all`.execute(other)
  const failing = transaction(other, async tx => {
    await Promise.allSettled([1, 2, 3].map(id => insert(tx, id)))
    await insert(tx, 4).catch(() => undefined)
  })
  await expect(failing).rejects.toThrow('does not exist')
  await other.destroy()
  expect(await stored()).toEqual([])
})

test('the statement is not executed if the begin fails', async () => {
  await insert(db, 1)
  await sql`deallocate all`.execute(db)
  await expect(transaction(db, tx => sql`insert into things values (${2}::int)`.execute(tx))).rejects.toThrow()
  expect(await stored()).toEqual([1])
})
