import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { createWorld, seenLateAfterMs, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { listStuckTransfers, stuckAfterMs } from './listStuckTransfers.ts'
import { nextPollDelayMs } from './nextPollDelayMs.ts'
import { propagationMs } from './reconcile/readChain.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import type { Preview } from './ports.ts'

const notCreatedAfterMs = 120_000
const hourMs = 60 * 60_000
let world: World
let connection: Connection
let preview: Preview

beforeEach(async () => {
  world = createWorld()
  connection = await world.connect()
  preview = await world.preview(connection)
})

const execute = () => executeTransfer(world.ctx, { connection, previewId: preview.id })
const reconcile = () => reconcileTransfer(world.ctx, world.scope, preview.id)
const stored = () => world.ctx.store.transfers.find(world.scope, preview.id)
const dieAt = (point: string) => {
  world.ctx.failpoint = name => {
    if (name === point) throw new Error('the process died')
  }
}

test('an unknown outcome that the history knows is accepted, and never sent again', async () => {
  world.institution.next('unknownCreatedSeenLate')
  await execute()
  expect(await reconcile()).toBe(2_000)
  expect(await stored()).toMatchObject({ phase: 'unknown' })
  world.clock.advance(seenLateAfterMs)
  expect(await reconcile()).toBe(0)
  expect(await stored()).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-1', sequence: 1 })
  expect(world.institution.submits).toHaveLength(1)
})

test('an unknown outcome without a trace fails only when none can appear any more', async () => {
  world.institution.next('unknownNotCreated')
  await execute()
  world.clock.advance(notCreatedAfterMs - 1)
  expect(await reconcile()).toBeGreaterThan(0)
  expect(await stored()).toMatchObject({ phase: 'unknown' })
  world.clock.advance(1)
  expect(await reconcile()).toBeUndefined()
  expect(await stored()).toMatchObject({ phase: 'failed', sequence: 2, finishedAtMs: world.clock.nowMs() })
  expect(await world.ctx.store.attempts.last(preview.id)).toMatchObject({ state: 'notCreated' })
})

test('a history that cannot be read says nothing about the money', async () => {
  world.institution.next('unknownNotCreated')
  await execute()
  world.institution.script.historyReadable = false
  world.clock.advance(100 * notCreatedAfterMs)
  expect(await reconcile()).toBeGreaterThan(0)
  await world.ctx.store.connections.markNeedsReconnect(world.scope, connection.id, 1)
  world.institution.script.historyReadable = true
  expect(await reconcile()).toBeGreaterThan(0)
  expect(await stored()).toMatchObject({ phase: 'unknown' })
})

test('a history asked in time and answered late does not count as empty', async () => {
  world.institution.next('unknownCreatedSeenLate')
  await execute()
  world.institution.script.afterFind = () => world.clock.advance(notCreatedAfterMs)
  expect(await reconcile()).toBeGreaterThan(0)
  expect(await stored()).toMatchObject({ phase: 'unknown' })
  expect(await reconcile()).toBe(0)
  expect(await stored()).toMatchObject({ phase: 'accepted' })
})

test.each([
  ['withdrawal.intended', 'failed', 0],
  ['withdrawal.answered', 'accepted', 1],
])('a process that dies at %s leaves a transfer that is found %s', async (point, phase, withdrawals) => {
  dieAt(point)
  await expect(execute()).rejects.toThrow('died')
  expect(await stored()).toMatchObject({ phase: 'sending' })
  expect(await reconcile()).toBe(2_000)
  world.clock.advance(world.ctx.settings.withdrawalLeaseMs)
  expect(await reconcile()).toBe(0)
  expect(await stored()).toMatchObject({ phase: 'unknown', sequence: 1 })
  world.clock.advance(notCreatedAfterMs)
  await reconcile()
  expect(await stored()).toMatchObject({ phase })
  expect(world.institution.ledger).toHaveLength(withdrawals)
})

test('the intent leaves a job that reconciles it after the lease has expired', async () => {
  dieAt('withdrawal.intended')
  await expect(execute()).rejects.toThrow('died')
  const jobs = world.openJobs(preview.id)
  const lane = (await stored())?.type
  const payload = { transferId: preview.id, clientId: world.scope.clientId, environment: 'sandbox', lane }
  const runAtMs = world.clock.nowMs() + world.ctx.settings.withdrawalLeaseMs
  expect(jobs).toMatchObject([{ kind: 'transfer.reconcile', payload, runAtMs }])
})

test('a late answer names the id for reconciliation, and nothing is sent again', async () => {
  let wake = () => {}
  const asleep = new Promise<void>(fellAsleep => {
    world.ctx.failpoint = name =>
      name === 'withdrawal.answered' ? new Promise<void>(resolve => ((wake = resolve), fellAsleep())) : undefined
  })
  const executing = execute()
  await asleep
  world.clock.advance(world.ctx.settings.withdrawalLeaseMs)
  await reconcile()
  wake()
  expect(await executing).toMatchObject({ outcome: { kind: 'accepted' }, transfer: { phase: 'accepted' } })
  expect(await stored()).toMatchObject({ phase: 'accepted', sequence: 1, institutionTransactionId: 'native-1' })
  expect(world.institution.submits).toHaveLength(1)
})

test('open attempts of a stopped process are read back at once, and their answers are kept', async () => {
  let wake = () => {}
  const asleep = new Promise<void>(fellAsleep => {
    world.ctx.failpoint = name =>
      name === 'withdrawal.answered' ? new Promise<void>(resolve => ((wake = resolve), fellAsleep())) : undefined
  })
  const executing = execute()
  await asleep
  expect(await reconcile()).toBe(2_000)
  expect(await stored()).toMatchObject({ phase: 'sending' })
  for (const attempt of world.rows('attempts')) world.put('attempts', attempt.id, { ...attempt, isAbandoned: true })
  expect(await reconcile()).toBe(0)
  wake()
  expect(await executing).toMatchObject({ outcome: { kind: 'accepted' }, transfer: { phase: 'accepted' } })
  expect(await stored()).toMatchObject({ phase: 'accepted', institutionTransactionId: 'native-1' })
  expect(world.institution.ledger).toHaveLength(1)
})

test('a transfer ends when the chain confirms the transaction the institution named', async () => {
  await execute()
  expect(await reconcile()).toBe(2_000)
  world.institution.settle('pending', '0xabc')
  expect(await reconcile()).toBe(0)
  expect(await stored()).toMatchObject({ phase: 'onChain', hash: '0xabc' })
  world.chain.answer = { kind: 'pending', confirmations: 2 }
  expect(await reconcile()).toBe(1_000)
  expect(await stored()).toMatchObject({ phase: 'onChain', confirmations: 2, sequence: 1 })
  world.chain.answer = { kind: 'confirmed', confirmations: 3, fromAddress: '0x1' }
  expect(await reconcile()).toBeUndefined()
  expect(await stored()).toMatchObject({ phase: 'settled', confirmations: 3, sequence: 2 })
  expect(world.chain.requested[0]).toMatchObject({ hash: '0xabc', symbol: 'USDC', amountBaseUnits: 12_500_000n })
  expect(await reconcile()).toBeUndefined()
})

test('a reconciler that reads the history last changes nothing of a transfer that another one has settled', async () => {
  await execute()
  world.institution.settle('pending', '0xabc')
  await reconcile()
  world.chain.answer = { kind: 'confirmed', confirmations: 3, fromAddress: '0x1' }
  world.institution.script.afterFind = async () => {
    world.institution.script.afterFind = () => undefined
    await reconcile()
  }
  expect(await reconcile()).toBeUndefined()
  expect(await stored()).toMatchObject({ phase: 'settled', confirmations: 3, sequence: 2 })
})

test('a transaction that is sent a day late is followed as closely as one that was sent at once', async () => {
  await execute()
  world.clock.advance(stuckAfterMs + 1)
  expect(await reconcile()).toBe(hourMs)
  world.institution.settle('pending', '0xabc')
  expect(await reconcile()).toBe(0)
  world.chain.answer = { kind: 'pending', confirmations: 2 }
  expect(await reconcile()).toBe(1_000)
})

test('the institution’s report does not settle a transfer on a watched chain', async () => {
  await execute()
  world.institution.settle('succeeded', '0xabc')
  await reconcile()
  await reconcile()
  expect(await stored()).toMatchObject({ phase: 'onChain' })
  world.chain.answer = { kind: 'reverted', message: 'reverted' }
  await reconcile()
  expect(await stored()).toMatchObject({ phase: 'onChain', finding: { kind: 'reverted' }, hash: '0xabc' })
})

describe('a transaction that the chain does not have', () => {
  beforeEach(async () => {
    await execute()
    world.institution.settle('pending', '0xabc')
    await reconcile()
    world.chain.answer = { kind: 'unknown' }
    world.clock.advance(propagationMs)
  })

  test('is replaced by the one that the institution names now, which is then confirmed', async () => {
    world.institution.settle('pending', '0xdef')
    expect(await reconcile()).toBe(0)
    expect(await stored()).toMatchObject({ phase: 'onChain', hash: '0xdef', confirmations: 0, sequence: 1 })
    world.chain.answer = { kind: 'confirmed', confirmations: 3, fromAddress: '0x1' }
    expect(await reconcile()).toBeUndefined()
    expect(await stored()).toMatchObject({ phase: 'settled', hash: '0xdef', sequence: 2 })
    expect(world.chain.requested.at(-1)).toMatchObject({ hash: '0xdef' })
    expect(world.institution.submits).toHaveLength(1)
  })

  test('fails when the institution reports that it failed or was cancelled', async () => {
    world.institution.settle('failed')
    expect(await reconcile()).toBeUndefined()
    expect(await stored()).toMatchObject({ phase: 'failed', sequence: 2 })
  })

  test.each(['the institution still names it', 'the institution cannot be read', 'the institution has no trace of it'])(
    'stays pending while %s',
    async state => {
      if (state.includes('read')) world.institution.script.historyReadable = false
      if (state.includes('trace')) world.institution.ledger.length = 0
      world.clock.advance(10 * 24 * 60 * 60_000)
      expect(await reconcile()).toBe(60 * 60_000)
      expect(await stored()).toMatchObject({ phase: 'onChain', hash: '0xabc', sequence: 1 })
    },
  )

  test('is the same one in capitals or without its prefix', async () => {
    world.institution.settle('pending', 'ABC')
    await reconcile()
    expect(await stored()).toMatchObject({ hash: '0xabc' })
  })

  test('is not asked about before it had time to reach the node', async () => {
    world.institution.settle('pending', '0xdef')
    await reconcile()
    world.institution.settle('pending', '0x123')
    world.clock.advance(propagationMs - 1)
    await reconcile()
    expect(await stored()).toMatchObject({ hash: '0xdef' })
    world.clock.advance(1)
    await reconcile()
    expect(await stored()).toMatchObject({ hash: '0x123' })
  })
})

describe('a transaction that reverted', () => {
  beforeEach(async () => {
    await execute()
    world.institution.settle('pending', '0xabc')
    await reconcile()
    world.chain.answer = { kind: 'reverted', message: 'reverted' }
  })

  test('does not fail a transfer that the institution has sent again', async () => {
    world.institution.settle('pending', '0xdef')
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'onChain', hash: '0xdef' })
  })

  test('does not fail a transfer until the institution can be read and calls it failed', async () => {
    world.institution.script.historyReadable = false
    expect(await reconcile()).toBeGreaterThan(0)
    expect(await stored()).toMatchObject({ phase: 'onChain' })
    world.institution.script.historyReadable = true
    await reconcile()
    expect(await stored()).toMatchObject({ phase: 'onChain', finding: { kind: 'reverted' } })
    world.institution.settle('failed')
    expect(await reconcile()).toBeUndefined()
    expect(await stored()).toMatchObject({ phase: 'failed' })
  })
})

