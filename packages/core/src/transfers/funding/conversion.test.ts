import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import type { Connection } from '../../connections/ports.ts'
import { createWorld, placeModes, secondFactorCode, submitModes, type World } from '../../testing/index.ts'
import { executeTransfer } from '../executeTransfer.ts'
import { publicStatus } from '../phases.ts'
import type { Preview } from '../ports.ts'
import { reconcileTransfer } from '../reconcileTransfer.ts'
import type { ConversionPlan } from './conversion.ts'

/** RIALTO_WALKS sets how many random sequences are walked. */
const runs = Number(process.env['RIALTO_WALKS'] ?? 12)
let world: World
let connection: Connection
let preview: Preview

const funding: ConversionPlan = {
  kind: 'conversion',
  from: 'ETH',
  side: 'sell',
  amount: '0.0066',
  price: '1990',
  spends: '0.0066',
  yields: '13.05',
  feeUsd: '0.08',
}

const start = async () => {
  world = createWorld()
  connection = await world.connect()
  preview = await world.preview(connection, { funding })
}
beforeEach(start)

const execute = (code?: string) =>
  executeTransfer(world.ctx, { connection, previewId: preview.id, secondFactorCode: code })
const reconcile = () => reconcileTransfer(world.ctx, world.scope, preview.id)
const stored = () => world.ctx.store.transfers.find(world.scope, preview.id)
const trading = () => world.institution.trading

test('a conversion is filled at the approved limit or not at all, and then the previewed amount is sent', async () => {
  const { transfer } = await execute()
  expect(transfer).toMatchObject({ id: preview.id, phase: 'accepted', funding })
  expect(trading().placed).toMatchObject([
    { symbol: 'ETH', paymentSymbol: 'USDC', side: 'sell', kind: 'limit', price: '1990', timeInForce: 'fillOrKill' },
  ])
  expect(world.institution.submits).toMatchObject([{ order: { symbol: 'USDC', amount: '12.5' } }])
  const changes = await world.ctx.store.transfers.listChanges(world.scope, preview.id)
  expect(changes.map(({ cause, phase }) => `${cause} ${phase}`)).toEqual([
    'requested converting',
    'converted sending',
    'accepted accepted',
  ])
})

test('a conversion without a reply is read back and never sent again, and the withdrawal follows automatically', async () => {
  trading().next('unknownCreatedSeenLate')
  expect((await execute()).transfer.phase).toBe('converting')
  expect(await reconcile()).toBe(2_000)
  expect((await execute()).transfer.phase).toBe('converting')
  world.clock.advance(31_000)
  await reconcile()
  expect(await stored()).toMatchObject({ phase: 'accepted' })
  expect(trading().placed).toHaveLength(1)
  expect(world.institution.ledger).toHaveLength(1)
})

test('servers without support for conversions never claim their jobs, which they would complete without effect', async () => {
  const openJobs = async () =>
    world
      .openJobs(preview.id)
      .map(({ kind }) => kind)
      .sort()
  trading().next('unknownCreatedSeenLate')
  await execute()
  expect(await openJobs()).toEqual(['conversion.reconcile'])
  world.clock.advance(31_000)
  expect(await reconcile()).toBeUndefined()
  // Every version can reconcile the withdrawal.
  expect(await openJobs()).toEqual(['conversion.reconcile', 'transfer.reconcile'])
})

test.each(['rejected', 'unknownNotCreated'] as const)(
  'an order that was not created (%s) ends the transfer, and nothing is sent',
  async mode => {
    trading().next(mode)
    await execute()
    world.clock.advance(121_000)
    await reconcile()
    expect(await stored()).toMatchObject({
      phase: 'failed',
      failureMessage: expect.stringMatching(/Nothing was converted, and nothing was sent/),
    })
    expect(trading().placed).toHaveLength(1)
    expect(world.institution.submits).toEqual([])
  },
)

test('if the price has moved, the order ends unfilled and nothing is sent', async () => {
  trading().next('unknownCreated')
  world.institution.script.historyReadable = false
  await execute()
  world.institution.script.historyReadable = true
  Object.assign(trading().book[0] ?? {}, { status: 'cancelled', upstreamStatus: 'CANCELLED' })
  await reconcile()
  expect(await stored()).toMatchObject({ phase: 'failed', failureMessage: expect.stringMatching(/price moved/) })
  expect(world.institution.submits).toEqual([])
})

