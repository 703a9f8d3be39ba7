import { add } from '@rialto/catalog'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import type { FoundWithdrawal } from '../connections/connector.ts'
import { aReason, aTransfer, createWorld, type World } from '../testing/index.ts'
import { previewCombined } from './combined/previewCombined.ts'
import { executeTransfer } from './executeTransfer.ts'
import type { Preview } from './ports.ts'
import { missingAfterMs } from './reconcile/exchangeWithdrawal.ts'
import { propagationMs } from './reconcile/readChain.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { resolveTransfer } from './resolveTransfer.ts'
import { watchNotSent } from './watchNotSent.ts'

let world: World
let connection: Connection
let preview: Preview
beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  await world.addWebhook()
  preview = await world.preview(connection, { clientTransactionId: 'order-1' })
})

const hourMs = 60 * 60_000
const execute = async (changes: Partial<Preview> = {}) =>
  executeTransfer(world.ctx, { connection, previewId: (await world.preview(connection, changes)).id })
const begin = () => executeTransfer(world.ctx, { connection, previewId: preview.id })
const reconcile = () => reconcileTransfer(world.ctx, world.scope, preview.id)
const watch = () => watchNotSent(world.ctx, world.scope, preview.id)
const stored = ({ id }: { id: string } = preview) => world.ctx.store.transfers.find(world.scope, id)
const confirmed = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' } as const
const short = { kind: 'mismatched', arrivedBaseUnits: 9_990_000n, message: 'The transaction pays 9.99' } as const
const elsewhere = { kind: 'mismatched', arrivedBaseUnits: 0n, message: 'The transaction pays another address' } as const
const reverted = { kind: 'reverted', message: 'The transaction was reverted' } as const
const amend = (changes: Partial<FoundWithdrawal>) => Object.assign(world.institution.ledger[0] ?? {}, changes)
const events = async ({ id }: { id: string } = preview) => {
  const rows = world.eventsOf(id)
  return rows.map(({ type, body }) => ({ type, body: body as Record<string, unknown> }))
}
const isPaidAgain = async () => {
  const again = await world.preview(connection, { clientTransactionId: 'order-1' })
  const { transfer } = await executeTransfer(world.ctx, { connection, previewId: again.id })
  return transfer.id === again.id
}

describe('the chain contradicts the institution’s completed withdrawal', () => {
  beforeEach(async () => {
    await begin()
    amend({ status: 'succeeded', hash: '0xabc' })
    await reconcile()
  })

  test.each([
    ['short', short, { arrived: '9.99' }],
    ['elsewhere', elsewhere, {}],
    ['reverted', reverted, {}],
  ] as const)(
    '%s: it stays open with what is seen of it, and its order is not paid again',
    async (kind, seen, more) => {
      world.chain.answer = seen
      const atMs = world.clock.nowMs()
      expect(await reconcile()).toBeGreaterThan(0)
      expect(await stored()).toMatchObject({
        phase: 'onChain',
        finding: { kind, sinceMs: atMs, hash: '0xabc', ...more },
      })
      expect((await events()).map(({ type }) => type)).toEqual(['transfer.pending'])
      expect(await isPaidAgain()).toBe(false)
      expect(world.institution.ledger).toHaveLength(1)
    },
  )

  test('missing: it counts as missing after an hour, and no longer when a node has it', async () => {
    world.chain.answer = { kind: 'unknown' }
    world.clock.advance(missingAfterMs - 1)
    await reconcile()
    expect((await stored())?.finding).toBeUndefined()
    world.clock.advance(1)
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'onChain', finding: { kind: 'missing', hash: '0xabc' } })
    world.chain.answer = { kind: 'pending', confirmations: 1 }
    await reconcile()
    expect((await stored())?.finding).toBeUndefined()
  })

  test('the hash was the wrong one: the corrected one is followed to its end', async () => {
    world.chain.answer = elsewhere
    await reconcile()
    amend({ hash: '0xdef' })
    expect(await reconcile()).toBe(0)
    expect(await stored()).toMatchObject({ phase: 'onChain', hash: '0xdef' })
    expect((await stored())?.finding).toBeUndefined()
    world.chain.answer = confirmed
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'settled', hash: '0xdef' })
  })

  test('the history cannot be read: the chain’s finding is recorded nevertheless', async () => {
    world.institution.script.historyReadable = false
    world.chain.answer = short
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'onChain', finding: { kind: 'short' } })
  })

  test.each([
    ['reverted', reverted],
    ['elsewhere', elsewhere],
  ] as const)('%s, and the institution calls it failed: it fails', async (_, seen) => {
    world.chain.answer = seen
    amend({ status: 'failed' })
    expect(await reconcile()).toBeUndefined()
    expect(await stored()).toMatchObject({ phase: 'failed' })
  })

  test('short, and the institution calls it failed: what arrived keeps it open', async () => {
    world.chain.answer = short
    amend({ status: 'failed' })
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'onChain', finding: { kind: 'short', arrived: '9.99' } })
  })
})

