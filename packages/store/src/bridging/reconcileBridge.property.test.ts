import {
  ApiError,
  publicStatus,
  createBridgingAddress,
  type IssuedBridgingAddress,
  reconcileBridge,
  setBridgingRoute,
  type BridgeOperation,
} from '@rialto/core'
import { anOperation, scriptedBridge, type ScriptedBridge } from '@rialto/core/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type StoredWorld, createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
const runs = Number(process.env['RIALTO_WALKS'] ?? 20)

const origin = { network: 'eip155:11155111', asset: 'USDC' }
const destination = { network: 'eip155:84532', asset: 'USDC', address: '0x52908400098527886E0F7030069857D2E4169EE7' }

/** One step of a transaction and its addresses. `which` selects an existing pay-in or address. */
const which = fc.nat({ max: 5 })
const aStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      callers: fc.integer({ min: 1, max: 3 }),
      dies: fc.constantFrom(undefined, undefined, 'bridge.reserved', 'bridge.answered'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('payIn' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('progress' as const),
      which,
      to: fc.constantFrom('pending' as const, 'succeeded' as const, 'failed' as const, 'refunded' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reprice' as const), which, forgets: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('away' as const), isAway: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('node' as const), answer: fc.constantFrom('unknown', 'confirmed') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(5_000, 20_000, 60_000, 8 * 24 * 60 * 60_000),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('follow' as const),
      callers: fc.integer({ min: 1, max: 2 }),
      dies: fc.constantFrom(undefined, undefined, undefined, 'bridge.read'),
    }),
  },
)
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never

/** The true state of a pay-in at the provider. */
interface PayIn {
  address: string
  hash: string
  ids: string[]
  status: BridgeOperation['status']
  /** Whether the provider reports the last id only. */
  isForgetful: boolean
}

interface Walk {
  world: StoredWorld
  bridge: ScriptedBridge
  payIns: PayIn[]
  seen: IssuedBridgingAddress[]
}

const steps = {
  waiting: 'providerAwaitingSourceTransfer',
  pending: 'providerFundsReceived',
  succeeded: 'providerProcessedPayment',
  failed: 'failed',
  refunded: 'refunded',
} as const

const payoutOf = (status: BridgeOperation['status'], hash: string): string[] =>
  status === 'succeeded' ? [`${hash}-payout`] : []

const reported = ({ ids, status, hash, isForgetful }: PayIn): BridgeOperation[] => {
  const all = ids.map((reference, at) => {
    const supersededBy = ids[at + 1]
    const originHashes = [hash]
    return supersededBy === undefined
      ? anOperation({ reference, status, step: steps[status], originHashes, destinationHashes: payoutOf(status, hash) })
      : anOperation({ reference, supersededBy, originHashes })
  })
  return isForgetful ? all.slice(-1) : all
}

const emit = ({ bridge, payIns }: Walk): void => {
  bridge.operations.clear()
  for (const payIn of payIns)
    bridge.operations.set(payIn.address, [...(bridge.operations.get(payIn.address) ?? []), ...reported(payIn)])
}

const expected = (error: unknown): undefined => {
  if (error instanceof Error && error.message === 'the process died') return undefined
  // A caller that waited while other processes stopped.
  if (error instanceof ApiError && error.type === 'conflict') return undefined
  throw error
}

const dying = ({ world }: Walk, point: string | undefined) => ({
  ...world.ctx,
  failpoint: (name: string) => {
    if (name === point) throw new Error('the process died')
  },
})

const create = async (walk: Walk, callers: number, dies: string | undefined): Promise<void> => {
  const ctx = dying(walk, dies)
  const input = { userId: 'user-1', transactionId: 'order-1', origin, destination }
  const answers = await Promise.all(
    Array.from({ length: callers }, () => createBridgingAddress(ctx, walk.world.scope, input).catch(expected)),
  )
  const known = answers.filter(answer => answer !== undefined)
  // All concurrent callers get the same address.
  expect(new Set(known.map(({ issued }) => issued.address)).size).toBeLessThanOrEqual(1)
  const [answer] = known
  if (answer && !walk.seen.some(({ id }) => id === answer.id)) walk.seen.push(answer)
}

const ranks = { waiting: 0, pending: 1, succeeded: 2, failed: 2, refunded: 3 }

const happen = async (walk: Walk, step: Step): Promise<void> => {
  const { world, bridge, payIns } = walk
  const payIn = payIns.length === 0 || !('which' in step) ? undefined : payIns[step.which % payIns.length]
  if (step.kind === 'create') await create(walk, step.callers, step.dies)
  if (step.kind === 'payIn' && walk.seen.length > 0) {
    const { issued } = walk.seen[step.which % walk.seen.length] ?? (walk.seen[0] as IssuedBridgingAddress)
    const id = `${issued.reference}-${payIns.length}`
    payIns.push({ address: issued.address, hash: `0x${id}`, ids: [id], status: 'waiting', isForgetful: false })
  }
  if (step.kind === 'progress' && payIn && ranks[step.to] > ranks[payIn.status])
    payIn.status = payIn.status === 'succeeded' ? 'succeeded' : step.to
  if (step.kind === 'reprice' && payIn && ranks[payIn.status] < 2) {
    payIn.ids.push(`${payIn.ids[0] ?? ''}.${payIn.ids.length}`)
    payIn.isForgetful ||= step.forgets
  }
  if (step.kind === 'away') bridge.rejections = { operations: step.isAway }
  if (step.kind === 'node') answerPayouts(walk, step.answer)
  if (step.kind === 'wait') world.clock.advance(step.ms)
  emit(walk)
  if (step.kind === 'follow') await reconcileAll(walk, step.callers, step.dies)
}

