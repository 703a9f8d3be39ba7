import { beforeEach, describe, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { listStuckTransfers, stuckAfterMs } from './listStuckTransfers.ts'
import type { Preview } from './ports.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { watchNotSent } from './watchNotSent.ts'
import { applyResolution, resolveTransfer } from './resolveTransfer.ts'
import { allowedActions } from './reviewActions.ts'

let world: World
let connection: Connection
let preview: Preview
beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  preview = await world.preview(connection)
})

const note = 'Ticket 1042: confirmed by their support'
const resolve = (resolution: Parameters<typeof resolveTransfer>[3]) =>
  resolveTransfer(world.ctx, world.scope, preview.id, resolution)
const stored = () => world.ctx.store.transfers.find(world.scope, preview.id)
const openJobs = async () =>
  world
    .openJobs(preview.id)
    .map(({ kind }) => kind)
    .filter(kind => kind !== 'transfer.reconcile')
const history = () => world.ctx.store.transfers.listChanges(world.scope, preview.id)

/** Its call had no answer, and the institution's history cannot be read. */
const loseIt = async () => {
  world.institution.next('unknownNotCreated')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  world.institution.script.historyReadable = false
  world.clock.advance(stuckAfterMs + 1)
}

test('only reading again is allowed before a day has passed, and nothing once it has ended', async () => {
  world.institution.next('unknownNotCreated')
  const { transfer } = await executeTransfer(world.ctx, { connection, previewId: preview.id })
  expect(allowedActions(transfer, world.clock.nowMs() + stuckAfterMs)).toEqual(['lookAgain'])
  await expect(resolve({ action: 'notSent', note })).rejects.toMatchObject({ type: 'conflict' })
  expect(await stored()).toMatchObject({ phase: 'unknown' })
  world.clock.advance(stuckAfterMs + 1)
  await resolve({ action: 'notSent', note })
  await expect(resolve({ action: 'lookAgain', note })).rejects.toMatchObject({ type: 'conflict' })
})

test('a transfer declared not sent ends as failed, with the note in its history and one event', async () => {
  await loseIt()
  const before = (await stored())?.sequence ?? 0
  expect(await resolve({ action: 'notSent', note })).toMatchObject({ phase: 'failed', sequence: before + 1 })
  expect((await history()).at(-1)).toMatchObject({ phase: 'failed', cause: 'resolved', detail: note })
  // It is still looked for, for two weeks.
  world.institution.script.historyReadable = true
  expect(await watchNotSent(world.ctx, world.scope, preview.id)).toBe(60 * 60_000)
  world.clock.advance(15 * stuckAfterMs)
  expect(await watchNotSent(world.ctx, world.scope, preview.id)).toBeUndefined()
  expect(await stored()).toMatchObject({ phase: 'failed' })
  expect(world.institution.submits).toHaveLength(1)
})

test('a withdrawal that appears after it was declared not sent is reviewed, and its order is not paid again', async () => {
  preview = await world.preview(connection, { clientTransactionId: 'order-late' })
  world.institution.next('unknownCreated')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  world.institution.script.historyReadable = false
  world.clock.advance(stuckAfterMs + 1)
  await resolve({ action: 'notSent', note })
  const queue = async () => (await listStuckTransfers(world.ctx, { clientId: world.scope.clientId })).items
  expect(await queue()).toEqual([])
  world.institution.script.historyReadable = true
  expect(await openJobs()).toEqual(['transfer.watch'])
  expect(await watchNotSent(world.ctx, world.scope, preview.id)).toBeGreaterThan(0)
  expect(await stored()).toMatchObject({ phase: 'failed', foundLateAtMs: world.clock.nowMs() })
  expect((await history()).at(-1)).toMatchObject({ phase: 'failed', cause: 'foundAfterEnd' })
  expect(await queue()).toMatchObject([{ transfer: { id: preview.id }, reason: 'sentAfterAll' }])

  const again = await world.preview(connection, { clientTransactionId: 'order-late' })
  await expect(executeTransfer(world.ctx, { connection, previewId: again.id })).rejects.toMatchObject({
    type: 'orderAlreadySent',
  })
  // By its own preview it is answered as what it is.
  const { transfer } = await executeTransfer(world.ctx, { connection, previewId: preview.id })
  expect(transfer).toMatchObject({ id: preview.id, phase: 'failed' })
  expect(world.institution.submits).toHaveLength(1)

  const institutionTransactionId = (await stored())?.institutionTransactionId ?? ''
  await resolve({ action: 'sentAs', note, institutionTransactionId })
  expect(await queue()).toEqual([])
  await expect(resolve({ action: 'sentAs', note, institutionTransactionId })).rejects.toMatchObject({
    type: 'conflict',
  })
  expect((await history()).at(-1)).toMatchObject({ cause: 'resolved', detail: note })
})