describe('the institution calls it completed and names no transaction', () => {
  beforeEach(() => begin())

  test('where the chain is watched, it waits for the transaction', async () => {
    amend({ status: 'succeeded' })
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'accepted', finding: { kind: 'unnamed' } })
    amend({ hash: '0xabc' })
    world.chain.answer = confirmed
    await reconcile()
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'settled', hash: '0xabc' })
    expect((await stored())?.finding).toBeUndefined()
  })

  test('where it was moved inside the institution, it has arrived', async () => {
    amend({ status: 'succeeded', isOffChain: true })
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'settled' })
    expect(world.chain.requested).toEqual([])
  })
})

describe('the institution calls it failed', () => {
  beforeEach(() => begin())

  test('and its transaction pays: it has arrived', async () => {
    amend({ status: 'failed', hash: '0xabc' })
    await reconcile()
    world.chain.answer = confirmed
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'settled', hash: '0xabc' })
  })

  test.each([
    ['its transaction is mined afterwards', { hash: '0xabc' }, confirmed, {}],
    ['less arrives afterwards', { hash: '0xabc' }, short, { arrived: '9.99' }],
    ['it completes it afterwards', { status: 'succeeded', hash: '0xabc' }, confirmed, {}],
  ] as const)('and %s: that is reported, and its order is not paid again', async (_, later, seen, more) => {
    amend({ status: 'failed' })
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'failed' })
    expect(await watch()).toBe(hourMs)
    amend(later)
    world.chain.answer = seen
    expect(await watch()).toBeGreaterThan(0)
    expect(await stored()).toMatchObject({ phase: 'failed', foundLateAtMs: world.clock.nowMs(), ...more })
    expect((await events()).map(({ type }) => type)).toEqual(['transfer.pending', 'transfer.failed', 'transfer.late'])
    await expect(isPaidAgain()).rejects.toMatchObject({ type: 'orderAlreadySent' })
  })
})

test('a transaction that no node has, of a withdrawal called failed, fails once it had time to reach a node', async () => {
  await begin()
  amend({ status: 'failed', hash: '0xabc' })
  world.chain.answer = { kind: 'unknown' }
  await reconcile()
  await reconcile()
  expect(await stored()).toMatchObject({ phase: 'onChain' })
  world.clock.advance(propagationMs)
  await reconcile()
  expect(await stored()).toMatchObject({ phase: 'failed' })
})

