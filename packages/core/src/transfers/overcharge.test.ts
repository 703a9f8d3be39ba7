import { add, toBaseUnits } from '@rialto/catalog'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { listStuckTransfers } from './listStuckTransfers.ts'
import type { Preview } from './ports.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { resolveTransfer } from './resolveTransfer.ts'
import type { Resolution } from './reviewActions.ts'
import { watchNotSent } from './watchNotSent.ts'

let world: World
let connection: Connection
let preview: Preview
beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  preview = await world.preview(connection)
})

const stored = () => world.ctx.store.transfers.find(world.scope, preview.id)
const queue = async () =>
  (await listStuckTransfers(world.ctx, { clientId: world.scope.clientId })).items.map(({ transfer, reason }) => [
    transfer.id,
    reason,
  ])

const settleAt = async (chargedFee: string | undefined) => {
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  world.institution.settle('succeeded', '0xabc')
  world.institution.script.chargedFee = chargedFee
  world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
  for (let look = 0; look < 3; look += 1) await reconcileTransfer(world.ctx, world.scope, preview.id)
  expect((await stored())?.phase).toBe('settled')
}

test('a withdrawal that took more than was approved is for a person to settle, at once and until they have', async () => {
  const fee = add(preview.fee, '2')
  await settleAt(fee)
  expect((await stored())?.charged).toEqual({ fee, debit: add(preview.amount, fee) })
  expect(await queue()).toEqual([[preview.id, 'overcharged']])
  const note = 'Claim 7: refunded by the institution'
  const resolution = { action: 'settled', note } as const
  await resolveTransfer(world.ctx, world.scope, preview.id, resolution)
  expect(await queue()).toEqual([])
  expect((await world.ctx.store.transfers.listChanges(world.scope, preview.id)).at(-1)).toMatchObject({ detail: note })
  await expect(resolveTransfer(world.ctx, world.scope, preview.id, resolution)).rejects.toMatchObject({
    type: 'conflict',
  })
})

test('a transfer that a person ended before any record of it showed keeps the first one, and reports the other', async () => {
  const hash = `0x${world.ctx.ids.hex(32)}`
  world.institution.next('unknownCreated')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  const [own] = world.institution.ledger
  if (!own) throw new Error('nothing was created')
  Object.assign(own, { visibleFromMs: Infinity, hash, status: 'succeeded' })
  world.clock.advance(25 * 60 * 60_000)
  world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
  await resolveTransfer(world.ctx, world.scope, preview.id, { action: 'arrived', hash, note: 'seen at the address' })
  own.visibleFromMs = world.clock.nowMs()
  await watchNotSent(world.ctx, world.scope, preview.id)
  expect((await stored())?.twinRecords).toBeUndefined()
  world.institution.ledger.push({ ...own, upstreamId: 'native-2', hash: `0x${world.ctx.ids.hex(32)}` })
  await watchNotSent(world.ctx, world.scope, preview.id)
  expect(await stored()).toMatchObject({ institutionTransactionId: 'native-1', twinRecords: ['native-2'] })
  expect(await queue()).toEqual([[preview.id, 'paidTwice']])
})

test.each(['0', undefined])('a fee of %s, no more than was approved, is for nobody', async chargedFee => {
  await settleAt(chargedFee)
  expect(await queue()).toEqual([])
  const resolution = { action: 'settled', note: 'x' } as const
  await expect(resolveTransfer(world.ctx, world.scope, preview.id, resolution)).rejects.toMatchObject({
    type: 'conflict',
  })
})

test('two withdrawals with one reference are for a person to settle, with what left the account for both', async () => {
  world.institution.next('refusedForNowCreated')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  const [first] = world.institution.ledger
  if (first) first.visibleFromMs = world.clock.nowMs() + 1_000
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  expect(world.institution.ledger).toHaveLength(2)
  world.clock.advance(1_000)
  world.institution.settle('succeeded', '0xabc')
  world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
  for (let look = 0; look < 3; look += 1) await reconcileTransfer(world.ctx, world.scope, preview.id)
  const [own, twin] = [await stored(), world.institution.ledger.map(({ upstreamId }) => upstreamId)]
  expect(own).toMatchObject({ phase: 'settled', charged: { debit: add(preview.amount, preview.amount) } })
  expect([...(own?.twinRecords ?? []), own?.institutionTransactionId].sort()).toEqual(twin)
  expect(await queue()).toEqual([[preview.id, 'paidTwice']])
  await resolveTransfer(world.ctx, world.scope, preview.id, { action: 'settled', note: 'One was returned' })
  expect(await queue()).toEqual([])
})

