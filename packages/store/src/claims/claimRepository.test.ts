import { type Connection, paymentKey, type Transfer } from '@rialto/core'
import { aReason, aTransfer } from '@rialto/core/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
let connection: Connection
let institution: string

beforeEach(async () => {
  world = await createStoredWorld(database())
  connection = await world.connect()
  institution = world.institution.connector.descriptor.institution
})

const insert = async (changes: Partial<Transfer> = {}, of = { world, connection }): Promise<Transfer> => {
  const transfer = aTransfer(of.connection, { phase: 'unknown', institution, ...changes })
  await of.world.ctx.store.transfers.insert(transfer, aReason)
  return transfer
}
const take = (transfer: Transfer, id = 'record-1') => world.ctx.store.claims.takeRecord(transfer, id)
const settle = (transfer: Transfer, institutionTransactionId = 'record-1') =>
  world.ctx.store.transfers.update({ ...transfer, phase: 'settled', institutionTransactionId }, aReason)
const remove = () =>
  world.ctx.store.connections.remove(world.scope, connection.id, { atMs: world.clock.nowMs(), retentionDays: 0 })
const elsewhere = async () => {
  const stranger = await createStoredWorld(database())
  return { world: stranger, connection: await stranger.connect({ type: 'alias' }) }
}

describe('a record of an institution', () => {
  test('belongs to one transfer, which may claim it again', async () => {
    const [first, second] = [await insert(), await insert()]
    expect(await take(first)).toBe(true)
    expect(await take(first)).toBe(true)
    expect(await take(second)).toBe(false)
    expect(await take(second, 'record-2')).toBe(true)
  })

  test('is of one transfer across clients, connections and types of the institution', async () => {
    expect(await take(await insert())).toBe(true)
    expect(await take(await insert({ type: 'alias' }, await elsewhere()))).toBe(false)
  })

  test('of another institution, or of another environment, is another record', async () => {
    const sandbox = await insert()
    const production = await createStoredWorld(database(), { environment: 'production' })
    expect(await take(sandbox)).toBe(true)
    expect(await take(await insert({ institution: 'another' }))).toBe(true)
    const of = { world: production, connection: await production.connect() }
    expect(await take(await insert({}, of))).toBe(true)
  })

  test('of many concurrent claims, one succeeds', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => insert()))
    const taken = await Promise.all(many.map(transfer => take(transfer)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('is not free again when its transfer is erased', async () => {
    const first = await insert()
    expect(await take(first)).toBe(true)
    await settle(first)
    expect(await remove()).toMatchObject({ state: 'erased' })
    connection = await world.connect()
    const next = await insert()
    expect((await world.ctx.store.claims.listRecords(next)).has('record-1')).toBe(true)
    expect(await take(next)).toBe(false)
  })

  test('of an earlier version, recorded without a claim, is not free either', async () => {
    await insert({ institutionTransactionId: 'record-1' })
    const next = await insert()
    expect((await world.ctx.store.claims.listRecords(next)).has('record-1')).toBe(true)
    expect(await take(next)).toBe(false)
  })

  test('is listed for every other transfer that may find it, and not for its own', async () => {
    const first = await insert({ institutionTransactionId: 'record-1', toAddress: 'elsewhere', symbol: 'ETH' })
    const day = 86_400_000
    await insert({ institutionTransactionId: 'long ago', createdAtMs: first.createdAtMs - 2 * day })
    const claims = await world.ctx.store.claims.listRecords(await insert())
    expect([claims.has('record-1'), claims.has('long ago'), claims.has('record-2'), claims.size]).toEqual([
      true,
      false,
      false,
      1,
    ])
    expect((await world.ctx.store.claims.listRecords(first)).has('record-1')).toBe(false)
  })
})

describe('a payment inside a transaction', () => {
  const wallet = (changes: Partial<Transfer> = {}) => insert({ type: 'deFiWallet', ...changes })
  const pay = (transfer: Transfer, ...positions: string[]) =>
    world.ctx.store.claims.takePayment(transfer, hashOf(transfer), positions)
  const hashOf = ({ scope }: Transfer) => `0x${scope.clientId.replaceAll('-', '')}`
  const has = async (transfer: Transfer, position: string) =>
    (await world.ctx.store.claims.listPayments(transfer)).has(paymentKey(hashOf(transfer), position))

  test('belongs to one transfer, and another payment of the same transaction is free', async () => {
    const [first, second] = [await wallet(), await wallet()]
    expect(await pay(first, 'log 1')).toBe(true)
    expect(await pay(first, 'log 1')).toBe(true)
    expect([await has(second, 'log 1'), await has(second, 'log 2'), await has(first, 'log 1')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await pay(second, 'log 1')).toBe(false)
    expect(await pay(second, 'log 2')).toBe(true)
  })

  test('is not free again when its wallet is removed', async () => {
    const first = await wallet({ phase: 'settled' })
    expect(await pay(first, 'output 0', 'output 2')).toBe(true)
    await remove()
    connection = await world.connect()
    const next = await wallet()
    expect([await has(next, 'output 2'), await has(next, 'output 1')]).toEqual([true, false])
    expect(await pay(next, 'output 1', 'output 2')).toBe(false)
  })

  test('is not claimed if the same wallet reported its transaction for an identical transfer', async () => {
    const hash = `0x${world.scope.clientId.replaceAll('-', '')}`
    await wallet({ institutionTransactionId: hash })
    const [alike, other, named] = [
      await wallet(),
      await wallet({ amount: '99' }),
      await wallet({ institutionTransactionId: hash.toUpperCase().replace('0X', '0x') }),
    ]
    expect([await has(alike, 'log 1'), await has(other, 'log 1'), await has(named, 'log 1')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('of a transaction that a server of the version before gave to a transfer as a whole is not free', async () => {
    const first = await wallet()
    await world.ctx.store.transfers.update({ ...first, phase: 'settled', hash: hashOf(first) }, aReason)
    expect(await has(await wallet(), 'log 1')).toBe(true)
  })
})

describe('an order that was paid', () => {
  const order = () => ({ scope: world.scope, userId: connection.userId, clientTransactionId: 'order-1' })
  const isPaid = () => world.ctx.store.claims.isPaid(order())

  test('is remembered when the transfer that paid it is erased, for this client and user alone', async () => {
    await settle(await insert({ clientTransactionId: 'order-1' }))
    expect(await isPaid()).toBe(false)
    await remove()
    expect(await isPaid()).toBe(true)
    const { claims } = world.ctx.store
    const stranger = await createStoredWorld(database())
    expect(await claims.isPaid({ ...order(), scope: stranger.scope })).toBe(false)
    expect(await claims.isPaid({ ...order(), userId: 'another' })).toBe(false)
    expect(await claims.isPaid({ ...order(), clientTransactionId: 'order-2' })).toBe(false)
  })

  test('is free again after its transfer has failed', async () => {
    await insert({ clientTransactionId: 'order-1', phase: 'failed' })
    await remove()
    expect(await isPaid()).toBe(false)
  })

  test('contains neither the user nor the order in plain text', async () => {
    await settle(await insert({ clientTransactionId: 'order-named-1' }))
    await remove()
    const rows = await world.db.selectFrom('claims').selectAll().where('transfer_id', 'is', null).execute()
    expect(rows.length).toBeGreaterThan(0)
    const text = JSON.stringify(rows.map(row => ({ ...row, digest: row.digest.toString('latin1') })))
    for (const name of ['order-named-1', 'user-1', 'record-1', world.scope.clientId]) expect(text).not.toContain(name)
  })
})
