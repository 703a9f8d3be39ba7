import { expect, test } from 'vitest'

import { aReason, aTransfer, createWorld } from '../testing/index.ts'
import { findSubmitted } from './findSubmitted.ts'

const order = { clientTransactionId: 'order-1' }

test('a submitted transfer is found by its own preview and by another one of its order', async () => {
  const world = createWorld()
  const connection = await world.connect()
  const [first, second] = [await world.preview(connection, order), await world.preview(connection, order)]
  expect(await findSubmitted(world.ctx, connection, first.id)).toBeUndefined()
  await world.ctx.store.transfers.insert(aTransfer(connection, { ...order, id: first.id }), aReason)
  for (const { id } of [first, second]) {
    expect(await findSubmitted(world.ctx, connection, id)).toMatchObject({ id: first.id })
    expect(await findSubmitted(world.ctx, await world.connect({ upstreamId: 'other' }), id)).toBeUndefined()
  }
})

test('a transfer that waits for its user was not submitted, and a part is not found by its order', async () => {
  const world = createWorld()
  const connection = await world.connect()
  const waiting = await world.preview(connection, order)
  await world.ctx.store.transfers.insert(
    aTransfer(connection, { ...order, id: waiting.id, phase: 'awaitingUser' }),
    aReason,
  )
  expect(await findSubmitted(world.ctx, connection, waiting.id)).toBeUndefined()
  const part = await world.preview(connection, { ...order, partOf: waiting.id })
  await world.ctx.store.transfers.insert(aTransfer(connection, order), aReason)
  expect(await findSubmitted(world.ctx, connection, part.id)).toBeUndefined()
})
