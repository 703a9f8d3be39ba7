import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Connection } from '../connections/ports.ts'
import { ApiError } from '../kernel/apiError.ts'
import { createWorld, placeModes, type World } from '../testing/index.ts'
import { cancelOrder } from './cancelOrder.ts'
import { findOrder } from './getOrder.ts'
import { listOrders } from './listOrders.ts'
import { canMove } from './phases.ts'
import { placeOrder } from './placeOrder.ts'
import type { OrderPhase } from './ports.ts'

/** RIALTO_WALKS sets how many random sequences are walked. */
const runs = Number(process.env['RIALTO_WALKS'] ?? 25)

const aStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      mode: fc.constantFrom(...placeModes),
      /** A crash or suspension of the process between intent and record. */
      hitch: fc.constantFrom(undefined, undefined, 'dies' as const, 'sleeps' as const),
      point: fc.constantFrom('order.intended', 'order.answered'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('list' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('details' as const), which: fc.nat() }) },
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }),
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 31_000, 60_000, 121_000) }),
  },
  fc.record({ kind: fc.constant('history' as const), readable: fc.boolean() }),
  fc.record({ kind: fc.constant('wake' as const) }),
)
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never

interface Walk {
  world: World
  connection: Connection
  asleep: (() => void)[]
  placing: Promise<unknown>[]
  phases: Map<string, OrderPhase>
  requests: number
}

const account = ({ connection }: Walk) => ({ authToken: connection.tokenId, type: connection.type })

const request = (walk: Walk) => ({
  ...account(walk),
  symbol: 'ETH',
  paymentSymbol: 'USD',
  amount: 0.5,
  price: 2000,
  paymentIsCryptocurrency: false,
  amountIsInPaymentSymbol: false,
  orderType: 'limit' as const,
  timeInForce: 'goodTillCanceled' as const,
})

/** Crashes and rejections are part of the walk; any other error is a defect. */
const expected = (error: unknown): void => {
  if (error instanceof ApiError || (error instanceof Error && error.message === 'the process died')) return
  throw error
}

const rows = ({ world, connection }: Walk) =>
  world.rows('orders').filter(({ connectionId }) => connectionId === connection.id)

const place = async (walk: Walk, step: Extract<Step, { kind: 'place' }>): Promise<void> => {
  walk.world.institution.trading.next(step.mode)
  walk.requests += 1
  let reachedHitch = () => {}
  const hitch = new Promise<void>(resolve => (reachedHitch = resolve))
  const failpoint = (name: string): void | Promise<void> => {
    if (name !== step.point || step.hitch === undefined) return
    if (step.hitch === 'dies') throw new Error('the process died')
    reachedHitch()
    return new Promise(resolve => void walk.asleep.push(resolve))
  }
  const ctx = { ...walk.world.ctx, failpoint }
  const placing = placeOrder(ctx, walk.world.scope, { side: 'buy', request: request(walk) }).catch(expected)
  walk.placing.push(placing)
  await Promise.race([placing, hitch])
}

const wake = async (walk: Walk): Promise<void> => {
  walk.asleep.splice(0).forEach(each => each())
  await Promise.all(walk.placing)
}

const happen = async (walk: Walk, step: Step): Promise<void> => {
  const { world, connection } = walk
  if (step.kind === 'place') return place(walk, step)
  if (step.kind === 'wake') return wake(walk)
  if (step.kind === 'wait') world.clock.advance(step.ms)
  if (step.kind === 'history') world.institution.script.historyReadable = step.readable
  if (step.kind === 'list') await listOrders(world.ctx, world.scope, account(walk)).catch(expected)
  const known = rows(walk)
  if (known.length === 0 || !('which' in step)) return
  const id = known[step.which % known.length]?.id ?? ''
  if (step.kind === 'details') await findOrder(world.ctx, connection, id).catch(expected)
  if (step.kind === 'cancel') await cancelOrder(world.ctx, world.scope, { ...account(walk), id }).catch(expected)
}

/** Phases only move forward, for every writer. */
const watch = async (walk: Walk): Promise<void> => {
  for (const { id, phase } of rows(walk)) {
    const before = walk.phases.get(id)
    const now = phase
    if (before !== undefined && before !== now) expect(canMove(before, now), `${before} to ${now}`).toBe(true)
    walk.phases.set(id, now)
  }
}

const finish = async (walk: Walk): Promise<void> => {
  walk.world.institution.script.historyReadable = true
  await wake(walk)
  walk.world.clock.advance(121_000)
  await listOrders(walk.world.ctx, walk.world.scope, account(walk))
}

test('in every run an order is placed once, and in the end all sources agree on its state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 14 }), async steps => {
      const world = createWorld()
      const connection = await world.connect()
      const walk: Walk = { world, connection, asleep: [], placing: [], phases: new Map(), requests: 0 }
      for (const step of steps) {
        await happen(walk, step)
        await watch(walk)
      }
      await finish(walk)
      await watch(walk)
      const { book, placed } = world.institution.trading
      const references = placed.map(({ reference }) => reference)
      expect(new Set(references).size, 'no order is asked for twice').toBe(references.length)
      const records = rows(walk)
      expect(records.length).toBe(walk.requests)
      // Accepted here exactly if the institution's books have it, under its own id there.
      for (const record of records) {
        const there = book.filter(({ reference }) => reference === record.reference)
        expect(there.length).toBe(record.phase === 'accepted' ? 1 : 0)
        expect(['accepted', 'refused']).toContain(record.phase)
        if (there[0]) expect(record.upstreamId).toBe(there[0].upstreamId)
      }
      const listed = await listOrders(world.ctx, world.scope, { ...account(walk), count: 250 })
      const accepted = records.filter(({ phase }) => phase === 'accepted').map(({ id }) => id)
      expect(listed.orders.map(({ id }) => id).sort()).toEqual(accepted.sort())
    }),
    { numRuns: runs },
  )
}, 120_000)
