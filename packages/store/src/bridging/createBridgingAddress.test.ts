import {
  ApiError,
  BridgeError,
  createBridgingAddress,
  reconcileBridge,
  removeBridgingRoute,
  setBridgingRoute,
} from '@rialto/core'
import { anOperation, scriptedBridge, type ScriptedBridge } from '@rialto/core/testing'
import { beforeEach, describe, expect, test } from 'vitest'

import { type StoredWorld, createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
const sepolia = 'eip155:11155111'
const base = 'eip155:84532'
const payout = '0x52908400098527886E0F7030069857D2E4169EE7'
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

let world: StoredWorld
let bridge: ScriptedBridge
beforeEach(async () => {
  world = await createStoredWorld(database())
  bridge = scriptedBridge()
  world.ctx.bridging = { ...world.ctx.bridging, providers: [bridge.provider] }
  // A caller gives up after 64 pauses: short ones end before the others of this process on a loaded machine.
  const pause = (ms: number) => new Promise<void>(resolve => void setTimeout(resolve, Math.min(ms, 50)))
  world.ctx.clock = { ...world.clock, sleep: pause }
  await setBridgingRoute(world.ctx, world.scope, { origin: pair(sepolia), destination: pair(base), minimumAmount: '5' })
})

const pair = (network: string, asset = 'USDC') => ({ network, asset })
const order = (changes: object = {}) => ({
  userId: 'user-1',
  transactionId: 'order-1',
  origin: pair(sepolia),
  destination: { ...pair(base), address: payout },
  ...changes,
})
const create = (changes: object = {}, ctx = world.ctx) => createBridgingAddress(ctx, world.scope, order(changes))
const addressOf = async (changes: object = {}) => (await create(changes)).issued.address
const apiErrorOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof ApiError)) throw new Error('no fault', { cause: error })
  return { type: error.type, message: error.message }
}
const rows = () =>
  database().selectFrom('bridging_addresses').selectAll().where('client_id', '=', world.scope.clientId).execute()

describe('one address per transfer in progress', () => {
  test('a repeated call returns the same address, in any case of its letters', async () => {
    const first = await create()
    expect(first).toMatchObject({ minimumAmount: '5', issued: { provider: 'scripted' } })
    const again = await create({
      origin: pair(sepolia, 'usdc'),
      destination: { ...pair(base, 'Usdc'), address: payout.toLowerCase() },
    })
    expect(again).toEqual(first)
    expect(bridge.issued).toHaveLength(1)
  })

  test.each([
    ['origin', { origin: pair(sepolia, 'ETH') }],
    ['origin network', { origin: pair(base) }],
    ['destination', { destination: { ...pair(base, 'ETH'), address: payout } }],
    ['address', { destination: { ...pair(base), address: other } }],
    ['address to nothing', { destination: { ...pair(base), address: 'bc1qnothing' } }],
  ])('another %s is rejected, and nothing changes', async (_, changes) => {
    const first = await create()
    const before = await rows()
    expect(await apiErrorOf(create(changes))).toMatchObject({ type: 'badRequest' })
    expect(await rows()).toEqual(before)
    expect(await create()).toEqual(first)
  })

  test('other transactions, users, clients and environments have separate addresses', async () => {
    const stranger = await createStoredWorld(database())
    stranger.ctx.bridging = world.ctx.bridging
    await setBridgingRoute(stranger.ctx, stranger.scope, { origin: pair(sepolia), destination: pair(base) })
    const addresses = [
      await addressOf(),
      await addressOf({ transactionId: 'order-2' }),
      await addressOf({ userId: 'user-2' }),
      (await createBridgingAddress(stranger.ctx, stranger.scope, order())).issued.address,
    ]
    expect(new Set(addresses).size).toBe(4)
  })

  test('the reservation is stored before the provider is called', async () => {
    let before: unknown[] = []
    bridge.onIssue = async () => void (before = await rows())
    await create()
    expect(before).toMatchObject([{ user_id: 'user-1', transaction_id: 'order-1', address: null }])
  })

  test('an address remains valid after its route was closed', async () => {
    const first = await create()
    const [route] = await world.ctx.store.routes.list(world.scope)
    await removeBridgingRoute(world.ctx, world.scope, route?.id ?? '')
    expect(await create()).toEqual(first)
    expect(await apiErrorOf(create({ transactionId: 'order-2' }))).toMatchObject({ type: 'badRequest' })
  })
})

