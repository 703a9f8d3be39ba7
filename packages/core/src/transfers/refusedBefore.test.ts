import { beforeEach, describe, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { createWorld, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import type { Preview } from './ports.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { listRefused } from './refusedBefore.ts'
import { watchNotSent } from './watchNotSent.ts'

const order = { clientTransactionId: 'order-1' }
let world: World
let connection: Connection

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
})

const execute = (preview: Preview, from = connection) =>
  executeTransfer(world.ctx, { connection: from, previewId: preview.id })
const stored = ({ id }: Preview) => world.ctx.store.transfers.find(world.scope, id)
/** The user is refused, and starts the same order anew. */
const refused = async (
  mode:
    | 'rejected'
    | 'credentialsRejected'
    | 'rejectedCreated'
    | 'refusedForNow'
    | 'refusedForNowCreated'
    | 'feeAboveApproved'
    | 'unreached',
) => {
  const preview = await world.preview(connection, order)
  world.institution.next(mode)
  await execute(preview)
  return preview
}

test('another preview of an order is not sent where the institution created what it refused for good', async () => {
  const first = await refused('rejectedCreated')
  expect(await stored(first)).toMatchObject({ phase: 'failed' })
  await expect(execute(await world.preview(connection, order))).rejects.toMatchObject({ type: 'orderAlreadySent' })
  expect(world.institution.ledger).toHaveLength(1)
  expect(await stored(first)).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-1' })
  expect((await stored(first))?.foundLateAtMs).toBeDefined()
})

test('another preview of an order is answered with the transfer that was created although it was refused for now', async () => {
  const first = await refused('refusedForNowCreated')
  const { transfer, outcome } = await execute(await world.preview(connection, order))
  expect([transfer.id, transfer.phase, outcome]).toEqual([first.id, 'accepted', undefined])
  expect(world.institution.ledger).toHaveLength(1)
})

test.each(['rejected', 'refusedForNow'] as const)(
  'an order that was refused (%s) is paid by the next preview at once where the history shows nothing',
  async mode => {
    await refused(mode)
    const next = await world.preview(connection, order)
    expect(await execute(next)).toMatchObject({ outcome: { kind: 'accepted' }, transfer: { id: next.id } })
  },
)

test('an order that was refused is not paid from another account before the history of the first was read', async () => {
  await refused('rejectedCreated')
  const other = await world.connect()
  const next = await world.preview(other, order)
  world.institution.script.historyReadable = false
  await expect(execute(next, other)).rejects.toMatchObject({ type: 'integrationUnavailable' })
  world.institution.script.historyReadable = true
  await expect(execute(next, other)).rejects.toMatchObject({ type: 'orderAlreadySent' })
  expect(world.institution.submits).toHaveLength(1)
})

test('an order whose first account refused its credentials is paid from another, although the first cannot be read', async () => {
  await refused('credentialsRejected')
  world.institution.script.historyReadable = false
  const other = await world.connect()
  expect(await execute(await world.preview(other, order), other)).toMatchObject({ outcome: { kind: 'accepted' } })
})

test.each(['unreached', 'feeAboveApproved'] as const)(
  'an order whose call created nothing (%s) is paid from another account, although the first cannot be read',
  async mode => {
    await refused(mode)
    world.institution.script.historyReadable = false
    const other = await world.connect()
    expect(await execute(await world.preview(other, order), other)).toMatchObject({ outcome: { kind: 'accepted' } })
  },
)

test('the history behind a refusal is read whatever text the refusal has', async () => {
  await refused('refusedForNowCreated')
  for (const detail of [
    'secondFactorRequired',
    'notSent: later',
    'feeAboveApproved',
    'rejected as credentialsInvalid',
    '',
  ]) {
    for (const attempt of world.rows('attempts')) world.put('attempts', attempt.id, { ...attempt, detail })
    world.institution.script.historyReadable = false
    await expect(execute(await world.preview(connection, order))).rejects.toMatchObject({
      type: 'integrationUnavailable',
    })
  }
})