describe('a withdrawal whose call had no answer', () => {
  const notCreatedAfterMs = 120_000

  test('is watched after the history should have shown it, and reported when it does', async () => {
    world.institution.next('unknownCreated')
    await begin()
    Object.assign(world.institution.ledger[0] ?? {}, { visibleFromMs: world.clock.nowMs() + hourMs })
    world.clock.advance(notCreatedAfterMs)
    expect(await reconcile()).toBeUndefined()
    expect(await stored()).toMatchObject({ phase: 'failed', watchUntilMs: world.clock.nowMs() + 14 * 24 * hourMs })
    expect(await watch()).toBe(hourMs)
    world.clock.advance(hourMs)
    expect(await watch()).toBeGreaterThan(0)
    expect(await stored()).toMatchObject({ phase: 'failed', foundLateAtMs: world.clock.nowMs() })
    const [, , late] = await events()
    expect(late).toMatchObject({
      type: 'transfer.late',
      body: { EventType: 'transfer.late', TransferStatus: 'Failed', Sequence: 3 },
    })
    await expect(isPaidAgain()).rejects.toMatchObject({ type: 'orderAlreadySent' })
    expect(world.institution.ledger).toHaveLength(1)
  })

  const whileItIsCalled = async (then: () => Promise<unknown>) => {
    world.institution.script.beforeSubmit = async () => void (await then())
    return begin()
  }
  /** Another process takes the transfer for lost, whose clock is so far ahead. */
  const giveUp = (aheadMs: number) => {
    const clock = { ...world.ctx.clock, nowMs: () => world.clock.nowMs() + aheadMs }
    return reconcileTransfer({ ...world.ctx, clock }, world.scope, preview.id)
  }

  test('is followed under the id of an answer that comes after it was given up', async () => {
    const { outcome, transfer } = await whileItIsCalled(() => giveUp(61_000))
    expect(outcome).toMatchObject({ kind: 'accepted' })
    expect(transfer).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-1' })
  })

  test('was sent after all where its answer comes after it had failed, and its order is not paid again', async () => {
    const { transfer } = await whileItIsCalled(async () => {
      await giveUp(125_000)
      await giveUp(125_000)
      expect(await stored()).toMatchObject({ phase: 'failed' })
    })
    expect(transfer).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-1' })
    expect(transfer.foundLateAtMs).toBe(world.clock.nowMs())
    expect((await events()).at(-1)).toMatchObject({ type: 'transfer.late' })
    world.institution.script.beforeSubmit = () => undefined
    await expect(isPaidAgain()).rejects.toMatchObject({ type: 'orderAlreadySent' })
    expect(world.institution.ledger).toHaveLength(1)
  })

  test('was not sent where its answer comes after the history called its record failed, and its order is paid again', async () => {
    world.ctx.failpoint = async name => {
      if (name !== 'withdrawal.answered') return
      world.ctx.failpoint = () => undefined
      amend({ status: 'failed' })
      for (let step = 0; step < 3; step += 1) await giveUp(61_000)
      expect(await stored()).toMatchObject({ phase: 'failed', institutionTransactionId: 'native-1' })
    }
    const { outcome, transfer } = await begin()
    expect(outcome).toMatchObject({ kind: 'accepted', upstreamId: 'native-1' })
    expect(transfer.foundLateAtMs).toBeUndefined()
    expect((await events()).map(({ type }) => type)).toEqual(['transfer.pending', 'transfer.failed'])
    expect(await isPaidAgain()).toBe(true)
  })
})

describe('the answer to a call comes after the history has ended its transfer, and its account was removed', () => {
  const removeWhileCalled = async (laterMs: number) => {
    let state: string | undefined
    world.ctx.failpoint = async name => {
      if (name !== 'withdrawal.answered') return
      world.ctx.failpoint = () => undefined
      amend({ status: 'succeeded', hash: '0xabc' })
      world.chain.answer = confirmed
      const clock = { ...world.ctx.clock, nowMs: () => world.clock.nowMs() + 61_000 }
      for (let step = 0; step < 4; step += 1) await reconcileTransfer({ ...world.ctx, clock }, world.scope, preview.id)
      expect(await stored()).toMatchObject({ phase: 'settled' })
      for (const { id } of world.rows('events')) world.put('events', id, undefined)
      const terms = { atMs: world.clock.nowMs() + laterMs, retentionDays: 0 }
      const removed = await world.ctx.store.connections.remove(world.scope, connection.id, terms)
      state = removed.state
    }
    return { begun: await begin(), state }
  }

  test('the transfer waits a quarter of an hour for it', async () => {
    const { begun, state } = await removeWhileCalled(14 * 60_000)
    expect(state).toBe('waiting')
    expect(begun.transfer).toMatchObject({ phase: 'settled', institutionTransactionId: 'native-1' })
  })

  test('a later answer finds the transfer erased, and its record claimed', async () => {
    const { begun, state } = await removeWhileCalled(16 * 60_000)
    expect(state).toBe('erased')
    expect(begun).toMatchObject({ outcome: { kind: 'accepted' }, transfer: { id: preview.id } })
    const again = await world.connect({ upstreamId: 'upstream-2' })
    const { id } = await world.preview(again)
    expect(await world.ctx.store.claims.listRecords({ ...begun.transfer, id })).toMatchObject({ size: 1 })
  })
})

