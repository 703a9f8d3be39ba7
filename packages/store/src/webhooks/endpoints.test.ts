import {
  type Transfer,
  deliverWebhook,
  createWebhookEndpoint,
  pauseWebhookEndpoint,
  readWebhookEndpoint,
  removeWebhookEndpoint,
  rotateWebhookSecret,
  updateWebhookEndpoint,
  replayWebhookEvents,
  testWebhookEndpoint,
} from '@rialto/core'
import { aTransfer, saveAndEmit, aReason } from '@rialto/core/testing'
import { beforeEach, describe, expect, test } from 'vitest'

import { maxWebhookEndpoints } from '../../../core/src/webhooks/endpointInput.ts'
import { type StoredWorld, createStoredWorld, useDatabase } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
beforeEach(async () => {
  world = await createStoredWorld(database())
})

const url = 'https://shop.example/hooks'
const create = async (input: { eventTypes?: string[]; label?: string } = {}) =>
  (await createWebhookEndpoint(world.ctx, world.scope, { url, ...input })).endpoint
const signing = (id: string) => world.ctx.store.webhookEndpoints.findSigning(world.scope, id)
const list = (filter = {}) => world.ctx.store.webhooks.list(world.scope, { count: 100, offset: 0, ...filter })
const newTransfer = async (): Promise<Transfer> => {
  const transfer = aTransfer(await world.connect(), { phase: 'accepted' })
  await world.ctx.store.transfers.insert(transfer, aReason)
  return transfer
}
const emitNext = (transfer: Transfer) =>
  world.ctx.store.transaction(repositories => saveAndEmit(world.ctx, repositories, transfer, aReason))
const deliver = (id: string, status = 200) =>
  deliverWebhook(world.ctx, { send: async () => ({ status }), report: () => undefined }, id)

