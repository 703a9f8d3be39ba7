import { beforeEach, expect, test } from 'vitest'

import type { Connection } from '../../connections/ports.ts'
import { createWorld, type World } from '../../testing/index.ts'
import { executeTransfer } from '../executeTransfer.ts'
import { listStuckTransfers } from '../listStuckTransfers.ts'
import type { Preview } from '../ports.ts'
import { reconcileTransfer } from '../reconcileTransfer.ts'
import { resolveTransfer } from '../resolveTransfer.ts'
import { watchNotSent } from '../watchNotSent.ts'

const dayMs = 24 * 60 * 60_000
const order = { clientTransactionId: 'order-1' }
const confirmed = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' } as const
let world: World
let connection: Connection
let preview: Preview

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  await world.addWebhook()
  preview = await world.preview(connection, order)
})

const execute = ({ id } = preview) => executeTransfer(world.ctx, { connection, previewId: id })
const stored = () => world.ctx.store.transfers.find(world.scope, preview.id)
const watch = () => watchNotSent(world.ctx, world.scope, preview.id)
const queue = async () =>
  (await listStuckTransfers(world.ctx, {})).items.filter(({ transfer }) => transfer.id === preview.id).length
const entry = (place: number) => {
  const found = world.institution.ledger[place]
  if (!found) throw new Error('not created')
  return found
}
/** A call is refused for good, creates a withdrawal all the same, and the watch finds it. */
const reportLate = async () => {
  world.institution.next('rejectedCreated')
  await execute()
  await watch()
  expect((await stored())?.foundLateAtMs).toBe(world.clock.nowMs())
}

test('a withdrawal that fails after it was reported as late is reported again, and its order can be paid', async () => {
  await reportLate()
  expect(await queue()).toBe(1)
  entry(0).status = 'failed'
  expect(await watch()).toBeGreaterThan(0)
  expect((await stored())?.foundLateAtMs).toBeUndefined()
  expect(await stored()).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-1' })
  expect(await queue()).toBe(0)
  const rows = world.rows('events').toSorted((a, b) => a.sequence - b.sequence)
  expect(rows.map(({ type }) => type).slice(-2)).toEqual(['transfer.late', 'transfer.late'])
  expect(rows.at(-1)?.body).toMatchObject({ TransferStatus: 'Failed', DestinationAmountDecimal: '0' })
  const next = await world.preview(connection, order)
  expect(await execute(next)).toMatchObject({ outcome: { kind: 'accepted' }, transfer: { id: next.id } })
})

test('a withdrawal that the institution calls failed, and the chain has, stays reported as late', async () => {
  await reportLate()
  Object.assign(entry(0), { status: 'failed', hash: '0xabc' })
  world.chain.answer = confirmed
  await watch()
  expect((await stored())?.foundLateAtMs).toBeDefined()
  expect(await queue()).toBe(1)
})

test('a reported withdrawal is followed beyond the end of its watch while it is in progress', async () => {
  await reportLate()
  world.clock.advance(2 * dayMs)
  expect(await watch()).toBeGreaterThan(0)
  entry(0).status = 'succeeded'
  expect(await watch()).toBeUndefined()
})

test('a second withdrawal that shows after the first was reported is listed with it, also if a person has settled that', async () => {
  world.institution.next('refusedForNowCreated', 'rejectedCreated')
  await execute()
  const hidden = entry(0)
  hidden.visibleFromMs = Infinity
  await execute()
  await watch()
  expect(await stored()).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-2' })
  await resolveTransfer(world.ctx, world.scope, preview.id, { action: 'settled', note: 'It was returned' })
  expect(await queue()).toBe(0)
  // The institution calls it failed, and the chain has it.
  Object.assign(hidden, { status: 'failed', hash: '0xdef', visibleFromMs: world.clock.nowMs() })
  world.chain.answer = confirmed
  await watch()
  expect(await stored()).toMatchObject({ institutionTransactionId: 'native-2', twinRecords: ['native-1'] })
  expect(await queue()).toBe(1)
})

test('a decision of a person about a reported withdrawal stands although it fails afterwards', async () => {
  await reportLate()
  await resolveTransfer(world.ctx, world.scope, preview.id, { action: 'settled', note: 'The user was credited' })
  entry(0).status = 'failed'
  await watch()
  expect((await stored())?.foundLateAtMs).toBeDefined()
})

test('another withdrawal with the reference of one that failed is reported as late', async () => {
  await execute()
  const { order: sent } = entry(0)
  world.institution.ledger.push({ ...entry(0), upstreamId: 'native-2', order: sent, visibleFromMs: Infinity })
  entry(0).status = 'failed'
  await reconcileTransfer(world.ctx, world.scope, preview.id)
  expect(await stored()).toMatchObject({ phase: 'failed' })
  entry(1).visibleFromMs = world.clock.nowMs()
  await watch()
  expect(await stored()).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-2' })
  expect((await stored())?.foundLateAtMs).toBe(world.clock.nowMs())
})

test('the charge of two withdrawals is not shown for the one that is left', async () => {
  await execute()
  world.institution.ledger.push({ ...entry(0), upstreamId: 'native-2' })
  entry(0).hash = '0xabc'
  await reconcileTransfer(world.ctx, world.scope, preview.id)
  expect(await stored()).toMatchObject({ phase: 'onChain', twinRecords: ['native-2'] })
  entry(0).status = 'failed'
  world.chain.answer = { kind: 'reverted', message: 'reverted' }
  await reconcileTransfer(world.ctx, world.scope, preview.id)
  await watch()
  const late = await stored()
  expect(late).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-2' })
  expect(late?.foundLateAtMs).toBe(world.clock.nowMs())
  expect(late?.twinRecords).toBeUndefined()
  expect(late?.charged).toBeUndefined()
})

test('a second withdrawal of the call that is sent after the first was reported as late is added to it', async () => {
  await reportLate()
  world.institution.ledger.push({ ...entry(0), upstreamId: 'native-2', status: 'failed' })
  await watch()
  expect((await stored())?.twinRecords).toBeUndefined()
  // The institution calls it failed, and the chain has it.
  entry(1).hash = '0xdef'
  world.chain.answer = confirmed
  await watch()
  expect(await stored()).toMatchObject({ institutionTransactionId: 'native-1', twinRecords: ['native-2'] })
})
