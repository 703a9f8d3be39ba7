import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ChainConfirmation } from '../chains/ports.ts'
import type { Connection } from '../connections/ports.ts'
import { ApiError } from '../kernel/apiError.ts'
import { createWorld, secondFactorCode, submitModes, type World } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { canMove, publicStatus } from './phases.ts'
import type { Preview, Transfer } from './ports.ts'
import { watchNotSent } from './watchNotSent.ts'

/** RIALTO_WALKS sets how many random sequences are walked. */
const runs = Number(process.env['RIALTO_WALKS'] ?? 40)

/** One thing that happens to a transfer. `hitch`: what becomes of the process between intent and record. */
const aStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('execute' as const),
      mode: fc.constantFrom(...submitModes),
      code: fc.constantFrom(undefined, secondFactorCode, '000000'),
      callers: fc.integer({ min: 1, max: 3 }),
      hitch: fc.constantFrom(undefined, undefined, 'dies' as const, 'sleeps' as const),
      point: fc.constantFrom('withdrawal.intended', 'withdrawal.answered'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('follow' as const), callers: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 31_000, 60_000, 121_000) }),
  },
  fc.record({
    kind: fc.constant('institution' as const),
    status: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const),
    hash: fc.constantFrom(undefined, '0xabc'),
  }),
  fc.record({
    kind: fc.constant('chain' as const),
    answer: fc.constantFrom('pending', 'unknown', 'confirmed', 'reverted', 'short', 'elsewhere'),
  }),
  fc.record({ kind: fc.constant('history' as const), readable: fc.boolean() }),
  fc.record({ kind: fc.constant('wake' as const) }),
  // A withdrawal that the institution called failed is completed all the same.
  fc.record({ kind: fc.constant('revive' as const) }),
  // Long enough for the follower to make up its mind.
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('later' as const) }) },
)
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never

interface Walk {
  world: World
  connection: Connection
  preview: Preview
  asleep: (() => void)[]
  /** Nobody falls asleep while the others are being woken: who came late would never be. */
  isWaking: boolean
  executing: Promise<unknown>[]
}

/** Deaths and refusals are part of the walk; anything else is a defect. */
const expected = (error: unknown): void => {
  // The latter: what was refused cannot be looked for, so that nothing is sent.
  if (error instanceof ApiError && ['previewExpired', 'integrationUnavailable'].includes(error.type)) return
  if (error instanceof Error && error.message === 'the process died') return
  throw error
}

const execute = async (walk: Walk, step: Extract<Step, { kind: 'execute' }>): Promise<void> => {
  walk.world.institution.next(step.mode)
  let reachedHitch = () => {}
  const hitch = new Promise<void>(resolve => (reachedHitch = resolve))
  const failpoint = (name: string): void | Promise<void> => {
    if (name !== step.point || step.hitch === undefined) return
    if (step.hitch === 'dies') throw new Error('the process died')
    if (walk.isWaking) return
    reachedHitch()
    return new Promise(resolve => void walk.asleep.push(resolve))
  }
  const input = { connection: walk.connection, previewId: walk.preview.id, secondFactorCode: step.code }
  const executing = Array.from({ length: step.callers }, () =>
    executeTransfer({ ...walk.world.ctx, failpoint }, input).catch(expected),
  )
  walk.executing.push(...executing)
  await Promise.race([Promise.all(executing), hitch])
}

const wakeAll = async (walk: Walk): Promise<void> => {
  walk.isWaking = true
  walk.asleep.splice(0).forEach(wake => wake())
  await Promise.all(walk.executing)
  walk.isWaking = false
}

const chainAnswers: Record<string, ChainConfirmation> = {
  pending: { kind: 'pending', confirmations: 1 },
  unknown: { kind: 'unknown' },
  confirmed: { kind: 'confirmed', confirmations: 3, fromAddress: '0x1' },
  reverted: { kind: 'reverted', message: 'reverted' },
  short: { kind: 'mismatched', arrivedBaseUnits: 1n, message: 'short' },
  elsewhere: { kind: 'mismatched', arrivedBaseUnits: 0n, message: 'elsewhere' },
}

const revive = ({ institution }: World): void => {
  for (const entry of institution.ledger.filter(({ status }) => status === 'failed'))
    Object.assign(entry, { status: 'succeeded', hash: entry.hash ?? '0xdef' })
}

const happen = async (walk: Walk, step: Step): Promise<void> => {
  const { world, preview } = walk
  if (step.kind === 'execute') return execute(walk, step)
  if (step.kind === 'wake') return wakeAll(walk)
  if (step.kind === 'wait') world.clock.advance(step.ms)
  if (step.kind === 'institution') world.institution.settle(step.status, step.hash)
  if (step.kind === 'revive') revive(world)
  if (step.kind === 'history') world.institution.script.historyReadable = step.readable
  // A chain does not change its mind.
  if (step.kind === 'chain' && ['pending', 'unknown'].includes(world.chain.answer.kind))
    world.chain.answer = chainAnswers[step.answer] ?? world.chain.answer
  if (step.kind === 'later')
    for (let polls = 0; polls < 2; polls += 1) {
      world.clock.advance(121_000)
      await reconcileTransfer(world.ctx, world.scope, preview.id)
    }
  if (step.kind === 'follow')
    await Promise.all(Array.from({ length: step.callers }, () => reconcileTransfer(world.ctx, world.scope, preview.id)))
}