describe('after the end', () => {
  const reconcile = (id: string) => reconcileBridge(world.ctx, world.scope, id)

  test('a finished transfer leaves its transaction free for a new address', async () => {
    const first = await create()
    bridge.operations.set(first.issued.address, [anOperation({ status: 'failed', step: 'failed' })])
    await reconcile(first.id)
    const second = await create({ destination: { ...pair(base), address: other } })
    expect(second.issued.address).not.toBe(first.issued.address)
    expect(second.transferId).not.toBe(first.transferId)
  })

  test('a transfer without a payment in time leaves its transaction free, and keeps its address until then', async () => {
    const first = await create()
    world.clock.advance(world.ctx.settings.bridgingAddressTtlMs - 1)
    await reconcile(first.id)
    expect(await create()).toEqual(await world.ctx.store.bridgingAddresses.find(world.scope, first.id))
    world.clock.advance(1)
    await reconcile(first.id)
    expect(await addressOf()).not.toBe(first.issued.address)
  })

  test('the expiry that the provider states applies', async () => {
    bridge.terms = { expiresAtMs: world.clock.nowMs() + 60_000 }
    const first = await create()
    expect(first.issued.expiresAtMs).toBe(world.clock.nowMs() + 60_000)
    world.clock.advance(60_000)
    await reconcile(first.id)
    expect(await addressOf()).not.toBe(first.issued.address)
  })
})

