import { randomUUID } from 'node:crypto'

import type { WebhookEvent } from '@rialto/core'
import { aTransfer, aReason } from '@rialto/core/testing'
import { beforeEach, expect, test } from 'vitest'
import { createStoredWorld, useDatabase, type StoredWorld } from '../testing/index.ts'

const database = useDatabase()
let world: StoredWorld
let endpointId: string
let transferId: string

beforeEach(async () => {
  world = await createStoredWorld(database())
  endpointId = await world.addWebhook()
  const transfer = aTransfer(await world.connect())
  await world.ctx.store.transfers.insert(transfer, aReason)
  transferId = transfer.id
})

const webhooks = () => world.ctx.store.webhooks
const endpoints = () => world.ctx.store.webhookEndpoints
const secrets = async () => (await endpoints().findSigning(world.scope, endpointId))?.secrets
const anEvent = (changes: Partial<WebhookEvent> = {}): WebhookEvent => ({
  id: randomUUID(),
  eventId: randomUUID(),
  scope: world.scope,
  endpointId,
  subject: { transferId },
  sequence: 1,
  type: 'transfer.pending',
  body: { Amount: 0.1, Text: '“ü”', Nothing: null },
  createdAtMs: world.clock.nowMs(),
  ...changes,
})

test('a stored event reads back unchanged, with its endpoint', async () => {
  const event = anEvent()
  await webhooks().insertEvent(event)
  expect(await webhooks().findEvent(event.id)).toEqual({ event, isEnded: false, hasEarlier: false })
  expect(await endpoints().findLive(endpointId)).toEqual({
    id: endpointId,
    scope: world.scope,
    url: `https://client.example/${endpointId}`,
    label: '',
    createdAtMs: world.clock.nowMs(),
    resumedAtMs: world.clock.nowMs(),
    secrets: ['whsec_canary'],
    signatureHeader: 'X-Signature',
  })
  expect(await webhooks().findEvent(randomUUID())).toBeUndefined()
})

test('an endpoint receives each step of a transfer once', async () => {
  await webhooks().insertEvent(anEvent())
  await expect(webhooks().insertEvent(anEvent())).rejects.toThrow('unique')
  await webhooks().insertEvent(anEvent({ sequence: 2 }))
  await webhooks().insertEvent(anEvent({ endpointId: await world.addWebhook() }))
})

const acceptedAttempt = ({ id }: WebhookEvent) => ({
  id: randomUUID(),
  deliveryId: id,
  startedAtMs: world.clock.nowMs(),
  durationMs: 1,
  status: 204,
})

test('of accepted events, one that another transaction has locked is marked later than the others', async () => {
  const events = [1, 2, 3].map(sequence => anEvent({ sequence }))
  for (const event of events) await webhooks().insertEvent(event)
  const [held, ...others] = events as [WebhookEvent, ...WebhookEvent[]]
  const isEnded = async (event: WebhookEvent) => (await webhooks().findEvent(event.id))?.isEnded
  let marking: Promise<void>[] = []
  await database()
    .transaction()
    .execute(async tx => {
      await tx.selectFrom('webhook_events').select('id').where('id', '=', held.id).forUpdate().execute()
      marking = events.map(event => webhooks().recordDelivered(acceptedAttempt(event), world.clock.nowMs()))
      await Promise.all(marking.slice(1))
      expect(await Promise.all(others.map(isEnded))).toEqual([true, true])
      expect(await isEnded(held)).toBe(false)
    })
  await Promise.all(marking)
  expect(await isEnded(held)).toBe(true)
  expect(await webhooks().listAttempts(world.scope, held.id)).toMatchObject([{ number: 1, status: 204 }])
})