test('the second factor of the withdrawal is requested after the conversion, which is not repeated', async () => {
  world.institution.next('secondFactorRequired')
  expect((await execute()).outcome).toMatchObject({ kind: 'secondFactorRequired' })
  expect((await execute(secondFactorCode)).transfer.phase).toBe('accepted')
  expect(trading().placed).toHaveLength(1)
  expect(world.institution.ledger).toHaveLength(1)
})

test('a withdrawal rejected after the conversion says where the converted asset is', async () => {
  world.institution.next('rejected')
  const { transfer } = await execute()
  expect(transfer).toMatchObject({
    phase: 'failed',
    failureMessage: expect.stringMatching(/Your ETH was converted; the USDC is in your account/),
  })
})

test('a conversion for an order that an earlier, refused attempt paid is in the history, and nothing is sent', async () => {
  const order = { clientTransactionId: 'order-1' }
  const refused = await world.preview(connection, order)
  world.institution.next('rejectedCreated')
  await executeTransfer(world.ctx, { connection, previewId: refused.id })
  const [created] = world.institution.ledger
  if (created) created.visibleFromMs = Infinity
  preview = await world.preview(connection, { funding, ...order })
  trading().next('unknownCreatedSeenLate')
  await execute()
  if (created) created.visibleFromMs = world.clock.nowMs()
  world.clock.advance(31_000)
  await reconcile()
  expect(await stored()).toMatchObject({ phase: 'failed' })
  const changes = await world.ctx.store.transfers.listChanges(world.scope, preview.id)
  expect(changes.map(({ cause, phase }) => `${cause} ${phase}`)).toEqual([
    'requested converting',
    'converted converting',
    'orderPaid failed',
  ])
  expect(world.institution.ledger).toHaveLength(1)
})

test('another preview of the same order cannot begin while the first one converts', async () => {
  preview = await world.preview(connection, { funding, clientTransactionId: 'order-1' })
  const first = preview
  trading().next('unknownCreatedSeenLate')
  await execute()
  preview = await world.preview(connection, { clientTransactionId: 'order-1' })
  expect((await execute()).transfer).toMatchObject({ id: first.id, phase: 'converting' })
  expect(world.institution.submits).toEqual([])
})

const points = [
  'conversion.intended',
  'order.answered',
  'conversion.done',
  'withdrawal.intended',
  'withdrawal.answered',
]

test('whatever dies or gets lost, the asset is converted at most once and sent at most once', async () => {
  const aWalk = fc.record({
    place: fc.constantFrom(...placeModes),
    submit: fc.constantFrom(...submitModes),
    diesAt: fc.constantFrom(undefined, ...points),
    callers: fc.integer({ min: 1, max: 2 }),
    isReadable: fc.boolean(),
    waits: fc.array(fc.constantFrom(1_000, 31_000, 61_000, 121_000), { maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(aWalk, async ({ place, submit, diesAt, callers, isReadable, waits }) => {
      await start()
      trading().next(place)
      world.institution.next(submit)
      let isAlive = true
      world.ctx.failpoint = name => {
        if (name !== diesAt || !isAlive) return
        isAlive = false
        throw new Error('the process died')
      }
      const unlessDead = (error: unknown) => {
        if (!(error instanceof Error && error.message === 'the process died')) throw error
      }
      await Promise.all(Array.from({ length: callers }, () => execute().catch(unlessDead)))
      world.institution.script.historyReadable = isReadable
      for (const ms of waits) {
        world.clock.advance(ms)
        await reconcile().catch(unlessDead)
      }
      world.institution.script.historyReadable = true
      for (let round = 0; round < 8; round += 1) {
        world.clock.advance(61_000)
        await reconcile().catch(unlessDead)
      }
      expect(trading().placed.length).toBeLessThanOrEqual(1)
      expect(world.institution.ledger.length).toBeLessThanOrEqual(1)
      const transfer = await stored()
      expect(transfer?.phase).not.toBe('converting')
      // A filled order leads to a withdrawal, unless the process died right before that call: then the call must not
      // be made.
      if (diesAt === 'withdrawal.intended') return
      if (trading().book.length > 0) expect(world.institution.submits.length).toBeGreaterThanOrEqual(1)
      else expect(world.institution.submits).toEqual([])
      // What an institution creates although it refuses it is found by the watch of failed transfers.
      if (submit === 'rejectedCreated') return
      if (transfer && publicStatus(transfer.phase) === 'failed') expect(world.institution.ledger).toEqual([])
    }),
    { numRuns: runs },
  )
})