describe('two withdrawals with one reference, of which the first arrives short', () => {
  const hourMs = 60 * 60_000
  // Of no other test: one payment pays one transfer.
  let hash: string
  const decide = (resolution: Resolution) => resolveTransfer(world.ctx, world.scope, preview.id, resolution)
  beforeEach(async () => {
    hash = `0x${world.ctx.ids.hex(32)}`
    preview = await world.preview(connection, { clientTransactionId: 'order-1' })
    world.institution.next('refusedForNowCreated')
    await executeTransfer(world.ctx, { connection, previewId: preview.id })
    const [first] = world.institution.ledger
    if (first) first.visibleFromMs = world.clock.nowMs() + 1_000
    await executeTransfer(world.ctx, { connection, previewId: preview.id })
    world.clock.advance(1_000)
    const own = world.institution.ledger[1]
    if (own) Object.assign(own, { status: 'succeeded', hash })
    const message = 'pays less'
    world.chain.answer = { kind: 'mismatched', arrivedBaseUnits: toBaseUnits('9.99', 6), message }
    for (let look = 0; look < 3; look += 1) await reconcileTransfer(world.ctx, world.scope, preview.id)
    expect(await stored()).toMatchObject({ phase: 'onChain', finding: { kind: 'short' }, twinRecords: ['native-1'] })
    world.clock.advance(25 * hourMs)
  })

  test('once the arrived part is credited, the other one is watched, and its debit ends when it fails', async () => {
    await decide({ action: 'creditPart', amount: '9.99', hash, note: 'seen at the address' })
    expect(await stored()).toMatchObject({
      phase: 'settled',
      arrived: '9.99',
      charged: { debit: add(preview.amount, preview.amount) },
    })
    // Longer than after a refused call alone.
    world.clock.advance(48 * hourMs)
    const [other] = world.institution.ledger
    if (other) other.status = 'failed'
    expect(await watchNotSent(world.ctx, world.scope, preview.id)).toBeGreaterThan(0)
    const single = await stored()
    expect(single).toMatchObject({ phase: 'settled', arrived: '9.99', charged: { debit: preview.amount } })
    expect(single?.twinRecords).toBeUndefined()
  })

  test('a second one that shows later is reported, also where no call was refused', async () => {
    for (const { id, number } of world.rows('attempts')) if (number === 1) world.put('attempts', id, undefined)
    await decide({ action: 'creditPart', amount: '9.99', hash, note: 'seen at the address' })
    world.clock.advance(13 * 24 * hourMs)
    const [other] = world.institution.ledger
    if (other) world.institution.ledger.push({ ...other, upstreamId: 'native-3', status: 'succeeded' })
    expect(await watchNotSent(world.ctx, world.scope, preview.id)).toBeGreaterThan(0)
    expect(await stored()).toMatchObject({ phase: 'settled', twinRecords: ['native-1', 'native-3'] })
    expect(await queue()).toEqual([[preview.id, 'paidTwice']])
  })

  describe.each(['askForRest', 'refunded'] as const)('and which a person ends by %s', action => {
    const end = () => decide({ action, amount: '9.99', hash, note: 'seen at the address' })
    const message = action === 'askForRest' ? 'Only 9.99 of 12.5 USDC arrived.' : '9.99 USDC were returned.'

    test('is paid by the other one that was called failed and arrives, until that fails again', async () => {
      const [other] = world.institution.ledger
      if (other) other.status = 'failed'
      expect(await end()).toMatchObject({ phase: 'failed', failureMessage: message })
      world.clock.advance(9 * 24 * hourMs)
      if (other) other.status = 'succeeded'
      expect(await watchNotSent(world.ctx, world.scope, preview.id)).toBeGreaterThan(0)
      expect(await stored()).toMatchObject({
        phase: 'failed',
        institutionTransactionId: 'native-2',
        twinRecords: ['native-1'],
        foundLateAtMs: world.clock.nowMs(),
      })
      expect(await queue()).toEqual([[preview.id, 'sentAfterAll']])
      const again = await world.preview(connection, { clientTransactionId: 'order-1' })
      const paying = executeTransfer(world.ctx, { connection, previewId: again.id })
      await expect(paying).rejects.toMatchObject({ type: 'orderAlreadySent' })
      if (other) other.status = 'failed'
      await watchNotSent(world.ctx, world.scope, preview.id)
      const single = await stored()
      expect(single).toMatchObject({ phase: 'failed', failureMessage: message })
      expect([single?.foundLateAtMs, single?.twinRecords, await queue()]).toEqual([undefined, undefined, []])
      expect(await executeTransfer(world.ctx, { connection, previewId: again.id })).toMatchObject({
        outcome: { kind: 'accepted' },
      })
    })

    test('while the access is lost, the other one is reported once the history can be read again', async () => {
      world.institution.script.historyReadable = false
      world.clock.advance(7 * 24 * hourMs)
      expect(await end()).toMatchObject({ phase: 'failed', failureMessage: message })
      expect((await stored())?.twinRecords).toBeUndefined()
      world.institution.script.historyReadable = true
      const rest = await world.preview(connection, { clientTransactionId: 'order-1', amount: '0.01' })
      const paying = executeTransfer(world.ctx, { connection, previewId: rest.id })
      await expect(paying).rejects.toMatchObject({ type: 'orderAlreadySent' })
      expect(await stored()).toMatchObject({ phase: 'failed', twinRecords: ['native-1'] })
      const settled = await decide({ action: 'settled', note: 'The second one was returned' })
      expect([settled.lateHandledAtMs, await queue()]).toEqual([world.clock.nowMs(), []])
    })

    test('is not taken for another one by its own record', async () => {
      const [other] = world.institution.ledger
      if (other) other.status = 'failed'
      await end()
      world.clock.advance(hourMs)
      await watchNotSent(world.ctx, world.scope, preview.id)
      expect((await stored())?.foundLateAtMs).toBeUndefined()
      world.clock.advance(15 * 24 * hourMs)
      expect(await watchNotSent(world.ctx, world.scope, preview.id)).toBeUndefined()
    })
  })

  test('its order is not freed before one of both has failed', async () => {
    const part = { amount: '9.99', hash, note: 'seen at the address' }
    await expect(decide({ action: 'askForRest', ...part })).rejects.toMatchObject({ type: 'conflict' })
    await expect(decide({ action: 'refunded', ...part })).rejects.toMatchObject({ type: 'conflict' })
    const [other] = world.institution.ledger
    if (other) other.status = 'failed'
    expect(await decide({ action: 'askForRest', ...part })).toMatchObject({ phase: 'failed', arrived: '9.99' })
  })
})
