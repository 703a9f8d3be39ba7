import { add } from '@rialto/catalog'
import { beforeEach, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { listStuckTransfers } from './listStuckTransfers.ts'
import type { Preview } from './ports.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { resolveTransfer } from './resolveTransfer.ts'
import { watchNotSent } from './watchNotSent.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
let world: World
let connection: Connection
let preview: Preview
beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  await world.addWebhook()
  preview = await world.preview(connection)
})

const execute = ({ id } = preview) => executeTransfer(world.ctx, { connection, previewId: id })
const stored = ({ id }: { id: string } = preview) => world.ctx.store.transfers.find(world.scope, id)
const watch = ({ id } = preview) => watchNotSent(world.ctx, world.scope, id)
const reconcile = async ({ id } = preview) => {
  for (let look = 0; look < 3; look += 1) await reconcileTransfer(world.ctx, world.scope, id)
}
const queue = async () =>
  (await listStuckTransfers(world.ctx, {})).items.flatMap(({ transfer, reason }) =>
    transfer.scope.clientId === world.scope.clientId ? [[transfer.id, reason]] : [],
  )
const eventsOf = async ({ id }: { id: string } = preview) => world.eventsOf(id)

/** The first call is refused and creates a withdrawal that the history does not show yet; the second is accepted. */
const callTwice = async (of = preview) => {
  world.institution.next('refusedForNowCreated')
  await execute(of)
  const refused = world.institution.ledger.at(-1)
  if (refused) refused.visibleFromMs = Infinity
  await execute(of)
  expect(await stored(of)).toMatchObject({ phase: 'accepted' })
  return () => void (refused && (refused.visibleFromMs = world.clock.nowMs()))
}
const arrive = async (of = preview) => {
  world.institution.settle('succeeded', '0xabc')
  world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
  await reconcile(of)
  expect(await stored(of)).toMatchObject({ phase: 'settled' })
}

test('a refused withdrawal that shows after the second call has arrived is reported, listed and charged', async () => {
  const show = await callTwice()
  await arrive()
  expect(await watch()).toBe(minuteMs)
  expect(await queue()).toEqual([])
  show()
  await watch()
  const [debit, fee] = [add(preview.amount, preview.amount), '0']
  expect(await stored()).toMatchObject({
    phase: 'settled',
    institutionTransactionId: 'native-2',
    twinRecords: ['native-1'],
    charged: { fee, debit },
  })
  expect(await queue()).toEqual([[preview.id, 'paidTwice']])
  const events = await eventsOf()
  expect(events.map(({ type }) => type)).toEqual(['transfer.pending', 'transfer.succeeded', 'transfer.late'])
  expect(events.at(-1)?.body).toMatchObject({ TransferStatus: 'Succeeded', SourceAmountDecimal: debit, Sequence: 3 })
  await watch()
  expect(await eventsOf()).toHaveLength(3)
  await resolveTransfer(world.ctx, world.scope, preview.id, { action: 'settled', note: 'One was returned' })
  expect(await queue()).toEqual([])
})

test('a transfer of two calls is watched for a day after it has arrived, and its account stays until then', async () => {
  await callTwice()
  await arrive()
  expect(world.openJobs(preview.id).map(({ kind }) => kind)).toContain('transfer.watch')
  const remove = () =>
    world.ctx.store.connections.remove(world.scope, connection.id, { atMs: world.clock.nowMs(), retentionDays: 0 })
  for (const { id } of world.rows('events')) world.put('events', id, undefined)
  expect(await remove()).toMatchObject({ state: 'waiting' })
  world.clock.advance(dayMs)
  // The last read is still to be made.
  expect(await remove()).toMatchObject({ state: 'waiting' })
  expect(await watch()).toBeUndefined()
  world.clock.advance(15 * minuteMs)
  expect(await remove()).toMatchObject({ state: 'erased' })
})

test('an account with a transfer that was paid twice stays until a person has resolved it', async () => {
  const show = await callTwice()
  await arrive()
  show()
  await watch()
  world.clock.advance(dayMs + 15 * minuteMs)
  const terms = { atMs: world.clock.nowMs(), retentionDays: 0 }
  expect(await world.ctx.store.connections.remove(world.scope, connection.id, terms)).toMatchObject({
    state: 'waiting',
  })
})

test.each(['accepted', 'secondFactorRequired'] as const)(
  'a transfer whose first call was answered with %s is not watched once it has arrived',
  async mode => {
    world.institution.next(mode)
    await execute()
    await executeTransfer(world.ctx, { connection, previewId: preview.id, secondFactorCode: '123456' })
    await arrive()
    expect((await stored())?.watchUntilMs).toBeUndefined()
    expect(await watch()).toBeUndefined()
  },
)

