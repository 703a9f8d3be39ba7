import { randomUUID } from 'node:crypto'

import { type Connection, executeTransfer, type Transfer } from '@rialto/core'
import { anOrder, aReason, aTransfer } from '@rialto/core/testing'
import { defined } from '@rialto/defined'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
const dayMs = 24 * 60 * 60_000
let world: StoredWorld
let connection: Connection

beforeEach(async () => {
  world = await createStoredWorld(database())
  connection = await world.connect()
})

const insert = async (changes: Partial<Transfer>): Promise<Transfer> => {
  const transfer = aTransfer(connection, changes)
  const { transfers } = world.ctx.store
  await transfers.insert(transfer, aReason)
  // Written for a transfer that has already failed.
  if (transfer.foundLateAtMs !== undefined) await transfers.amendFailed(transfer, aReason)
  if (transfer.watchUntilMs !== undefined && transfer.phase !== 'failed') throw new Error('not watched')
  return transfer
}
const remove = (laterMs = 0) =>
  world.ctx.store.connections.remove(world.scope, connection.id, {
    atMs: world.clock.nowMs() + laterMs,
    retentionDays: 0,
  })
const stored = ({ id }: Transfer) => world.ctx.store.transfers.find(world.scope, id)

describe('removing an account', () => {
  test('waits for a watched transfer that was given up, keeps the data for reconciling it, and reports the reason', async () => {
    const watched = await insert({ phase: 'failed', watchUntilMs: world.clock.nowMs() + 14 * dayMs })
    expect(await remove()).toMatchObject({ state: 'waiting', waitsFor: ['transferWatched'] })
    expect(await stored(watched)).toMatchObject({ phase: 'failed' })
    expect(await world.ctx.store.connections.findWithRemoved(world.scope, connection.id)).toMatchObject({
      credentials: connection.credentials,
    })
    expect(await remove(15 * dayMs)).toMatchObject({ state: 'erased', waitsFor: [] })
    expect(await stored(watched)).toBeUndefined()
  })

  test('waits for an operator if a transfer was sent after it had failed', async () => {
    const late = await insert({ phase: 'failed', foundLateAtMs: world.clock.nowMs() })
    expect(await remove(30 * dayMs)).toMatchObject({ state: 'waiting', waitsFor: ['transferInReview'] })
    await world.ctx.store.transfers.amendFailed({ ...late, lateHandledAtMs: world.clock.nowMs() }, aReason)
    expect(await remove(30 * dayMs)).toMatchObject({ state: 'erased' })
  })

  test('a transfer that the chain has lost keeps its account until an operator has resolved it', async () => {
    const lost = await insert({ phase: 'settled' })
    const finding = { kind: 'reorganized', sinceMs: world.clock.nowMs() } as const
    await world.ctx.store.transfers.amendSettled({ ...lost, finding }, aReason)
    expect(await remove(30 * dayMs)).toMatchObject({ state: 'waiting', waitsFor: ['transferInReview'] })
    const resolved = { ...lost, finding: { ...finding, handledAtMs: world.clock.nowMs() } }
    await world.ctx.store.transfers.amendSettled(resolved, aReason)
    expect(await remove(30 * dayMs)).toMatchObject({ state: 'erased' })
  })

  test('a transfer that was paid twice keeps its account until an operator has resolved it', async () => {
    const twice = await insert({ phase: 'settled' })
    await world.ctx.store.transfers.amendSettled({ ...twice, twinRecords: ['native-1'] }, aReason)
    expect(await remove(30 * dayMs)).toMatchObject({ state: 'waiting', waitsFor: ['transferInReview'] })
  })

  test('an execute and a removal at the same time leave no transfer without its account', async () => {
    const preview = await world.preview(connection)
    const [executed, removed] = await Promise.allSettled([
      executeTransfer(world.ctx, { connection, previewId: preview.id }),
      remove(),
    ])
    expect(removed.status).toBe('fulfilled')
    const kept = await world.ctx.store.connections.findWithRemoved(world.scope, connection.id)
    const transfer = await world.ctx.store.transfers.find(world.scope, preview.id)
    expect(kept === undefined).toBe(transfer === undefined)
    expect(executed.status === 'fulfilled').toBe(transfer !== undefined)
    expect(world.institution.ledger).toHaveLength(transfer ? 1 : 0)
  })

  test('waits a day for a payment that the wallet reported as declined', async () => {
    const declined = await insert({ phase: 'awaitingUser' })
    await world.ctx.store.attempts.insert({
      id: randomUUID(),
      kind: 'walletPayment',
      transferId: declined.id,
      number: 1,
      state: 'notCreated',
      createdAtMs: world.clock.nowMs(),
      afterBlock: '1',
      isAbandoned: false,
    })
    expect(await remove()).toMatchObject({ state: 'waiting', waitsFor: ['transferWatched'] })
    expect(await remove(dayMs + 16 * 60_000)).toMatchObject({ state: 'erased' })
  })

  test.each([
    ['rejected', 'rejected', 'transferWatched'],
    ['notCreated', 'emailConfirmationRequired', 'transferWatched'],
    ['rejected', undefined, 'transferWatched'],
    ['rejected', 'unreached', undefined],
    ['notCreated', 'secondFactorRequired', undefined],
  ] as const)('after an attempt that ended as %s (%s) waits for %s', async (state, outcome, reason) => {
    const { id } = await insert({ phase: 'awaitingUser' })
    await world.ctx.store.attempts.insert({
      ...{ id: randomUUID(), kind: 'exchangeWithdrawal', transferId: id, number: 1, state, isAbandoned: false },
      ...{ createdAtMs: world.clock.nowMs(), detail: 'notSent: a text decides nothing', ...defined({ outcome }) },
    })
    expect(await remove()).toMatchObject(
      reason ? { state: 'waiting', waitsFor: [reason] } : { state: 'erased', waitsFor: [] },
    )
  })

  test('a part that has paid keeps its account until its combined transfer has ended', async () => {
    const other = await world.connect()
    const whole = aTransfer(other, { phase: 'accepted', isCombined: true })
    await world.ctx.store.transfers.insert(whole, aReason)
    const part = await insert({ phase: 'settled', partOf: whole.id })
    expect(await remove()).toMatchObject({ state: 'waiting', waitsFor: ['transferInProgress'] })
    expect(await stored(part)).toMatchObject({ phase: 'settled' })
    await world.ctx.store.transfers.update({ ...whole, phase: 'settled' }, aReason)
    expect(await remove()).toMatchObject({ state: 'erased' })
  })

  test.each(['noReply', 'found', 'notFound', 'resolved', 'accepted'] as const)(
    'keeps a transfer for a quarter of an hour where something else than its answer may have ended its call: %s',
    async outcome => {
      const { id } = await insert({ phase: 'settled' })
      await world.ctx.store.attempts.insert({
        ...{ id: randomUUID(), kind: 'exchangeWithdrawal', transferId: id, number: 1, state: 'accepted', outcome },
        ...{ createdAtMs: world.clock.nowMs(), isAbandoned: false },
      })
      const waits = { state: 'waiting', waitsFor: ['transferInProgress'] }
      expect(await remove()).toMatchObject(outcome === 'accepted' ? { state: 'erased' } : waits)
      if (outcome !== 'accepted') expect(await remove(16 * 60_000)).toMatchObject({ state: 'erased' })
    },
  )

  test('a combined transfer that waits for its user stays while a part from another account may have been sent', async () => {
    const other = await world.connect()
    const whole = await insert({ phase: 'awaitingUser', isCombined: true })
    const part = aTransfer(other, { phase: 'awaitingUser', partOf: whole.id })
    await world.ctx.store.transfers.insert(part, aReason)
    await world.ctx.store.attempts.insert({
      ...{ id: randomUUID(), kind: 'exchangeWithdrawal', transferId: part.id, number: 1, state: 'rejected' },
      ...{ createdAtMs: world.clock.nowMs(), isAbandoned: false },
    })
    expect(await remove()).toMatchObject({ state: 'waiting', waitsFor: ['transferWatched'] })
    expect(await stored(whole)).toMatchObject({ phase: 'awaitingUser' })
    expect(await remove(dayMs + 16 * 60_000)).toMatchObject({ state: 'erased' })
  })

  test('keeps the accepted order of a conversion until its transfer has ended', async () => {
    const { id } = await insert({ phase: 'converting' })
    const { orders } = world.ctx.store
    await orders.insert(anOrder(connection, { id, phase: 'accepted' }))
    const other = anOrder(connection, { phase: 'accepted' })
    await orders.insert(other)
    expect(await remove()).toMatchObject({ state: 'waiting', waitsFor: ['transferInProgress'] })
    expect(await orders.find(world.scope, connection.id, id)).toMatchObject({ phase: 'accepted' })
    expect(await orders.find(world.scope, connection.id, other.id)).toBeUndefined()
  })

  test('waits for a transfer that may still move money', async () => {
    await insert({ phase: 'unknown' })
    await insert({ phase: 'settled' })
    expect(await remove()).toMatchObject({ state: 'waiting', waitsFor: ['transferInProgress'] })
  })
})
