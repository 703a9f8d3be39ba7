import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../testing/testDatabases.ts'
import type { Database } from './openDatabase.ts'
import { transaction } from './transaction.ts'

interface Tables {
  notes: { text: string }
}
const notes = {
  up: async (db: Database<unknown>) => {
    await sql`create table notes (text text not null)`.execute(db)
  },
}
let made: TestDatabase<Tables>
beforeAll(async () => {
  made = await testDatabases<Tables>(() => Promise.resolve({ notes }))()
})
afterAll(() => made.drop())
beforeEach(() => made.db.deleteFrom('notes').execute())

const note = (db: Database<Tables>, text: string) => db.insertInto('notes').values({ text }).execute()
const fail = (db: Database<Tables>) => sql`select 1 / 0`.execute(db)
const written = async () => (await made.db.selectFrom('notes').selectAll().execute()).map(({ text }) => text)

test('statements beside one that fails are rolled back with it, though they were queued behind it', async () => {
  const failing = transaction(made.db, async tx => {
    await note(tx, 'before')
    await Promise.all([fail(tx), note(tx, 'beside'), note(tx, 'beside too')])
  })
  await expect(failing).rejects.toThrow('division by zero')
  await note(made.db, 'after')
  expect(await written()).toEqual(['after'])
})

test('statements that are queued when the work fails for another reason are rolled back', async () => {
  const others: Promise<unknown>[] = []
  const failing = transaction(made.db, async tx => {
    others.push(note(tx, 'first'), note(tx, 'second'), note(tx, 'third'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await Promise.allSettled(others)
  expect(await written()).toEqual([])
})

test('a statement that the work did not await is part of the transaction', async () => {
  const others: Promise<unknown>[] = []
  await transaction(made.db, async tx => {
    others.push(note(tx, 'first'), note(tx, 'second'))
  })
  await Promise.all(others)
  expect((await written()).sort()).toEqual(['first', 'second'])
})

test('a statement that begins after the work has ended is rejected', async () => {
  let kept: Database<Tables> | undefined
  let started: Promise<unknown> = Promise.resolve()
  await transaction(made.db, async tx => {
    kept = tx
    const first = note(tx, 'first')
    started = first.then(() => note(tx, 'later'))
    started.catch(() => undefined)
  })
  await expect(started).rejects.toThrow('after the work of its transaction has ended')
  await expect(note(kept ?? made.db, 'much later')).rejects.toThrow()
  expect(await written()).toEqual(['first'])
})

test('a statement that was not awaited and failed fails the transaction', async () => {
  const others: Promise<unknown>[] = []
  const failing = transaction(made.db, async tx => {
    await note(tx, 'first')
    others.push(fail(tx).catch(() => undefined))
  })
  await expect(failing).rejects.toThrow('division by zero')
  await Promise.all(others)
  expect(await written()).toEqual([])
})

test('an error that the work swallows does not let PostgreSQL roll back a transaction that seems committed', async () => {
  const swallowing = transaction(made.db, async tx => {
    await note(tx, 'first')
    await fail(tx).catch(() => undefined)
  })
  await expect(swallowing).rejects.toThrow('division by zero')
  expect(await written()).toEqual([])
})