test('a refused withdrawal that shows after the second call has failed is reported as late', async () => {
  const show = await callTwice()
  world.institution.settle('failed')
  await reconcile()
  expect(await stored()).toMatchObject({ phase: 'failed' })
  const [refused] = world.institution.ledger
  Object.assign(refused ?? {}, { status: 'succeeded', hash: '0xdef' })
  show()
  expect(await watch()).toBeGreaterThan(0)
  expect(await stored()).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-1', hash: '0xdef' })
  expect((await eventsOf()).at(-1)).toMatchObject({ type: 'transfer.late' })
})

test('a second withdrawal that fails after it was reported is no longer charged or listed', async () => {
  const show = await callTwice()
  await arrive()
  const [refused] = world.institution.ledger
  Object.assign(refused ?? {}, { status: 'pending' })
  show()
  await watch()
  expect(await queue()).toEqual([[preview.id, 'paidTwice']])
  Object.assign(refused ?? {}, { status: 'failed' })
  await watch()
  expect((await stored())?.twinRecords).toBeUndefined()
  expect(await stored()).toMatchObject({ charged: { debit: preview.amount } })
  expect(await queue()).toEqual([])
})

test('a transfer that was paid twice is listed although its approved fee covers the second one', async () => {
  const dear = await world.preview(connection, { fee: add(preview.amount, '1'), clientTransactionId: 'order-dear' })
  const show = await callTwice(dear)
  await arrive(dear)
  show()
  await watch(dear)
  expect(await queue()).toEqual([[dear.id, 'paidTwice']])
  await resolveTransfer(world.ctx, world.scope, dear.id, { action: 'settled', note: 'One was returned' })
  expect(await queue()).toEqual([])
})

test('a refused withdrawal without a reference is reported by its asset, amount, address and time', async () => {
  world.institution.script.keepsReference = false
  const show = await callTwice()
  await arrive()
  show()
  // The ledger holds no reference of either.
  for (const entry of world.institution.ledger) entry.order = { ...entry.order, reference: entry.upstreamId }
  await watch()
  expect(await stored()).toMatchObject({ twinRecords: ['native-1'] })
  expect((await world.ctx.store.transfers.listChanges(world.scope, preview.id)).at(-1)?.detail).toMatch(
    /^another withdrawal of this amount to this address/,
  )
})

test('a withdrawal without a reference that may be another refused transfer’s is left to that one', async () => {
  world.institution.script.keepsReference = false
  const show = await callTwice()
  const other = await world.preview(connection, { clientTransactionId: 'order-2' })
  world.institution.next('refusedForNow')
  await execute(other)
  await arrive()
  show()
  for (const entry of world.institution.ledger) entry.order = { ...entry.order, reference: entry.upstreamId }
  await watch()
  expect((await stored())?.twinRecords).toBeUndefined()
  await reconcile(other)
  expect(await stored(other)).toMatchObject({ institutionTransactionId: 'native-1' })
})

test('a withdrawal without a reference is not left to a transfer whose calls created nothing', async () => {
  world.institution.script.keepsReference = false
  const show = await callTwice()
  const other = await world.preview(connection, { clientTransactionId: 'order-2' })
  world.institution.next('feeAboveApproved')
  await execute(other)
  await arrive()
  show()
  for (const entry of world.institution.ledger) entry.order = { ...entry.order, reference: entry.upstreamId }
  await watch()
  expect(await stored()).toMatchObject({ twinRecords: ['native-1'] })
})

test('a withdrawal that no other transfer has taken is reported at the last read of the watch', async () => {
  world.institution.script.keepsReference = false
  const show = await callTwice()
  world.institution.next('refusedForNow')
  await execute(await world.preview(connection, { clientTransactionId: 'order-2' }))
  await arrive()
  show()
  for (const entry of world.institution.ledger) entry.order = { ...entry.order, reference: entry.upstreamId }
  await watch()
  expect((await stored())?.twinRecords).toBeUndefined()
  world.clock.advance(dayMs)
  expect(await watch()).toBeUndefined()
  expect(await stored()).toMatchObject({ twinRecords: ['native-1'] })
})

test('the last read of a watch is made at its end, although the delays double', async () => {
  await callTwice()
  await arrive()
  const endsAtMs = (await stored())?.watchUntilMs ?? 0
  world.clock.advance(dayMs - 20 * minuteMs)
  const laterMs = (await watch()) ?? 0
  expect(world.clock.nowMs() + laterMs).toBe(endsAtMs)
  world.clock.advance(laterMs)
  expect(await watch()).toBeUndefined()
})

test('a history that cannot be read is read again', async () => {
  await callTwice()
  await arrive()
  world.institution.script.historyReadable = false
  world.clock.advance(minuteMs)
  expect(await watch()).toBe(minuteMs)
})

