import { beforeEach, expect, test } from 'vitest'

import type { Connection } from '../connections/ports.ts'
import { anAddress, createWorld, type World, aReason } from '../testing/index.ts'
import { executeTransfer } from './executeTransfer.ts'
import { reconcileTransfer } from './reconcileTransfer.ts'
import { moveTo } from './phases.ts'
import type { Preview } from './ports.ts'
import { saveAndEmit } from './transferEvent.ts'

const aSubClient = '6f9619ff-8b86-4011-b42d-00c04fc964ff'
let world: World
let connection: Connection
let preview: Preview

beforeEach(async () => {
  world = createWorld()
  world.chain.isWatched = false
  connection = await world.connect()
  preview = await world.preview(connection, {
    clientTransactionId: 'order-7',
    refundTo: { address: anAddress, tag: '104857' },
    subClientId: aSubClient,
  })
})

const execute = () => executeTransfer(world.ctx, { connection, previewId: preview.id })
const reconcile = () => reconcileTransfer(world.ctx, world.scope, preview.id)
const events = async () => world.eventsOf(preview.id)

test.each([
  ['succeeded', 'Succeeded'],
  ['failed', 'Failed'],
] as const)('emits Pending, then %s, each once and in order', async (status, word) => {
  const endpointId = await world.addWebhook()
  await execute()
  world.institution.settle(status)
  await reconcile()
  await reconcile()
  const reported = await events()
  expect(reported).toMatchObject([
    {
      endpointId,
      sequence: 1,
      type: 'transfer.pending',
      body: { TransferStatus: 'Pending', Sequence: 1 },
    },
    { endpointId, sequence: 2, type: `transfer.${status}`, body: { TransferStatus: word, Sequence: 2 } },
  ])
  expect(reported[1]?.body).toMatchObject({
    EventId: reported[1]?.eventId,
    TransferId: preview.id,
    transferId: preview.id,
    TransactionId: 'order-7',
    SubClientId: aSubClient,
    SourceAmount: 13,
    DestinationAmount: 12.5,
    DestinationAddress: anAddress,
    Chain: 'Sepolia',
    refundAddress: anAddress,
    RefundAddressTag: '104857',
    refundAddressTag: '104857',
    DestinationAddressTag: null,
    RefundAddress: anAddress,
    TxHash: null,
    Token: 'USDC',
    DestinationChain: 'Sepolia',
    DestinationToken: 'USDC',
    SourceChain: 'Sepolia',
    SourceToken: 'USDC',
    SourceTxHash: null,
    RefundChain: null,
    RefundToken: null,
    RefundTxHash: null,
    RefundAmount: null,
  })
})

test('an outcome that is resolved later has one pending event only', async () => {
  await world.addWebhook()
  world.institution.next('unknownCreated')
  await execute()
  await reconcile()
  world.institution.settle('succeeded')
  await reconcile()
  expect((await events()).map(({ type }) => type)).toEqual(['transfer.pending', 'transfer.succeeded'])
})

test('every endpoint of this client gets its own copy of the event and a job, also a paused one, nobody else’s does', async () => {
  const stranger = createWorld({ database: world.database })
  await stranger.addWebhook()
  const [live, paused] = [await world.addWebhook(), await world.addWebhook()]
  await world.ctx.store.webhookEndpoints.pause(world.scope, paused, world.clock.nowMs(), 'test')
  await execute()
  const reported = await events()
  expect(reported.map(({ endpointId }) => endpointId).sort()).toEqual([live, paused].sort())
  expect(new Set(reported.map(({ eventId }) => eventId)).size).toBe(1)
  const ids = reported.map(({ id }) => id)
  const jobs = ids.flatMap(world.openJobs)
  const laneOf = (eventId: string) => reported.find(({ id }) => id === eventId)?.endpointId
  expect(jobs).toMatchObject(
    jobs.map(({ key }) => ({ kind: 'webhook.deliver', payload: { eventId: key, lane: laneOf(key) } })),
  )
  expect(jobs).toHaveLength(2)
})

test('a change that rolls back leaves neither state nor event nor job', async () => {
  await world.addWebhook()
  await execute()
  const before = await world.ctx.store.transfers.find(world.scope, preview.id)
  const jobsBefore = world.rows('jobs')
  const rolledBack = world.ctx.store.transaction(async repositories => {
    const transfer = await repositories.transfers.findForUpdate(world.scope, preview.id)
    if (transfer) await saveAndEmit(world.ctx, repositories, moveTo(transfer, 'settled'), aReason)
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  expect(await world.ctx.store.transfers.find(world.scope, preview.id)).toEqual(before)
  expect(await events()).toHaveLength(1)
  expect(world.rows('jobs')).toEqual(jobsBefore)
})

test('a store that fails while it records an event keeps the state where it was', async () => {
  await world.addWebhook()
  await execute()
  world.institution.settle('succeeded')
  const { store } = world.ctx
  const broken = {
    ...world.ctx,
    store: {
      ...store,
      transaction: <T>(work: Parameters<typeof store.transaction<T>>[0]) =>
        store.transaction<T>(repositories =>
          work({
            ...repositories,
            jobs: { ...repositories.jobs, enqueue: () => Promise.reject(new Error('disk full')) },
          }),
        ),
    },
  }
  await expect(reconcileTransfer(broken, world.scope, preview.id)).rejects.toThrow('disk full')
  expect(await world.ctx.store.transfers.find(world.scope, preview.id)).toMatchObject({
    phase: 'accepted',
    sequence: 1,
  })
  await reconcile()
  expect((await events()).map(({ sequence }) => sequence)).toEqual([1, 2])
})