test('the history behind a refusal of a version before, which kept no kind of outcome, is read', async () => {
  await refused('refusedForNowCreated')
  for (const { outcome: _o, reason: _r, ...attempt } of world.rows('attempts'))
    world.put('attempts', attempt.id, attempt)
  await execute(await world.preview(connection, order))
  expect(world.institution.ledger).toHaveLength(1)
})

describe('a call that was refused and created, before one that the risen fee prevented', () => {
  const prepare = async () => {
    const first = await refused('refusedForNowCreated')
    const [entry] = world.institution.ledger
    if (entry) entry.visibleFromMs = Infinity
    world.institution.next('feeAboveApproved')
    await execute(first)
    expect(await stored(first)).toMatchObject({ phase: 'awaitingUser' })
    if (entry) entry.visibleFromMs = world.clock.nowMs()
    return first
  }

  test('the transfer is followed by it once the history shows it', async () => {
    const first = await prepare()
    await reconcileTransfer(world.ctx, world.scope, first.id)
    expect(await stored(first)).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-1' })
  })

  test('another preview of the order is not sent', async () => {
    const first = await prepare()
    const { transfer } = await execute(await world.preview(connection, order))
    expect(transfer.id).toBe(first.id)
    expect(world.institution.ledger).toHaveLength(1)
  })
})

test('another order is paid without a read of the refused one', async () => {
  await refused('rejectedCreated')
  world.institution.script.historyReadable = false
  const other = await world.preview(connection, { clientTransactionId: 'order-2' })
  expect(await execute(other)).toMatchObject({ outcome: { kind: 'accepted' } })
})

test('what was refused and shows in the history afterwards is reported as late', async () => {
  const first = await refused('rejectedCreated')
  expect(await watchNotSent(world.ctx, world.scope, first.id)).toBeGreaterThan(0)
  expect(await stored(first)).toMatchObject({ phase: 'failed', foundLateAtMs: expect.any(Number) })
})

test('two withdrawals of one transfer, both refused, are reported together', async () => {
  const first = await refused('refusedForNowCreated')
  const [created] = world.institution.ledger
  if (created) created.visibleFromMs = Infinity
  world.institution.next('rejectedCreated')
  await execute(first)
  if (created) created.visibleFromMs = world.clock.nowMs()
  expect(await watchNotSent(world.ctx, world.scope, first.id)).toBeGreaterThan(0)
  const found = await stored(first)
  expect(found).toMatchObject({ phase: 'failed', twinRecords: [expect.any(String)] })
  expect([found?.institutionTransactionId, ...(found?.twinRecords ?? [])].sort()).toEqual(['native-1', 'native-2'])
})

test('a refused withdrawal is looked for within minutes, and during a day', async () => {
  const first = await refused('rejected')
  expect(await watchNotSent(world.ctx, world.scope, first.id)).toBe(60_000)
  world.clock.advance(24 * 60 * 60_000)
  expect(await watchNotSent(world.ctx, world.scope, first.id)).toBeUndefined()
})

test('a withdrawal that was refused for now is looked for a last time at the end of the day', async () => {
  const { id } = await refused('refusedForNow')
  const dayMs = 24 * 60 * 60_000
  world.clock.advance(dayMs - 20 * 60_000)
  expect(await reconcileTransfer(world.ctx, world.scope, id)).toBe(20 * 60_000)
  world.clock.advance(20 * 60_000)
  expect(await reconcileTransfer(world.ctx, world.scope, id)).toBeUndefined()
})

test('what was refused for now and shows once its order was paid otherwise fails, and is reported as late', async () => {
  const first = await refused('refusedForNowCreated')
  const [entry] = world.institution.ledger
  if (entry) entry.visibleFromMs = world.clock.nowMs() + 60_000
  const second = await world.preview(connection, order)
  await execute(second)
  expect(await stored(second)).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-2' })
  world.clock.advance(60_000)
  await reconcileTransfer(world.ctx, world.scope, first.id)
  expect(await stored(first)).toMatchObject({
    phase: 'failed',
    institutionTransactionId: 'native-1',
    foundLateAtMs: expect.any(Number),
    sequence: 3,
  })
})

