import { randomUUID } from 'node:crypto'
import type { BridgingAddress, Scope, Store } from '@rialto/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
let other: StoredWorld
let store: Store
beforeEach(async () => {
  world = await createStoredWorld(database())
  other = await createStoredWorld(database())
  store = world.ctx.store
})

const nowMs = Date.UTC(2026, 0, 2)
const anAddress = (scope: Scope, changes: Partial<BridgingAddress> = {}): BridgingAddress => ({
  id: randomUUID(),
  scope,
  userId: 'user-1',
  transactionId: 'order-1',
  transferId: randomUUID(),
  origin: { network: 'eip155:1', asset: 'USDC' },
  destination: { network: 'eip155:8453', asset: 'USDC', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
  minimumAmount: '2.5',
  createdAtMs: nowMs,
  ...changes,
})
const issued = (changes: object = {}) => ({
  provider: 'relay',
  address: `0x${randomUUID().replaceAll('-', '')}Aa000000`,
  reference: randomUUID(),
  warnings: ['careful'],
  issuedAtMs: nowMs + 1,
  ...changes,
})

describe('addresses', () => {
  test('are read as they were written', async () => {
    const address = anAddress(world.scope)
    expect(await store.bridgingAddresses.reserve(address)).toBe(true)
    expect(await store.bridgingAddresses.find(world.scope, address.id)).toEqual(address)
    const answer = issued({ expiresAtMs: nowMs + 60_000 })
    expect(await store.bridgingAddresses.issue(address.id, answer)).toBe(true)
    expect(await store.bridgingAddresses.findOpen(world.scope, address)).toEqual({ ...address, issued: answer })
  })

  test('one is open per client, environment, user and transaction', async () => {
    const { bridgingAddresses } = store
    const first = anAddress(world.scope)
    await bridgingAddresses.reserve(first)
    expect(await bridgingAddresses.reserve(anAddress(world.scope))).toBe(false)
    expect(await bridgingAddresses.reserve(anAddress(world.scope, { userId: 'user-2' }))).toBe(true)
    expect(await bridgingAddresses.reserve(anAddress({ ...world.scope, environment: 'production' }))).toBe(true)
    expect(await bridgingAddresses.reserve(anAddress(other.scope))).toBe(true)
    await bridgingAddresses.close(first.id, nowMs)
    expect(await bridgingAddresses.findOpen(world.scope, first)).toBeUndefined()
    expect(await bridgingAddresses.reserve(anAddress(world.scope))).toBe(true)
  })

  test('are invisible to other clients and environments', async () => {
    const address = anAddress(world.scope)
    await store.bridgingAddresses.reserve(address)
    for (const scope of [other.scope, { ...world.scope, environment: 'production' as const }]) {
      expect(await store.bridgingAddresses.find(scope, address.id)).toBeUndefined()
      expect(await store.bridgingAddresses.findForUpdate(scope, address.id)).toBeUndefined()
      expect(await store.bridgingAddresses.findOpen(scope, address)).toBeUndefined()
    }
  })

  test('are issued once, and never to two', async () => {
    const [one, two] = [anAddress(world.scope), anAddress(other.scope)]
    await store.bridgingAddresses.reserve(one)
    await store.bridgingAddresses.reserve(two)
    const answer = issued()
    expect(await store.bridgingAddresses.issue(one.id, answer)).toBe(true)
    expect(await store.bridgingAddresses.issue(one.id, issued())).toBe(false)
    const same = issued({ address: answer.address.toLowerCase() })
    await expect(store.bridgingAddresses.issue(two.id, same)).rejects.toThrow(/unique/)
  })

  test('are requested by one process at a time, until its lease ends', async () => {
    const { id } = anAddress(world.scope)
    await store.bridgingAddresses.reserve(anAddress(world.scope, { id }))
    const take = (atMs: number) => store.bridgingAddresses.acquireLease(id, { nowMs: atMs, untilMs: atMs + 100 })
    const turns = await Promise.all([take(nowMs), take(nowMs), take(nowMs)])
    expect(turns.filter(turn => turn !== undefined)).toEqual([1])
    expect(await take(nowMs + 99)).toBeUndefined()
    expect(await take(nowMs + 100)).toBe(2)
    await store.bridgingAddresses.discard(id, 1)
    await store.bridgingAddresses.discardAbandoned(id, nowMs + 199)
    expect(await store.bridgingAddresses.find(world.scope, id)).toBeDefined()
    await store.bridgingAddresses.discardAbandoned(id, nowMs + 200)
    expect(await store.bridgingAddresses.find(world.scope, id)).toBeUndefined()
  })

  test('an issued address is neither requested again nor discarded', async () => {
    const address = anAddress(world.scope)
    await store.bridgingAddresses.reserve(address)
    const fence = await store.bridgingAddresses.acquireLease(address.id, { nowMs, untilMs: nowMs + 1 })
    await store.bridgingAddresses.issue(address.id, issued())
    expect(
      await store.bridgingAddresses.acquireLease(address.id, { nowMs: nowMs + 5, untilMs: nowMs + 9 }),
    ).toBeUndefined()
    await store.bridgingAddresses.discard(address.id, fence ?? 0)
    await store.bridgingAddresses.discardAbandoned(address.id, nowMs + 5)
    expect(await store.bridgingAddresses.find(world.scope, address.id)).toBeDefined()
  })

  test('are found by the provider’s identifiers, in any letter case, in this environment only', async () => {
    const address = anAddress(world.scope)
    await store.bridgingAddresses.reserve(address)
    const answer = issued()
    await store.bridgingAddresses.issue(address.id, answer)
    const find = (notice: object, provider = 'relay', environment: Scope['environment'] = 'sandbox') =>
      store.bridgingAddresses.findByProviderWebhook(environment, provider, notice)
    const found = [{ id: address.id, scope: world.scope }]
    expect(await find({ address: answer.address.toUpperCase() })).toEqual(found)
    expect(await find({ reference: answer.reference })).toEqual(found)
    expect(await find({ address: 'nobody' })).toEqual([])
    expect(await find({ address: answer.address }, 'oneclick')).toEqual([])
    expect(await find({ address: answer.address }, 'relay', 'production')).toEqual([])
  })
})

describe('routes', () => {
  const route = (changes: object = {}) => ({
    id: randomUUID(),
    origin: { network: 'eip155:1', asset: 'USDC' },
    destination: { network: 'eip155:8453', asset: 'USDC' },
    displayName: 'There',
    minimumAmount: '0.000000000000000001',
    createdAtMs: nowMs,
    ...changes,
  })

  test('are stored to the last digit, and the same pair keeps its id', async () => {
    const first = await store.routes.upsert(world.scope, route())
    const second = await store.routes.upsert(world.scope, route({ displayName: 'Here' }))
    expect(second).toEqual({ ...first, displayName: 'Here' })
    expect(await store.routes.list(world.scope)).toEqual([second])
  })

  test('and the network priority belong to one client and environment', async () => {
    const { id } = await store.routes.upsert(world.scope, route())
    await store.routes.setNetworkPriority(world.scope, ['eip155:1'])
    for (const scope of [other.scope, { ...world.scope, environment: 'production' as const }]) {
      expect(await store.routes.list(scope)).toEqual([])
      expect(await store.routes.networkPriority(scope)).toEqual([])
      expect(await store.routes.remove(scope, id)).toBe(false)
    }
    expect(await store.routes.networkPriority(world.scope)).toEqual(['eip155:1'])
    expect(await store.routes.remove(world.scope, id)).toBe(true)
    expect(await store.routes.remove(world.scope, id)).toBe(false)
  })
})