test('events are not sent to a paused endpoint, but to others', async () => {
  const other = await world.addWebhook()
  expect(await endpoints().pause(world.scope, endpointId, world.clock.nowMs(), 'It answered 410 Gone.')).toBe(true)
  expect(await endpoints().pause(world.scope, endpointId, 0, 'again')).toBe(false)
  expect(await endpoints().findLive(endpointId)).toBeUndefined()
  expect(await endpoints().findLive(other)).toBeDefined()
  expect(await endpoints().find(world.scope, endpointId)).toMatchObject({ paused: { reason: 'It answered 410 Gone.' } })
})

test('during a rotation the new secret comes first, and the previous one ends with the overlap', async () => {
  await endpoints().replaceSecret(world.scope, endpointId, 'whsec_next', world.clock.nowMs() + 1_000)
  expect(await secrets()).toEqual(['whsec_next', 'whsec_canary'])
  world.clock.advance(1_000)
  expect(await secrets()).toEqual(['whsec_next'])
  await endpoints().replaceSecret(world.scope, endpointId, 'whsec_third', undefined)
  expect(await secrets()).toEqual(['whsec_third'])
})

test('events of a connection are numbered and ordered like those of a transfer', async () => {
  const subjectId = randomUUID()
  expect(await webhooks().nextSequence(world.scope, subjectId)).toBe(1)
  const [first, second] = [1, 2].map(sequence =>
    anEvent({ subject: { subjectId }, sequence, type: 'connection.needsReconnect' }),
  ) as [WebhookEvent, WebhookEvent]
  for (const event of [first, second]) await webhooks().insertEvent(event)
  await webhooks().insertEvent(anEvent({ sequence: 2 }))
  expect(await webhooks().findEvent(first.id)).toEqual({ event: first, hasEarlier: false, isEnded: false })
  expect(await webhooks().nextSequence(world.scope, subjectId)).toBe(3)
  expect(await webhooks().isHeldBack(second)).toBe(true)
  expect(await webhooks().findNextOpen(first)).toBe(second.id)
  expect(await webhooks().listFirstOpen(endpointId)).toHaveLength(2)
  expect(await webhooks().listFirstOpen(endpointId)).toContain(first.id)
})

test('the event about a removed connection is erased after its delivery', async () => {
  const removed = anEvent({ subject: { subjectId: randomUUID() }, type: 'connection.removed' })
  await webhooks().insertEvent(removed)
  await webhooks().recordDelivered(acceptedAttempt(removed), world.clock.nowMs())
  expect(await webhooks().findEvent(removed.id)).toBeUndefined()
})

test('a secret moved from another endpoint is not read', async () => {
  const other = await world.addWebhook()
  const sealed = await database()
    .selectFrom('webhook_endpoints')
    .select('sealed_secret')
    .where('id', '=', other)
    .executeTakeFirstOrThrow()
  await database().updateTable('webhook_endpoints').set(sealed).where('id', '=', endpointId).execute()
  await expect(secrets()).rejects.toMatchObject({ name: 'VaultError' })
})

test('attempts are counted per event, and receivers’ responses are truncated', async () => {
  const [event, other] = [anEvent(), anEvent({ sequence: 2 })]
  for (const each of [event, other]) await webhooks().insertEvent(each)
  const attempt = { deliveryId: event.id, startedAtMs: 1, durationMs: 2 }
  expect(await webhooks().insertAttempt({ ...attempt, id: randomUUID(), status: 500 })).toBe(1)
  expect(await webhooks().insertAttempt({ ...attempt, id: randomUUID(), error: 'e'.repeat(10_000) })).toBe(2)
  expect(await webhooks().countAttempts(event, 0)).toEqual({ all: 2, counted: 2, firstAtMs: 1 })
  expect(await webhooks().countAttempts(event, 2)).toEqual({ all: 2, counted: 0 })
  expect(await webhooks().countAttempts(other, 0)).toEqual({ all: 0, counted: 0 })
  const rows = await database()
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('event_id', '=', event.id)
    .orderBy('number')
    .execute()
  expect(rows).toMatchObject([
    { status: 500, error: null },
    { status: null, error: 'e'.repeat(500) },
  ])
})