test('a history that was read half a minute before the call is read again', async () => {
  await refused('rejectedCreated')
  const [entry] = world.institution.ledger
  if (entry) entry.visibleFromMs = world.clock.nowMs() + 31_000
  world.institution.script.afterFind = () => world.clock.advance(31_000)
  const next = await world.preview(connection, { ...order, expiresAtMs: world.clock.nowMs() + 600_000 })
  await expect(execute(next)).rejects.toMatchObject({ type: 'orderAlreadySent' })
  expect(world.institution.ledger).toHaveLength(1)
})

test.each(['rejectedCreated', 'refusedForNowCreated'] as const)(
  'an attempt that begins and is refused (%s) while another transfer of the order begins is read before that one is sent',
  async mode => {
    const first = await world.preview(connection, order)
    const next = await world.preview(connection, order)
    world.institution.next(mode)
    let looks = 0
    const { store } = world.ctx
    const transaction: typeof store.transaction = work =>
      store.transaction(repositories => {
        const { transfers } = repositories
        const listSiblings: typeof transfers.listSiblings = async (...of) => {
          const siblings = await transfers.listSiblings(...of)
          looks += 1
          if (looks === 1) await execute(first)
          return siblings
        }
        return work({ ...repositories, transfers: { ...transfers, listSiblings } })
      })
    const ctx = { ...world.ctx, store: { ...store, transaction } }
    await executeTransfer(ctx, { connection, previewId: next.id }).catch((error: unknown) =>
      expect(error).toMatchObject({ type: 'orderAlreadySent' }),
    )
    expect(world.institution.submits).toHaveLength(1)
    expect(await stored(first)).toMatchObject({ institutionTransactionId: 'native-1' })
    expect(await stored(next)).toBeUndefined()
  },
)

test('a transfer that is refused while it is read is looked at again', async () => {
  const preview = await world.preview(connection, order)
  world.institution.next('refusedForNowCreated')
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  world.ctx.failpoint = name => (name === 'withdrawal.answered' ? released : undefined)
  const submitted = new Promise<void>(resolve => (world.institution.script.beforeSubmit = resolve))
  const executing = execute(preview)
  await submitted
  const { attempts } = world.ctx.store
  const last: typeof attempts.last = async id => {
    const read = await attempts.last(id)
    release()
    await executing
    return read
  }
  world.clock.advance(world.ctx.settings.withdrawalLeaseMs)
  const ctx = { ...world.ctx, store: { ...world.ctx.store, attempts: { ...attempts, last } } }
  expect(await reconcileTransfer(ctx, world.scope, preview.id)).toBe(0)
  await reconcileTransfer(world.ctx, world.scope, preview.id)
  expect(await stored(preview)).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-1' })
})

test('an order that a refused attempt paid is not paid by a part of a combined transfer', async () => {
  const combined = await world.preview(connection, { ...order, isCombined: true })
  const part = await world.preview(connection, { ...order, partOf: combined.id })
  const isPaidLate = async () => (await listRefused(world.ctx, world.ctx.store, part, new Map())).isPaidLate
  const first = await refused('rejectedCreated')
  expect(await isPaidLate()).toBe(false)
  await watchNotSent(world.ctx, world.scope, first.id)
  expect(await stored(first)).toMatchObject({ foundLateAtMs: expect.any(Number) })
  expect(await isPaidLate()).toBe(true)
})

test('a part that was sent late pays its own share, and does not pay the order for another part', async () => {
  const combined = await world.preview(connection, { ...order, amount: '25', isCombined: true })
  const first = await world.preview(connection, { ...order, partOf: combined.id })
  const second = await world.preview(connection, { ...order, partOf: combined.id })
  world.institution.next('rejectedCreated')
  await execute(first)
  await watchNotSent(world.ctx, world.scope, first.id)
  expect(await stored(first)).toMatchObject({ foundLateAtMs: expect.any(Number) })
  expect(await listRefused(world.ctx, world.ctx.store, second, new Map())).toMatchObject({ isPaidLate: false })
})
