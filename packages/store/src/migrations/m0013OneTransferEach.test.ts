import { aTransfer, createWorld, useDatabase, aReason } from '@rialto/core/testing'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'

import { m0013OneTransferEach } from './m0013OneTransferEach.ts'

const database = useDatabase()

test('where two transfers had one withdrawal the first keeps it, and no third can take it', async () => {
  const world = await createWorld(database())
  const db = database()
  const connection = await world.connect()
  const at = (createdAtMs: number) =>
    aTransfer(connection, { createdAtMs, phase: 'settled', hash: '0x1', institutionTransactionId: 'one' })
  const [first, later, other] = [at(1_000), at(2_000), { ...at(3_000), institutionTransactionId: 'two' }]
  for (const transfer of [later, first, other]) await world.ctx.store.transfers.insert(transfer, aReason)
  await m0013OneTransferEach.up(db as Kysely<unknown>)
  const found = await Promise.all(
    [first, later, other].map(({ id }) => world.ctx.store.transfers.find(world.scope, id)),
  )
  expect(found.map(transfer => transfer?.institutionTransactionId)).toEqual(['one', undefined, 'two'])
  expect(found.map(transfer => transfer?.phase)).toEqual(['settled', 'settled', 'settled'])
  await expect(world.ctx.store.transfers.insert(at(4_000), aReason)).rejects.toThrow('one_transfer_each_withdrawal')
})
