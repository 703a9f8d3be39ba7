import { beforeEach, describe, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { watchNotSent } from './watchNotSent.ts'
import type { Preview } from './ports.ts'

const notCreatedAfterMs = 120_000
let world: World
let connection: Connection

beforeEach(async () => {
  world = createWorld()
  world.institution.script.keepsReference = false
  connection = await world.connect()
})

const execute = (preview: Preview) => executeTransfer(world.ctx, { connection, previewId: preview.id })
const reconcile = ({ id }: Preview) => reconcileTransfer(world.ctx, world.scope, id)
const stored = ({ id }: Preview) => world.ctx.store.transfers.find(world.scope, id)
const twins = async () => [await world.preview(connection), await world.preview(connection)] as const

describe('two orders that differ in nothing, where the institution keeps no reference', () => {
  test('the one that was lost is not taken for the one that was sent', async () => {
    const [sent, lost] = await twins()
    await execute(sent)
    world.institution.next('unknownNotCreated')
    await execute(lost)
    expect(await reconcile(lost)).toBeGreaterThan(0)
    expect(await stored(lost)).toMatchObject({ phase: 'unknown' })
    world.clock.advance(notCreatedAfterMs)
    expect(await reconcile(lost)).toBeUndefined()
    expect(await stored(lost)).toMatchObject({ phase: 'failed' })
    expect(await stored(sent)).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-1' })
  })

  test('each is found as its own when both answers were lost', async () => {
    const both = await twins()
    for (const preview of both) {
      world.institution.next('unknownCreated')
      await execute(preview)
      world.clock.advance(1)
    }
    for (const preview of both) await reconcile(preview)
    const found = await Promise.all(both.map(stored))
    expect(found.map(transfer => transfer?.institutionTransactionId)).toEqual(['native-1', 'native-2'])
  })

  test('a later one does not take the record of an earlier one, which would then end as failed though it was sent', async () => {
    const [earlier, later] = await twins()
    world.institution.next('unknownCreated')
    await execute(earlier)
    world.clock.advance(20_000)
    world.institution.next('unknownCreatedSeenLate')
    await execute(later)
    // The later one looks first, while its own record is not shown yet.
    expect(await reconcile(later)).toBeGreaterThan(0)
    expect(await stored(later)).toMatchObject({ phase: 'unknown' })
    await reconcile(earlier)
    world.clock.advance(notCreatedAfterMs)
    await reconcile(later)
    const found = await Promise.all([earlier, later].map(stored))
    expect(found.map(transfer => transfer?.institutionTransactionId)).toEqual(['native-1', 'native-2'])
  })

  test('the record of a later call is not taken by an earlier one, whose own is not shown yet', async () => {
    const [earlier, later] = await twins()
    world.institution.next('unknownCreatedSeenLate', 'unknownCreated')
    await execute(earlier)
    world.clock.advance(20_000)
    await execute(later)
    expect(await reconcile(earlier)).toBeGreaterThan(0)
    expect(await stored(earlier)).toMatchObject({ phase: 'unknown' })
    await reconcile(later)
    world.clock.advance(20_000)
    await reconcile(earlier)
    const found = await Promise.all([earlier, later].map(stored))
    expect(found.map(transfer => transfer?.institutionTransactionId)).toEqual(['native-1', 'native-2'])
  })

  test('a record that failed is not the last word where another like it shows', async () => {
    const [order] = await twins()
    world.institution.next('unknownCreated')
    await execute(order)
    const [own] = world.institution.ledger
    // An attempt of the user's own, from just before the call.
    const failed = { upstreamId: 'manual', status: 'failed' as const, createdAtMs: world.clock.nowMs() - 60_000 }
    if (own) world.institution.ledger.unshift({ ...own, ...failed })
    if (own) own.createdAtMs = world.clock.nowMs() + 10 * 60_000
    for (let read = 0; read < 3; read += 1) await reconcile(order)
    expect(await stored(order)).toMatchObject({ phase: 'failed', institutionTransactionId: 'manual' })
    world.clock.advance(60 * 60_000)
    await watchNotSent(world.ctx, world.scope, order.id)
    expect(await stored(order)).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-1' })
    expect((await stored(order))?.foundLateAtMs).toBe(world.clock.nowMs())
  })

  test('a record that was called failed, and in whose place another one was taken, is followed all the same', async () => {
    const [order] = await twins()
    await execute(order)
    const [own] = world.institution.ledger
    if (!own) throw new Error('nothing was created')
    own.status = 'failed'
    for (let read = 0; read < 3; read += 1) await reconcile(order)
    expect(await stored(order)).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-1' })
    world.institution.ledger.push({ ...own, upstreamId: 'alike', status: 'succeeded' })
    await watchNotSent(world.ctx, world.scope, order.id)
    expect(await stored(order)).toMatchObject({ institutionTransactionId: 'alike', formerRecords: ['native-1'] })
    own.status = 'succeeded'
    expect(await watchNotSent(world.ctx, world.scope, order.id)).toBeGreaterThan(0)
    const both = await stored(order)
    expect(both).toMatchObject({ institutionTransactionId: 'alike', twinRecords: ['native-1'] })
    expect(both?.formerRecords).toBeUndefined()
  })

  test('a record of another order does not hide the one behind it', async () => {
    const [earlier, later] = await twins()
    world.institution.next('unknownCreated', 'unknownCreated')
    await execute(earlier)
    world.clock.advance(20_000)
    await execute(later)
    const [, own] = world.institution.ledger
    // Its call was taken up late. The earlier record is from the time of both calls.
    if (own) own.createdAtMs = world.clock.nowMs() + 10 * 60_000
    await reconcile(later)
    expect(await stored(later)).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-2' })
    expect(await stored(earlier)).toMatchObject({ phase: 'unknown' })
  })

  test('a record of another order that failed does not hide the one that was sent late', async () => {
    const [refused, lost] = await twins()
    world.institution.next('rejectedCreated', 'unknownNotCreated')
    await execute(refused)
    const [record] = world.institution.ledger
    if (record) Object.assign(record, { status: 'failed', visibleFromMs: Infinity })
    world.clock.advance(20_000)
    await execute(lost)
    world.clock.advance(notCreatedAfterMs)
    await reconcile(lost)
    expect(await stored(lost)).toMatchObject({ phase: 'failed' })
    world.clock.advance(10 * 60_000)
    const createdAtMs = world.clock.nowMs()
    if (record) {
      record.visibleFromMs = createdAtMs
      world.institution.ledger.push({ ...record, upstreamId: 'native-2', status: 'pending', createdAtMs })
    }
    await watchNotSent(world.ctx, world.scope, lost.id)
    expect(await stored(lost)).toMatchObject({ institutionTransactionId: 'native-2', foundLateAtMs: createdAtMs })
  })

  test('of two that look at once, one takes the record and the other looks again', async () => {
    const both = await twins()
    world.institution.next('unknownCreated')
    await execute(both[0])
    world.institution.next('unknownNotCreated')
    await execute(both[1])
    const ends = await Promise.allSettled(both.map(reconcile))
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    world.clock.advance(notCreatedAfterMs)
    for (const preview of both) await reconcile(preview)
    const phases = (await Promise.all(both.map(stored))).map(transfer => transfer?.phase)
    expect(phases.sort()).toEqual(['accepted', 'failed'])
  })

  test('a record is left to the twin whose call is in flight', async () => {
    const [lost, late] = await twins()
    world.institution.next('unknownNotCreated')
    await execute(lost)
    // The second call arrives while its answer is still on the way.
    world.ctx.failpoint = name => {
      if (name === 'withdrawal.answered') throw new Error('the process died')
    }
    await expect(execute(late)).rejects.toThrow('the process died')
    world.ctx.failpoint = () => undefined
    expect(await reconcile(lost)).toBeGreaterThan(0)
    expect(await stored(lost)).toMatchObject({ phase: 'unknown' })
    expect(await stored(late)).toMatchObject({ phase: 'sending' })
  })
})