describe('the operator’s list', () => {
  const list = (clientId = world.scope.clientId) => listStuckTransfers(world.ctx, { clientId })

  test('the operator’s list has accepted transfers open for a day and unknown ones, and no ended ones', async () => {
    await execute()
    world.clock.advance(stuckAfterMs)
    expect(await list()).toEqual({ items: [], total: 0 })
    world.clock.advance(1)
    expect(await list()).toMatchObject({ total: 1, items: [{ reason: 'notSent', transfer: { id: preview.id } }] })
    world.institution.settle('failed')
    await reconcile()
    expect(await list()).toEqual({ items: [], total: 0 })
    preview = await world.preview(connection)
    world.institution.next('unknownNotCreated')
    await execute()
    world.institution.script.historyReadable = false
    world.clock.advance(stuckAfterMs + 1)
    await reconcile()
    expect(await list()).toMatchObject({
      total: 1,
      items: [{ reason: 'outcomeUnknown', openForMs: stuckAfterMs + 1, transfer: { id: preview.id } }],
    })
    world.institution.script.historyReadable = true
    await reconcile()
    expect(await list()).toEqual({ items: [], total: 0 })
  })

  test.each([
    ['notSent', undefined],
    ['notConfirmed', '0xabc'],
  ])('says %s of one whose transaction is %s', async (reason, hash) => {
    await execute()
    world.institution.settle('pending', hash)
    await reconcile()
    world.clock.advance(stuckAfterMs + 1)
    expect(await list()).toMatchObject({ items: [{ reason }] })
  })

  test('shows a client nothing of another, and an unknown client is an error', async () => {
    await execute()
    world.clock.advance(stuckAfterMs + 1)
    const other = createWorld({ database: world.database })
    expect((await list(other.scope.clientId)).total).toBe(0)
    await expect(list('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ type: 'notFound' })
    const all = await listStuckTransfers(world.ctx, {})
    expect(all.items.map(({ transfer }) => transfer.id)).toContain(preview.id)
  })
})

test('without a readable chain the institution’s report settles a transfer', async () => {
  world.chain.isWatched = false
  await execute()
  world.institution.settle('succeeded', '0xabc')
  expect(await reconcile()).toBeUndefined()
  expect(await stored()).toMatchObject({ phase: 'settled', hash: '0xabc' })
})

test('a withdrawal that the institution gave up has failed', async () => {
  await execute()
  world.institution.settle('failed')
  expect(await reconcile()).toBeUndefined()
  expect(await stored()).toMatchObject({ phase: 'failed' })
})

test('two reconcilers at once take one step and emit it once', async () => {
  world.chain.isWatched = false
  await execute()
  world.institution.settle('succeeded')
  await Promise.all([reconcile(), reconcile(), reconcile()])
  expect(await stored()).toMatchObject({ phase: 'settled', sequence: 2 })
})

test('a transfer of another client is not there', async () => {
  await execute()
  const stranger = createWorld({ database: world.database })
  expect(await reconcileTransfer(world.ctx, stranger.scope, preview.id)).toBeUndefined()
})

test('looks ever more seldom as a transfer ages, and at least every hour', () => {
  const anAge = fc.integer({ min: 0, max: 10 * 24 * 60 * 60_000 })
  fc.assert(
    fc.property(fc.constantFrom('accepted', 'onChain', 'unknown'), anAge, anAge, (phase, a, b) => {
      const [younger, older] = [nextPollDelayMs(phase, Math.min(a, b)), nextPollDelayMs(phase, Math.max(a, b))]
      expect(younger).toBeLessThanOrEqual(older)
      expect(younger).toBeGreaterThanOrEqual(1_000)
      expect(older).toBeLessThanOrEqual(60 * 60_000)
    }),
  )
})