describe('querying the provider', () => {
  test('the expected amount is the route’s minimum, or about 50 USD without one', async () => {
    await create()
    await setBridgingRoute(world.ctx, world.scope, { origin: pair(sepolia, 'ETH'), destination: pair(base, 'ETH') })
    const eth = { origin: pair(sepolia, 'ETH'), destination: { ...pair(base, 'ETH'), address: payout } }
    await create({ ...eth, transactionId: 'order-2' })
    expect(bridge.requested.map(({ expectedAmount }) => expectedAmount)).toEqual(['5', '0.025'])
  })

  test('an amount that is too low is raised to the provider’s minimum, and then further', async () => {
    bridge.rejections.address = new BridgeError('amountTooLow', 'too low', { minimum: '20' })
    expect(await apiErrorOf(create())).toMatchObject({ type: 'bridgeUnavailable' })
    const requested = bridge.requested.map(({ expectedAmount }) => expectedAmount)
    expect(requested).toEqual(['5', '20', '200', '2000', '20000', '200000'])
  })

  test('a rejected request leaves no reservation, so the transaction may have another destination', async () => {
    bridge.rejections.address = new BridgeError('sanctioned', 'no')
    expect(await apiErrorOf(create())).toMatchObject({ type: 'unavailableForLegalReasons' })
    expect(await rows()).toEqual([])
    bridge.rejections = {}
    expect(await create({ destination: { ...pair(base), address: other } })).toMatchObject({
      destination: { address: other },
    })
  })

  test('an address is issued although the configured minimum or the nominal amount is outside the provider’s limits', async () => {
    const accepted: string[] = []
    const issue = bridge.provider.issueAddress
    const limits = { least: 20, most: 100 }
    bridge.provider.issueAddress = order => {
      const amount = Number(order.expectedAmount)
      accepted.push(order.expectedAmount)
      if (amount < limits.least) return Promise.reject(new BridgeError('amountTooLow', 'too low'))
      if (amount > limits.most) return Promise.reject(new BridgeError('amountTooHigh', 'too high'))
      return issue(order)
    }
    await setBridgingRoute(world.ctx, world.scope, {
      origin: pair(sepolia),
      destination: pair(base),
      minimumAmount: '2',
    })
    await create()
    await setBridgingRoute(world.ctx, world.scope, {
      origin: pair(sepolia),
      destination: pair(base),
      minimumAmount: '1000000',
    })
    await create({ transactionId: 'order-2' })
    expect(accepted.slice(0, 2)).toEqual(['2', '20'])
    expect(accepted[2]).toBe('1000000')
    limits.least = 1e30
    expect(await apiErrorOf(create({ transactionId: 'order-3' }))).toMatchObject({ type: 'bridgeUnavailable' })
  })

  test('the next provider issues the address if the first is unavailable', async () => {
    const second = scriptedBridge('second')
    bridge.rejections.address = new BridgeError('unavailable', 'away')
    world.ctx.bridging = { ...world.ctx.bridging, providers: [bridge.provider, second.provider] }
    expect(await create()).toMatchObject({ issued: { provider: 'second' } })
  })

  test('amounts that cannot arrive and missing routes are rejected', async () => {
    const foreign = { destination: { ...pair(base), address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' } }
    expect(await apiErrorOf(create(foreign))).toMatchObject({ type: 'invalidField' })
    expect(await apiErrorOf(create({ origin: pair('eip155:999999') }))).toMatchObject({ type: 'badRequest' })
    expect(await apiErrorOf(create({ origin: pair(base) }))).toMatchObject({ type: 'badRequest' })
    expect(await rows()).toEqual([])
  })
})

describe('a process that stops', () => {
  const dying = (point: string) => ({
    ...world.ctx,
    failpoint: (name: string) => {
      if (name === point) throw new Error('the process died')
    },
  })

  test.each(['bridge.reserved', 'bridge.answered'])('at %s delays other callers until its lease ends', async point => {
    await expect(create({}, dying(point))).rejects.toThrow('the process died')
    expect(await rows()).toMatchObject([{ address: null }])
    let waits = 0
    const waiting = {
      ...world.ctx,
      clock: {
        ...world.clock,
        sleep: async (ms: number) => {
          waits += 1
          world.clock.advance(ms)
        },
      },
    }
    const startedMs = world.clock.nowMs()
    const answered = await create({}, waiting)
    expect(waits).toBeGreaterThan(0)
    expect(world.clock.nowMs() - startedMs).toBeLessThan(world.ctx.settings.issueLeaseMs + 1_000)
    expect(await create()).toEqual(answered)
    expect(await apiErrorOf(create({ origin: pair(base) }))).toMatchObject({ type: 'badRequest' })
  })

  test('a reservation without a requester is removed', async () => {
    await expect(create({}, dying('bridge.answered'))).rejects.toThrow('the process died')
    const [row] = await rows()
    const laterMs = await reconcileBridge(world.ctx, world.scope, row?.id ?? '')
    expect(laterMs).toBe(world.ctx.settings.issueLeaseMs)
    world.clock.advance(laterMs ?? 0)
    expect(await reconcileBridge(world.ctx, world.scope, row?.id ?? '')).toBeUndefined()
    expect(await rows()).toEqual([])
  })
})

/** `RIALTO_BRIDGE_ROUNDS` rounds, default 5; a campaign has 1,000. */
const rounds = Number(process.env['RIALTO_BRIDGE_ROUNDS'] ?? 5)

test(
  `32 identical calls at once: one address, in each of ${rounds} rounds`,
  { timeout: 30_000 + rounds * 2_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const transactionId = `round-${round}`
      const before = bridge.issued.length
      const answers = await Promise.all(Array.from({ length: 32 }, () => create({ transactionId })))
      expect(new Set(answers.map(({ issued }) => issued.address)).size).toBe(1)
      expect(new Set(answers.map(({ transferId }) => transferId)).size).toBe(1)
      expect(bridge.issued.length - before).toBe(1)
    }
    expect(new Set(bridge.issued).size).toBe(rounds)
  },
)

test('two requests for one reservation both return the first recorded address', async () => {
  let open = () => {}
  const held = new Promise<void>(resolve => (open = resolve))
  let requesting = () => {}
  const requested = new Promise<void>(resolve => (requesting = resolve))
  bridge.onIssue = () => {
    bridge.onIssue = () => Promise.resolve()
    requesting()
    return held
  }
  const slow = create()
  await requested
  world.clock.advance(world.ctx.settings.issueLeaseMs)
  const quick = await create()
  open()
  expect(await slow).toEqual(quick)
  expect(bridge.issued).toHaveLength(2)
})