test('a transfer sent under another id is followed from there, and not sent again', async () => {
  await loseIt()
  const sent = await resolve({ action: 'sentAs', note, institutionTransactionId: 'native-77' })
  expect(sent).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-77' })
  expect((await history()).at(-1)).toMatchObject({ phase: 'accepted', cause: 'resolved', detail: note })
  expect(world.institution.submits).toHaveLength(1)
})

describe('the institution accepted it, and a person says that it was not sent', () => {
  const accepted = async () => {
    await executeTransfer(world.ctx, { connection, previewId: preview.id })
    world.clock.advance(stuckAfterMs + 1)
  }

  test('while the institution shows it, it is not called failed: its order would be paid twice', async () => {
    await accepted()
    await expect(resolve({ action: 'notSent', note })).rejects.toMatchObject({ type: 'conflict' })
    world.institution.settle('succeeded', '0xabc')
    await expect(resolve({ action: 'notSent', note })).rejects.toMatchObject({ type: 'conflict' })
    expect(await stored()).toMatchObject({ phase: 'accepted' })
    // Still followed: it ends as what it is.
    world.chain.answer = { kind: 'confirmed', confirmations: 3, fromAddress: '0x1' }
    for (let polls = 0; polls < 2; polls += 1) await reconcileTransfer(world.ctx, world.scope, preview.id)
    expect(await stored()).toMatchObject({ phase: 'settled' })
  })

  test('nor while the institution cannot be read, as by a command', async () => {
    await accepted()
    const resolution = { action: 'notSent', note } as const
    await expect(applyResolution(world.ctx, world.scope, preview.id, resolution)).rejects.toMatchObject({
      type: 'conflict',
    })
    world.institution.script.historyReadable = false
    await expect(resolve(resolution)).rejects.toMatchObject({ type: 'conflict' })
    expect(await stored()).toMatchObject({ phase: 'accepted' })
  })

  test('once the institution shows that it was cancelled, it fails', async () => {
    await accepted()
    world.institution.settle('failed')
    expect(await resolve({ action: 'notSent', note })).toMatchObject({ phase: 'failed' })
  })
})

test('a transfer without an answer is not declared failed if the history has it', async () => {
  world.institution.next('unknownCreated')
  await executeTransfer(world.ctx, { connection, previewId: preview.id })
  world.clock.advance(stuckAfterMs + 1)
  await expect(resolve({ action: 'notSent', note })).rejects.toMatchObject({ type: 'conflict' })
  expect(await stored()).toMatchObject({ phase: 'unknown' })
})

test('an id that pays for another transfer is refused', async () => {
  const other = await world.preview(connection)
  const { transfer } = await executeTransfer(world.ctx, { connection, previewId: other.id })
  await loseIt()
  const institutionTransactionId = transfer.institutionTransactionId ?? ''
  await expect(resolve({ action: 'sentAs', note, institutionTransactionId })).rejects.toMatchObject({
    type: 'invalidField',
  })
  expect(await stored()).toMatchObject({ phase: 'unknown' })
})

test('another client’s transfer is not found', async () => {
  await loseIt()
  const stranger = createWorld({ database: world.database })
  const resolution = { action: 'notSent', note } as const
  await expect(resolveTransfer(world.ctx, stranger.scope, preview.id, resolution)).rejects.toMatchObject({
    type: 'notFound',
  })
})