test('a part that was paid twice is reported with its combined transfer', async () => {
  const combined = await world.preview(connection, { isCombined: true })
  const part = await world.preview(connection, { partOf: combined.id })
  const show = await callTwice(part)
  await arrive(part)
  show()
  await watch(part)
  expect(await stored(part)).toMatchObject({ twinRecords: ['native-1'] })
  expect((await eventsOf(combined)).map(({ type }) => type)).toEqual([
    'transfer.pending',
    'transfer.succeeded',
    'transfer.late',
  ])
  expect((await stored(combined))?.charged?.debit).toBe(add(part.amount, part.amount))
})

/** The institution makes two withdrawals of one call, and calls the second failed. */
const makeTwo = async () => {
  await execute()
  const [own] = world.institution.ledger
  if (!own) throw new Error('not created')
  const second = { ...own, upstreamId: 'native-2', status: 'failed' as 'failed' | 'pending' }
  world.institution.ledger.push(second)
  return second
}

test('a second withdrawal of one call that failed, and is sent after the first has arrived, is reported', async () => {
  const second = await makeTwo()
  await arrive()
  expect(await stored()).toMatchObject({ watchUntilMs: world.clock.nowMs() + 14 * dayMs })
  await watch()
  expect(await queue()).toEqual([])
  second.status = 'pending'
  await watch()
  const debit = add(preview.amount, preview.amount)
  expect(await stored()).toMatchObject({ twinRecords: ['native-2'], charged: { debit } })
  expect(await queue()).toEqual([[preview.id, 'paidTwice']])
})

test('a second withdrawal of one call that the institution calls failed, and the chain has, is reported', async () => {
  const second = await makeTwo()
  await arrive()
  Object.assign(second, { hash: '0xdef' })
  await watch()
  const debit = add(preview.amount, preview.amount)
  expect(await stored()).toMatchObject({ twinRecords: ['native-2'], charged: { debit } })
})

test('a second withdrawal that the institution calls failed, and the chain has, is counted with its own fee', async () => {
  world.institution.script.chargedFee = '0.5'
  const second = await makeTwo()
  await arrive()
  Object.assign(second, { hash: '0xdef', fee: '0.3' })
  await watch()
  const debit = add(add(preview.amount, preview.amount), '0.8')
  expect(await stored()).toMatchObject({ twinRecords: ['native-2'], charged: { fee: '0.5', debit } })
})

test('a transfer whose history cannot be read when it arrives is watched for a day', async () => {
  await makeTwo()
  world.institution.settle('succeeded', '0xabc')
  await reconcileTransfer(world.ctx, world.scope, preview.id)
  world.institution.script.historyReadable = false
  world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
  await reconcile()
  expect(await stored()).toMatchObject({ phase: 'settled', watchUntilMs: world.clock.nowMs() + dayMs })
})

test('a second call without an answer, which is taken up after the first has arrived, is reported', async () => {
  world.institution.script.keepsReference = false
  world.institution.next('refusedForNowCreated', 'unknownNotCreated')
  await execute()
  const [first] = world.institution.ledger
  if (!first) throw new Error('not created')
  first.visibleFromMs = Infinity
  await execute()
  first.visibleFromMs = world.clock.nowMs()
  await reconcile()
  await arrive()
  world.clock.advance(100 * minuteMs)
  const createdAtMs = world.clock.nowMs()
  world.institution.ledger.push({ ...first, upstreamId: 'native-2', createdAtMs, visibleFromMs: createdAtMs })
  await watch()
  expect(await stored()).toMatchObject({ institutionTransactionId: 'native-1', twinRecords: ['native-2'] })
})

test('a call without an answer, taken up after another transfer’s record was taken for its own, is reported', async () => {
  world.institution.script.keepsReference = false
  const other = await world.preview(connection, { clientTransactionId: 'order-2' })
  world.institution.next('unknownNotCreated', 'refusedForNowCreated')
  await execute()
  await execute(other)
  await reconcile()
  expect(await stored()).toMatchObject({ institutionTransactionId: 'native-1' })
  await arrive()
  expect(await stored()).toMatchObject({ watchUntilMs: world.clock.nowMs() + dayMs })
  await execute(other)
  world.institution.settle('succeeded', '0xdef')
  world.clock.advance(100 * minuteMs)
  const [first] = world.institution.ledger
  if (!first) throw new Error('not created')
  const createdAtMs = world.clock.nowMs()
  world.institution.ledger.push({ ...first, upstreamId: 'native-3', createdAtMs, visibleFromMs: createdAtMs })
  world.clock.advance(dayMs)
  expect(await watch()).toBeUndefined()
  expect(await stored()).toMatchObject({ phase: 'settled', twinRecords: ['native-3'] })
  expect(await queue()).toContainEqual([preview.id, 'paidTwice'])
})

test('a transfer whose call had no answer is not watched where its record has its reference', async () => {
  world.institution.next('unknownCreated')
  await execute()
  await reconcile()
  await arrive()
  expect((await stored())?.watchUntilMs).toBeUndefined()
})
