import {
  createBridgingAddress,
  setBridgingRoute,
  reconcileBridge,
  depositActions,
  listDepositsToReview,
  resolvePaidOut,
} from '@rialto/core'
import { anOperation, scriptedBridge, type ScriptedBridge } from '@rialto/core/testing'
import { beforeEach, expect, test } from 'vitest'

import { type StoredWorld, createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
const dayMs = 24 * 60 * 60_000
const note = 'Ticket 1042: seen with an explorer'
const origin = { network: 'eip155:11155111', asset: 'USDC' }
const destination = { network: 'eip155:84532', asset: 'USDC', address: '0x52908400098527886E0F7030069857D2E4169EE7' }

let world: StoredWorld
let bridge: ScriptedBridge
beforeEach(async () => {
  world = await createStoredWorld(database())
  bridge = scriptedBridge()
  world.ctx.bridging = { ...world.ctx.bridging, providers: [bridge.provider] }
  await world.addWebhook()
})

const events = async () =>
  (await database().selectFrom('webhook_events').select('type').orderBy('sequence').execute()).map(({ type }) => type)

test('a reported payout without a node is ended by a person after a day, but not against the chain', async () => {
  await setBridgingRoute(world.ctx, world.scope, {
    origin,
    destination: { network: destination.network, asset: 'USDC' },
  })
  const { id, issued } = await createBridgingAddress(world.ctx, world.scope, {
    userId: 'user-1',
    transactionId: 'order-1',
    origin,
    destination,
  })
  const paidOut = { status: 'succeeded', step: 'providerProcessedPayment', paidOutAmount: '9.5' } as const
  bridge.operations.set(issued.address, [
    anOperation({ ...paidOut, originHashes: ['0xa'], destinationHashes: ['0xb'] }),
  ])
  world.chain.answer = { kind: 'unknown' }
  await reconcileBridge(world.ctx, world.scope, id)
  expect((await listDepositsToReview(world.ctx, {})).items).toEqual([])
  world.clock.advance(dayMs + 1)
  await reconcileBridge(world.ctx, world.scope, id)
  const [item] = (await listDepositsToReview(world.ctx, {})).items
  const transfer = item?.transfer ?? expect.fail('not listed')
  expect(item).toMatchObject({ reason: 'depositNotReturned', transfer: { phase: 'accepted', amount: '9.5' } })
  expect(depositActions(transfer, world.clock.nowMs())).toEqual(['arrived'])
  const arrived = () => resolvePaidOut(world.ctx, world.scope, transfer.id, { action: 'arrived', note, hash: '0xc' })
  for (const answer of [
    { kind: 'pending', confirmations: 1 },
    { kind: 'reverted', message: 'reverted' },
    { kind: 'mismatched', arrivedBaseUnits: 0n, message: 'pays another address' },
  ] as const) {
    world.chain.answer = answer
    await expect(arrived()).rejects.toMatchObject({ type: 'conflict' })
  }
  world.chain.answer = { kind: 'unknown' }
  expect(await arrived()).toMatchObject({ phase: 'settled', reported: 'succeeded', hash: '0xc', amount: '9.5' })
  expect(world.chain.requested.at(-1)).toMatchObject({ hash: '0xc', amountBaseUnits: 9_500_000n })
  expect(await events()).toEqual(['transfer.pending', 'transfer.succeeded'])
  await expect(arrived()).rejects.toMatchObject({ type: 'conflict' })
  await reconcileBridge(world.ctx, world.scope, id)
  expect(await world.ctx.store.bridgedTransfers.find(world.scope, transfer.id)).toMatchObject({ phase: 'settled' })
  expect(await events()).toHaveLength(2)
  expect((await listDepositsToReview(world.ctx, {})).items).toEqual([])
})

test('a pay-in of another kind is not found', async () => {
  const decision = { action: 'arrived', note, hash: '0xc' } as const
  expect(await resolvePaidOut(world.ctx, world.scope, world.ctx.ids.uuid(), decision)).toBeUndefined()
})