test('an order is not paid while a part of it was sent late and its combined transfer waits for the user', async () => {
  const whole = aTransfer(connection, { phase: 'awaitingUser', isCombined: true, clientTransactionId: 'order-1' })
  const part = { phase: 'failed', partOf: whole.id, clientTransactionId: 'order-1' } as const
  const late = aTransfer(connection, { ...part, foundLateAtMs: world.clock.nowMs() })
  await world.ctx.store.transfers.insert(whole, aReason)
  await world.ctx.store.transfers.insert(late, aReason)
  await world.ctx.store.transfers.amendFailed(late, aReason)
  await expect(begin()).rejects.toMatchObject({ type: 'orderAlreadySent' })
  expect(world.institution.ledger).toEqual([])
})

test('a part that was sent late makes its combined transfer, which had failed, the payment of the order', async () => {
  const other = await world.connect({ upstreamId: 'upstream-2' })
  const { combined, parts } = await previewCombined(world.ctx, {
    connections: [connection, other],
    destination: { symbol: preview.symbol, networkId: preview.networkId, address: preview.toAddress },
    requested: { amount: '120', isInclusiveFeeEnabled: false },
    transferType: 'payment',
    clientTransactionId: 'order-2',
  })
  const [part] = parts
  if (!part) throw new Error('no part')
  world.institution.next('unknownCreated')
  await executeTransfer(world.ctx, {
    connection: part.connectionId === connection.id ? connection : other,
    previewId: part.id,
  })
  Object.assign(world.institution.ledger[0] ?? {}, { visibleFromMs: world.clock.nowMs() + hourMs })
  world.clock.advance(120_000)
  await reconcileTransfer(world.ctx, world.scope, part.id)
  expect(await stored(combined)).toMatchObject({ phase: 'failed' })
  world.clock.advance(hourMs)
  await watchNotSent(world.ctx, world.scope, part.id)
  expect(await stored(combined)).toMatchObject({ phase: 'failed', arrived: part.amount })
  expect((await stored(combined))?.foundLateAtMs).toBe(world.clock.nowMs())
  expect((await events(combined)).at(-1)).toMatchObject({ type: 'transfer.late' })
  await expect(execute({ clientTransactionId: 'order-2' })).rejects.toMatchObject({ type: 'orderAlreadySent' })
})

test('a part that was sent late is charged to its combined transfer, which a person had credited without it', async () => {
  const other = await world.connect({ upstreamId: 'upstream-2' })
  const { combined, parts } = await previewCombined(world.ctx, {
    connections: [connection, other],
    destination: { symbol: preview.symbol, networkId: preview.networkId, address: preview.toAddress },
    requested: { amount: '120', isInclusiveFeeEnabled: false },
    transferType: 'payment',
    clientTransactionId: 'order-2',
  })
  const [lost, paid] = parts
  if (!lost || !paid) throw new Error('no parts')
  const executePart = ({ id, connectionId }: Preview) =>
    executeTransfer(world.ctx, { connection: connectionId === connection.id ? connection : other, previewId: id })
  world.institution.next('unknownCreated')
  await executePart(lost)
  Object.assign(world.institution.ledger[0] ?? {}, { visibleFromMs: Infinity })
  await executePart(paid)
  world.clock.advance(120_000)
  await reconcileTransfer(world.ctx, world.scope, lost.id)
  world.institution.settle('succeeded', `0x${world.ctx.ids.hex(32)}`)
  world.chain.answer = { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' }
  for (let look = 0; look < 3; look += 1) await reconcileTransfer(world.ctx, world.scope, paid.id)
  world.clock.advance(hourMs)
  const credit = { action: 'creditPart', amount: paid.amount, note: 'The rest is waived' } as const
  await resolveTransfer(world.ctx, world.scope, combined.id, credit)
  expect(await stored(combined)).toMatchObject({ phase: 'settled', arrived: paid.amount })
  Object.assign(world.institution.ledger[0] ?? {}, { visibleFromMs: world.clock.nowMs() })
  await watchNotSent(world.ctx, world.scope, lost.id)
  expect((await events(combined)).at(-1)).toMatchObject({
    type: 'transfer.late',
    body: { TransferStatus: 'Succeeded' },
  })
  expect((await stored(combined))?.charged?.debit).toBe(add(add(lost.amount, lost.fee), add(paid.amount, paid.fee)))
})
