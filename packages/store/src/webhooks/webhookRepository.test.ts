import { randomUUID } from 'node:crypto'

import type { WebhookEvent } from '@rialto/core'
import { aTransfer, createWorld, useDatabase, type World } from '@rialto/core/testing'
import { beforeEach, expect, test } from 'vitest'

const database = useDatabase()
let world: World
let endpointId: string
let transferId: string

beforeEach(async () => {
  world = await createWorld(database())
  endpointId = await world.addWebhook()
  const transfer = aTransfer(await world.connect())
  await world.ctx.store.transfers.insert(transfer)
  transferId = transfer.id
})

const webhooks = () => world.ctx.store.webhooks
const anEvent = (changes: Partial<WebhookEvent> = {}): WebhookEvent => ({
  eventId: randomUUID(),
  scope: world.scope,
  endpointId,
  transferId,
  sequence: 1,
  type: 'transfer.pending',
  body: { Amount: 0.1, Text: '“ü”', Nothing: null },
  createdAtMs: world.clock.nowMs(),
  ...changes,
})

test('an event is read as it was stored, with the endpoint it is for', async () => {
  const event = anEvent()
  await webhooks().insertEvent(event)
  expect(await webhooks().findEvent(event.eventId)).toEqual({ event, isEnded: false })
  expect(await webhooks().findLiveEndpoint(endpointId)).toEqual({
    id: endpointId,
    scope: world.scope,
    url: `https://client.example/${endpointId}`,
    secrets: ['whsec_canary'],
    signatureHeader: 'X-Signature',
  })
  expect(await webhooks().findEvent(randomUUID())).toBeUndefined()
})

test('one endpoint hears each step of a transfer once', async () => {
  await webhooks().insertEvent(anEvent())
  await expect(webhooks().insertEvent(anEvent())).rejects.toThrow('unique')
  await webhooks().insertEvent(anEvent({ sequence: 2 }))
  await webhooks().insertEvent(anEvent({ endpointId: await world.addWebhook() }))
})

test('a disabled endpoint hears nothing more, and others do', async () => {
  const other = await world.addWebhook()
  await webhooks().disableEndpoint(endpointId, world.clock.nowMs(), 'answered 410 Gone')
  expect(await webhooks().findLiveEndpoint(endpointId)).toBeUndefined()
  expect((await webhooks().listLiveEndpoints(world.scope)).map(({ id }) => id)).toEqual([other])
})

test('during rotation the new secret comes first', async () => {
  const sealed = world.vault.seal('whsec_before', `webhook_endpoints:previous_secret:${endpointId}`)
  await database()
    .updateTable('webhook_endpoints')
    .set({ sealed_previous_secret: sealed })
    .where('id', '=', endpointId)
    .execute()
  expect(await webhooks().listLiveEndpoints(world.scope)).toMatchObject([{ secrets: ['whsec_canary', 'whsec_before'] }])
  await database()
    .updateTable('webhook_endpoints')
    .set({ previous_secret_until: new Date(world.clock.nowMs() - 1) })
    .where('id', '=', endpointId)
    .execute()
  expect(await webhooks().listLiveEndpoints(world.scope)).toMatchObject([{ secrets: ['whsec_canary'] }])
})

test('a secret moved from another endpoint is not read', async () => {
  const other = await world.addWebhook()
  const sealed = await database()
    .selectFrom('webhook_endpoints')
    .select('sealed_secret')
    .where('id', '=', other)
    .executeTakeFirstOrThrow()
  await database().updateTable('webhook_endpoints').set(sealed).where('id', '=', endpointId).execute()
  await expect(webhooks().listLiveEndpoints(world.scope)).rejects.toMatchObject({ name: 'VaultError' })
})

test('attempts are counted per event, and what a receiver says is kept short', async () => {
  const [event, other] = [anEvent(), anEvent({ sequence: 2 })]
  for (const each of [event, other]) await webhooks().insertEvent(each)
  const attempt = { eventId: event.eventId, startedAtMs: 1, durationMs: 2 }
  await webhooks().insertAttempt({ ...attempt, id: randomUUID(), number: 1, status: 500 })
  await webhooks().insertAttempt({ ...attempt, id: randomUUID(), number: 2, error: 'e'.repeat(10_000) })
  expect(await webhooks().countAttempts(event.eventId)).toBe(2)
  expect(await webhooks().countAttempts(other.eventId)).toBe(0)
  const rows = await database()
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('event_id', '=', event.eventId)
    .orderBy('number')
    .execute()
  expect(rows).toMatchObject([
    { status: 500, error: null },
    { status: null, error: 'e'.repeat(500) },
  ])
})