const stored = ({ world, preview }: Walk) => world.ctx.store.transfers.find(world.scope, preview.id)

/**
 * Everything that can still happen does: sleepers wake, the institution and the chain finish, time passes. What is then still open is what
 * the chain and the institution contradict each other about.
 */
const end = async (walk: Walk): Promise<Transfer | undefined> => {
  const { institution, chain, clock, ctx, scope } = walk.world
  await wakeAll(walk)
  institution.script.historyReadable = true
  institution.settle('succeeded', '0xabc')
  for (const entry of institution.ledger) if (entry.status === 'succeeded') entry.hash ??= '0xabc'
  if (chain.answer.kind === 'pending' || chain.answer.kind === 'unknown')
    chain.answer = { kind: 'confirmed', confirmations: 3, fromAddress: '0x1' }
  for (let polls = 0; polls < 10; polls += 1) {
    clock.advance(121_000)
    const laterMs = await reconcileTransfer(ctx, scope, walk.preview.id)
    if (laterMs === undefined || (await stored(walk))?.finding) break
  }
  await watchNotSent(ctx, scope, walk.preview.id)
  const transfer = await stored(walk)
  const isEnded = transfer === undefined || publicStatus(transfer.phase) !== 'pending' || transfer.finding !== undefined
  if (!isEnded && transfer.phase !== 'awaitingUser') throw new Error(`the transfer stays ${transfer.phase}`)
  return transfer
}

/** What must have become of a withdrawal that was created. */
const endOf = (walk: Walk, { status, hash }: { status: string; hash?: string }): string => {
  const seen = walk.world.chain.answer.kind
  const isShort = seen === 'mismatched' && walk.world.chain.answer === chainAnswers['short']
  if (hash === undefined || (status === 'failed' && seen !== 'confirmed' && !isShort)) return 'failed'
  return seen === 'confirmed' ? 'arrived' : 'open'
}

/** It ends as what arrived and what did not; one that had failed before it arrived is known to have. */
const checkAgainstLedger = (walk: Walk, transfer: Transfer | undefined): void => {
  const [entry, ...more] = walk.world.institution.ledger
  expect(more).toEqual([])
  if (transfer === undefined || transfer.phase === 'awaitingUser') return expect(entry).toBeUndefined()
  if (!entry) return expect(transfer).toMatchObject({ phase: 'failed' })
  const expected = endOf(walk, entry)
  const isLate = transfer.phase === 'failed' && transfer.foundLateAtMs !== undefined
  if (expected === 'failed') return expect(transfer.phase).toBe('failed')
  if (isLate) return
  if (expected === 'arrived') expect(transfer.phase).toBe('settled')
  else expect(transfer).toMatchObject({ phase: 'onChain', finding: { hash: transfer.hash } })
}

/** Every change is in the history, from the first to the phase of now, and each is a move that is allowed. */
const checkHistory = async ({ world, preview }: Walk, transfer: Transfer | undefined): Promise<void> => {
  const changes = await world.ctx.store.transfers.listChanges(world.scope, preview.id)
  expect(changes.at(-1)?.phase).toBe(transfer?.phase)
  expect(changes.at(-1)?.sequence).toBe(transfer?.sequence)
  for (const [index, { phase, atMs }] of changes.entries()) {
    const before = changes[index - 1]
    if (!before) expect(phase).toBe('sending')
    else if (phase !== before.phase) expect(canMove(before.phase, phase)).toBe(true)
    expect(atMs).toBeGreaterThanOrEqual(before?.atMs ?? 0)
  }
}

test(
  'whatever happens, money moves at most once, the status never goes back, and its end is true',
  { timeout: 300_000 },
  async () => {
    const ends = new Map<string, number>()
    const walkOnce = async (steps: Step[]): Promise<void> => {
      const world = createWorld()
      const connection = await world.connect()
      const walk: Walk = {
        world,
        connection,
        preview: await world.preview(connection),
        asleep: [],
        isWaking: false,
        executing: [],
      }
      let before: string | undefined
      for (const step of steps) {
        await happen(walk, step)
        expect(world.institution.ledger.length).toBeLessThanOrEqual(1)
        const transfer = await stored(walk)
        const status = transfer && publicStatus(transfer.phase)
        if (before !== undefined && before !== 'pending') expect(status).toBe(before)
        if (before === 'pending') expect(status).toBeDefined()
        before = status
      }
      const transfer = await end(walk)
      await checkHistory(walk, transfer)
      checkAgainstLedger(walk, transfer)
      ends.set(transfer?.phase ?? 'none', (ends.get(transfer?.phase ?? 'none') ?? 0) + 1)
    }
    await fc.assert(fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 14 }), walkOnce), { numRuns: runs })
    // The walk is worth something only while it reaches every end, which a short run does not always do.
    if (runs >= 300) expect([...ends.keys()].sort()).toEqual(['awaitingUser', 'failed', 'none', 'onChain', 'settled'])
  },
)