const answerPayouts = ({ world }: Walk, answer: string): void => {
  world.chain.answer =
    answer === 'confirmed' ? { kind: 'confirmed', confirmations: 12, fromAddress: '0x1' } : { kind: 'unknown' }
}

const reconcileAll = async (walk: Walk, callers: number, dies?: string): Promise<void> => {
  const { world } = walk
  const rows = await database()
    .selectFrom('bridging_addresses')
    .select('id')
    .where('client_id', '=', world.scope.clientId)
    .execute()
  for (const { id } of rows)
    await Promise.all(
      Array.from({ length: callers }, () => reconcileBridge(dying(walk, dies), world.scope, id).catch(expected)),
    )
}

const transfersOf = async ({ world }: Walk) => {
  const filter = { orderBy: 'createdAt', descending: false, count: 100, offset: 0 } as const
  const { items } = await world.ctx.store.transfers.list(world.scope, filter)
  return items.map(item => ('addressId' in item ? item : expect.fail('not bridged')))
}

const eventStatusesOf = async ({ world }: Walk): Promise<Map<string, string[]>> => {
  const events = await database()
    .selectFrom('webhook_events')
    .select(['transfer_id', 'sequence', 'type'])
    .where('client_id', '=', world.scope.clientId)
    .orderBy('sequence')
    .execute()
  const eventStatuses = new Map<string, string[]>()
  for (const { transfer_id: transferId, sequence, type } of events) {
    const id = transferId ?? expect.fail('an event without a transfer')
    const reported = [...(eventStatuses.get(id) ?? []), type.slice('transfer.'.length)]
    expect(sequence).toBe(reported.length)
    eventStatuses.set(id, reported)
  }
  return eventStatuses
}

/** Every sequence of events of a transfer, from its beginning. */
const stories = ['', 'pending', 'pending succeeded', 'pending failed', 'pending failed refundPending refundSucceeded']

const checkForward = async (walk: Walk, before: Map<string, string>): Promise<Map<string, string>> => {
  const now = new Map((await transfersOf(walk)).map(({ id, phase }) => [id, publicStatus(phase)]))
  for (const [id, status] of before) expect(now.get(id)).toSatisfy(next => status === 'pending' || next === status)
  for (const reported of (await eventStatusesOf(walk)).values()) expect(stories).toContain(reported.join(' '))
  const open = await database()
    .selectFrom('bridging_addresses')
    .select('id')
    .where('client_id', '=', walk.world.scope.clientId)
    .where('closed_at', 'is', null)
    .execute()
  expect(open.length).toBeLessThanOrEqual(1)
  return now
}

const endOf = {
  succeeded: 'pending succeeded',
  failed: 'pending failed',
  refunded: 'pending failed refundPending refundSucceeded',
}

const countSucceeded = async (walk: Walk): Promise<number> =>
  [...(await eventStatusesOf(walk)).values()].filter(reported => reported.includes('succeeded')).length

/** Every pay-in is reported once, to its true end, and nothing else is reported. No payout counts before a node confirms it. */
const checkEnd = async (walk: Walk): Promise<void> => {
  walk.bridge.rejections = {}
  const succeeded = await countSucceeded(walk)
  answerPayouts(walk, 'unknown')
  for (const payIn of walk.payIns) if (ranks[payIn.status] < 2) payIn.status = 'succeeded'
  emit(walk)
  await reconcileAll(walk, 1)
  expect(await countSucceeded(walk)).toBe(succeeded)
  answerPayouts(walk, 'confirmed')
  await reconcileAll(walk, 1)
  const eventStatuses = await eventStatusesOf(walk)
  const transfers = await transfersOf(walk)
  for (const { hash, status } of walk.payIns) {
    const own = transfers.filter(({ originHashes }) => originHashes.includes(hash))
    expect(own.map(({ id }) => eventStatuses.get(id)?.join(' '))).toEqual([endOf[status as keyof typeof endOf]])
  }
  expect(eventStatuses.size).toBe(walk.payIns.length)
  const steps = transfers.map(({ timeline }) => timeline.map(({ atMs }) => atMs))
  for (const times of steps) expect(times).toEqual(times.toSorted((a, b) => a - b))
}

test(
  'after any steps, one address is open, each pay-in is reported once and to its end, and no status goes back',
  { timeout: 300_000 },
  async () => {
    const reached = new Set<string>()
    const walkOnce = async (steps: Step[]): Promise<void> => {
      const world = await createStoredWorld(database())
      await world.addWebhook()
      const bridge = scriptedBridge()
      world.ctx.bridging = { ...world.ctx.bridging, providers: [bridge.provider] }
      world.ctx.clock = { ...world.clock, sleep: async ms => world.clock.advance(ms) }
      await setBridgingRoute(world.ctx, world.scope, { origin, destination })
      const walk: Walk = { world, bridge, payIns: [], seen: [] }
      let before = new Map<string, string>()
      for (const step of steps) {
        await happen(walk, step)
        before = await checkForward(walk, before)
      }
      await checkEnd(walk)
      for (const reported of (await eventStatusesOf(walk)).values()) reached.add(reported.join(' '))
      for (const { step } of await transfersOf(walk)) reached.add(step)
    }
    await fc.assert(fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 18 }), walkOnce), { numRuns: runs })
    // The steps must reach every final status, which a short run does not always do.
    if (runs >= 300)
      expect([...reached]).toEqual(
        expect.arrayContaining([...Object.values(endOf), 'canceled', 'registeredInProvider']),
      )
  },
)
