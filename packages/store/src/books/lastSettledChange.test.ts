import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { transaction } from '../database/transaction.ts'
import { lastSettledChange } from './lastSettledChange.ts'
import { useDatabase } from '../testing/index.ts'

const database = useDatabase()

test('no change counts as the last one while a transaction that may write a lower one is open', async () => {
  await transaction(database(), async tx => {
    // As an insert of a change does before it takes its number.
    await sql`lock table transfer_changes in row exclusive mode`.execute(tx)
    expect(await lastSettledChange(database(), 1)).toBeUndefined()
  })
  expect(await lastSettledChange(database(), 1)).toBeTypeOf('bigint')
})

test('a transaction that only reads the changes is not waited for', async () => {
  await transaction(database(), async tx => {
    await sql`select count(*) from transfer_changes`.execute(tx)
    expect(await lastSettledChange(database(), 1)).toBeTypeOf('bigint')
  })
})
