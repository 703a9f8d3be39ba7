import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import type { Database } from './openDatabase.ts'
import { transaction } from './transaction.ts'

interface Tables {
  accounts: { id: number; units: string }
}
const accounts = {
  up: async (db: Database<unknown>) => {
    await sql`create table accounts (id int primary key, units numeric not null)`.execute(db)
    await sql`insert into accounts values (1, 100), (2, 100)`.execute(db)
  },
}
let made: TestDatabase<Tables>
beforeAll(async () => {
  made = await testDatabases<Tables>(() => Promise.resolve({ accounts }))()
})
afterAll(() => made.drop())

const move = async (tx: Database<Tables>, id: number, units: number) => {
  await tx
    .updateTable('accounts')
    .set({ units: sql`units + ${units}` })
    .where('id', '=', id)
    .execute()
}
const units = async () =>
  (await made.db.selectFrom('accounts').select('units').orderBy('id').execute()).map(row => row.units)

test('an error rolls back, a return commits, at read committed', async () => {
  const failed = transaction(made.db, async tx => {
    await move(tx, 1, -50)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await units()).toEqual(['100', '100'])
  const level = await transaction(made.db, async tx => {
    await move(tx, 1, 0)
    const { rows } = await sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(tx)
    return rows[0]?.level
  })
  expect(level).toBe('read committed')
})

test('inside of a transaction it joins that one', async () => {
  const outer = transaction(made.db, async tx => {
    await transaction(tx, inner => move(inner, 1, -50))
    throw new Error('no')
  })
  await expect(outer).rejects.toThrow('no')
  expect(await units()).toEqual(['100', '100'])
})

test('of two that deadlock both succeed in the end', async () => {
  let met = 0
  let open: () => void = () => undefined
  const both = new Promise<void>(resolve => (open = resolve))
  let runs = 0
  const transfer = (from: number, to: number) =>
    transaction(made.db, async tx => {
      runs += 1
      await move(tx, from, -10)
      if ((met += 1) === 2) open()
      await both
      await move(tx, to, 10)
    })
  await Promise.all([transfer(1, 2), transfer(2, 1)])
  expect(runs).toBe(3)
  expect(await units()).toEqual(['100', '100'])
})

test('a transaction that keeps failing is given up after 5 attempts', async () => {
  let runs = 0
  const failing = transaction(made.db, async tx => {
    runs += 1
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx)
  })
  await expect(failing).rejects.toThrow('again')
  expect(runs).toBe(5)
})
