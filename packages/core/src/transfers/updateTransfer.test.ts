import { beforeEach, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { updateTransfer } from './updateTransfer.ts'

let world: World
let connection: Connection
let id: string

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  id = (await world.preview(connection)).id
})

const execute = () => executeTransfer(world.ctx, { connection, previewId: id })
const update = (transactionId: string, of = connection) => updateTransfer(world.ctx, of, transactionId)

test('takes the transfer one step on, found by either id', async () => {
  await execute()
  world.institution.settle('succeeded', '0xabc')
  expect(await update('native-1')).toMatchObject({ id, phase: 'onChain', hash: '0xabc' })
  world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x' }
  expect(await update(id.toUpperCase())).toMatchObject({ id, phase: 'settled' })
  expect(await update(id)).toMatchObject({ phase: 'settled' })
  expect(world.institution.submits).toHaveLength(1)
})

test('an unreadable node leaves the transfer unchanged', async () => {
  await execute()
  world.institution.settle('succeeded', '0xabc')
  await update(id)
  world.chain.confirm = () => Promise.reject(new Error('no answer'))
  expect(await update(id)).toMatchObject({ phase: 'onChain' })
})

test('one that waits for its user has not begun', async () => {
  world.institution.next('secondFactorRequired')
  await execute()
  await expect(update(id)).rejects.toMatchObject({ type: 'notFound' })
})

test('finds nothing from another connection of the same client', async () => {
  await execute()
  const other = await world.connect({ upstreamId: 'another' })
  for (const transactionId of [id, 'native-1', 'nothing'])
    await expect(update(transactionId, other)).rejects.toMatchObject({ type: 'notFound' })
})