describe('several endpoints of a client', () => {
  test('each endpoint receives the types it subscribes to, and those without a filter every type', async () => {
    const [all, succeeded] = [await create(), await create({ eventTypes: ['transfer.succeeded'] })]
    const transfer = await emitNext(await newTransfer())
    await emitNext({ ...transfer, phase: 'settled' })
    const typesOf = async (endpointId: string) => (await list({ endpointId })).map(({ event }) => event.type).sort()
    expect(await typesOf(all.id)).toEqual(['transfer.pending', 'transfer.succeeded'])
    expect(await typesOf(succeeded.id)).toEqual(['transfer.succeeded'])
  })

  test('a filtered event does not hold back the next one', async () => {
    const { id: endpointId } = await create({ eventTypes: ['transfer.succeeded'] })
    const transfer = await emitNext(await newTransfer())
    await emitNext({ ...transfer, phase: 'settled' })
    const [delivery] = await list({ endpointId })
    expect(await deliver(delivery?.event.id ?? '')).toBeUndefined()
    expect(await list({ endpointId })).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  test('a paused endpoint does not pause another', async () => {
    const [paused, live] = [await create(), await create()]
    await pauseWebhookEndpoint(world.ctx, world.scope, paused.id)
    await emitNext(await newTransfer())
    for (const { event } of await list()) await deliver(event.id)
    expect((await list({ state: 'delivered' })).map(({ event }) => event.endpointId)).toEqual([live.id])
    expect(await list({ endpointId: paused.id })).toMatchObject([{ state: 'waiting', attempts: 0 }])
    expect((await list({ endpointId: paused.id }))[0]?.nextAttemptAtMs).toBeUndefined()
  })

  test(`a client has at most ${maxWebhookEndpoints}`, async () => {
    for (let count = 0; count < maxWebhookEndpoints; count += 1) await create()
    await expect(create()).rejects.toMatchObject({ type: 'conflict' })
  })

  test('an update keeps the secret, and replaces URL, label and filter', async () => {
    const { id } = await create({ eventTypes: ['transfer.failed'], label: 'ledger' })
    const before = await signing(id)
    const moved = { url: 'https://shop.example/other', label: 'books' }
    expect(await updateWebhookEndpoint(world.ctx, world.scope, id, moved)).toMatchObject(moved)
    expect(await signing(id)).toMatchObject({ secrets: before?.secrets })
    expect((await signing(id))?.eventTypes).toBeUndefined()
  })

  test.each([
    ['url', { url: 'ftp://shop.example' }],
    ['eventTypes', { url, eventTypes: [] }],
    ['eventTypes', { url, eventTypes: ['transfer.done'] }],
    ['label', { url, label: 'x'.repeat(101) }],
  ])('an invalid %s is rejected: %j', async (field, input) => {
    await expect(createWebhookEndpoint(world.ctx, world.scope, input)).rejects.toMatchObject({
      type: 'invalidField',
      message: expect.stringMatching(`^${field}: `),
    })
  })

  test('a URL that can never be delivered to is rejected with the reason', async () => {
    const findObstacle = async () => '10.0.0.7 is not a public address'
    const ctx = { ...world.ctx, webhookSender: { ...world.ctx.webhookSender, findObstacle } }
    await expect(createWebhookEndpoint(ctx, world.scope, { url: 'https://10.0.0.7/' })).rejects.toMatchObject({
      type: 'invalidField',
      message: 'url: can never be delivered to: 10.0.0.7 is not a public address',
    })
  })

  test('a removed endpoint is no longer found, even if it had events to deliver', async () => {
    const { id } = await create()
    await emitNext(await newTransfer())
    await removeWebhookEndpoint(world.ctx, world.scope, id)
    expect(await list()).toEqual([])
    await expect(readWebhookEndpoint(world.ctx, world.scope, id)).rejects.toMatchObject({ type: 'notFound' })
  })
})

describe('rotating a secret', () => {
  test('both secrets sign for a day, the new one alone after that', async () => {
    const { id } = await create()
    const [before] = (await signing(id))?.secrets ?? []
    const { secret, previousSecretUntilMs } = await rotateWebhookSecret(world.ctx, world.scope, id)
    expect(previousSecretUntilMs).toBe(world.clock.nowMs() + 24 * 3_600_000)
    expect((await signing(id))?.secrets).toEqual([secret, before])
    world.clock.advance(24 * 3_600_000)
    expect((await signing(id))?.secrets).toEqual([secret])
  })

  test('without an overlap only the new secret signs at once', async () => {
    const { id } = await create()
    const { secret } = await rotateWebhookSecret(world.ctx, world.scope, id, 0)
    expect((await signing(id))?.secrets).toEqual([secret])
  })

  test.each([-1, 0.5, 30 * 24 * 3_600 + 1])('an overlap of %s seconds is rejected', async overlapSeconds => {
    const { id } = await create()
    await expect(rotateWebhookSecret(world.ctx, world.scope, id, overlapSeconds)).rejects.toMatchObject({
      type: 'invalidField',
    })
  })
})

describe('a replay', () => {
  const delivered = async () => {
    const { id: endpointId } = await create()
    const first = await emitNext(await newTransfer())
    await emitNext({ ...first, phase: 'settled' })
    world.clock.advance(60_000)
    const second = await emitNext(await newTransfer())
    for (const { event } of (await list()).toReversed()) await deliver(event.id)
    for (const { event } of await list({ state: 'waiting' })) await deliver(event.id)
    expect(await list({ state: 'delivered' })).toHaveLength(3)
    return { endpointId, first, second }
  }
  const waiting = async () => (await list({ state: 'waiting' })).map(({ event }) => event)

  test('of a transfer sends its events again, in order and with the same EventId', async () => {
    const { first } = await delivered()
    const before = await list({ transferId: first.id })
    expect(await replayWebhookEvents(world.ctx, world.scope, { transferId: first.id })).toEqual({ replayed: 2 })
    const [one, two] = (await waiting()).toSorted((a, b) => a.sequence - b.sequence)
    expect(before.map(({ event }) => event.eventId).sort()).toEqual([one?.eventId, two?.eventId].sort())
    expect(await deliver(two?.id ?? '')).toBeGreaterThan(0)
    await deliver(one?.id ?? '')
    expect(await deliver(two?.id ?? '')).toBeUndefined()
    expect(await waiting()).toEqual([])
  })

  test('of one event sends that event only', async () => {
    const { second } = await delivered()
    const [{ event } = expect.fail()] = await list({ transferId: second.id })
    expect(await replayWebhookEvents(world.ctx, world.scope, { eventId: event.eventId })).toEqual({ replayed: 1 })
    expect((await waiting()).map(({ id }) => id)).toEqual([event.id])
  })

  test('of a range sends the events of that range', async () => {
    const { second } = await delivered()
    const fromMs = world.clock.nowMs()
    expect(await replayWebhookEvents(world.ctx, world.scope, { fromMs })).toEqual({ replayed: 1 })
    expect((await waiting()).map(({ subject }) => subject)).toEqual([{ transferId: second.id }])
    expect(await replayWebhookEvents(world.ctx, world.scope, { fromMs: 0, toMs: fromMs })).toEqual({ replayed: 2 })
  })

  test('without a filter is rejected', async () => {
    await expect(replayWebhookEvents(world.ctx, world.scope, {})).rejects.toMatchObject({ type: 'missingField' })
  })

  test('starts the full schedule again, even for an event that was given up', async () => {
    await delivered()
    const [{ event } = expect.fail()] = await list()
    await world.ctx.store.webhooks.markGivenUp(event.id, world.clock.nowMs())
    world.clock.advance(1)
    await replayWebhookEvents(world.ctx, world.scope, { eventId: event.eventId })
    expect(await deliver(event.id, 500)).toBeLessThan(10_000)
  })
})

test('a test event is signed and sent once, even to a paused endpoint, and its response is returned', async () => {
  const { id } = await create()
  await pauseWebhookEndpoint(world.ctx, world.scope, id)
  const bodies: string[] = []
  const send: typeof world.ctx.webhookSender.send = async ({ body }) => {
    bodies.push(body)
    return { status: 418 }
  }
  const ctx = { ...world.ctx, webhookSender: { ...world.ctx.webhookSender, send } }
  expect(await testWebhookEndpoint(ctx, world.scope, id)).toMatchObject({ status: 418, accepted: false })
  expect(bodies.map(body => JSON.parse(body) as object)).toMatchObject([{ EventType: 'webhook.test', EndpointId: id }])
  expect(await list()).toEqual([])
})
