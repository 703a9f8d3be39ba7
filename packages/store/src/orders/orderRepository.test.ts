import { randomUUID } from 'node:crypto'

import { anOrder } from '@rialto/core/testing'
import { beforeEach, expect, test } from 'vitest'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
beforeEach(async () => {
  world = await createStoredWorld(database())
})
const orders = () => world.ctx.store.orders

test('an order is stored exactly, to the last digit', async () => {
  const connection = await world.connect()
  const order = anOrder(connection, { amount: '0.000000000000000001', price: '123456789012.345678901' })
  expect(await orders().insert(order)).toBe(true)
  expect(await orders().find(world.scope, connection.id, order.id)).toEqual(order)
  const { price: _, ...market } = anOrder(connection, { kind: 'market', amountIn: 'paymentSymbol', side: 'sell' })
  await orders().insert(market)
  expect(await orders().find(world.scope, connection.id, market.id)).toEqual(market)
})

test('the phase moves forward only, regardless of the calling code', async () => {
  const connection = await world.connect()
  const order = anOrder(connection)
  await orders().insert(order)
  const write = (changes: object) => orders().update({ ...order, updatedAtMs: order.createdAtMs + 5, ...changes })
  expect(await write({ phase: 'unknown' })).toBe(true)
  expect(await write({ phase: 'unknown' })).toBe(false)
  expect(await write({ phase: 'accepted', upstreamId: 'n-1' })).toBe(true)
  for (const phase of ['unknown', 'accepted', 'refused']) expect(await write({ phase })).toBe(false)
  expect(await orders().find(world.scope, connection.id, order.id)).toMatchObject({
    phase: 'accepted',
    upstreamId: 'n-1',
  })
})

test('open orders are listed newest first, and so are the traded markets', async () => {
  const connection = await world.connect()
  const at = (createdAtMs: number, changes: object = {}) => anOrder(connection, { createdAtMs, ...changes })
  const [old, done, fresh] = [
    at(1_000),
    at(2_000, { phase: 'accepted', symbol: 'BTC' }),
    at(3_000, { phase: 'unknown' }),
  ]
  for (const order of [old, done, fresh]) await orders().insert(order)
  expect((await orders().listOpen(world.scope, connection.id)).map(({ id }) => id)).toEqual([fresh.id, old.id])
  expect(await orders().listMarkets(world.scope, connection.id)).toEqual([
    { symbol: 'ETH', paymentSymbol: 'USD' },
    { symbol: 'BTC', paymentSymbol: 'USD' },
  ])
  const found = await orders().findByReferences(world.scope, connection.id, [done.reference, 'nobody’s'])
  expect(found).toEqual([done])
  expect(await orders().findByReferences(world.scope, connection.id, [])).toEqual([])
})

test('an order belongs to one connection of one client in one environment', async () => {
  const connection = await world.connect()
  const other = await world.connect()
  const order = anOrder(connection)
  await orders().insert(order)
  const strangers = [
    [{ ...world.scope, clientId: randomUUID() }, connection.id],
    [{ ...world.scope, environment: 'production' as const }, connection.id],
    [world.scope, other.id],
  ] as const
  for (const [scope, connectionId] of strangers) {
    expect(await orders().find(scope, connectionId, order.id)).toBeUndefined()
    expect(await orders().listOpen(scope, connectionId)).toEqual([])
    expect(await orders().listMarkets(scope, connectionId)).toEqual([])
    expect(await orders().findByReferences(scope, connectionId, [order.reference])).toEqual([])
    const foreign = anOrder(connection, { scope, connectionId, phase: 'accepted' })
    if (connectionId === connection.id) {
      expect(await orders().insert(foreign)).toBe(false)
      expect(await orders().update({ ...order, scope, phase: 'accepted' })).toBe(false)
    }
  }
  expect(await orders().find(world.scope, connection.id, order.id)).toEqual(order)
})

test('an open order keeps its connection, a final one is erased with it, and none is written to an erased one', async () => {
  const connection = await world.connect()
  const order = anOrder(connection)
  await orders().insert(order)
  const erase = async () =>
    (await world.ctx.store.connections.remove(world.scope, connection.id, { atMs: 0, retentionDays: 0 })).state
  expect(await erase()).toBe('waiting')
  await orders().update({ ...order, phase: 'unknown' })
  expect(await erase()).toBe('waiting')
  await orders().update({ ...order, phase: 'refused' })
  expect(await erase()).toBe('erased')
  expect(await orders().find(world.scope, connection.id, order.id)).toBeUndefined()
  expect(await orders().insert(anOrder(connection))).toBe(false)
})
