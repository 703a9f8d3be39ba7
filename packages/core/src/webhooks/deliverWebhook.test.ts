import { TransferWebhook } from '@rialto/contract'
import { Value } from 'typebox/value'
import { beforeEach, expect, test } from 'vitest'

import { aTransfer, createWorld, useDatabase, type World } from '../testing/index.ts'
import { saveAndEmit } from '../transfers/transferEvent.ts'
import { deliverWebhook, type SendWebhook } from './deliverWebhook.ts'

const database = useDatabase()
let world: World
let endpointId: string
let eventId: string
let sent: Parameters<SendWebhook>[0][]

beforeEach(async () => {
  world = await createWorld(database())
  endpointId = await world.addWebhook()
  const transfer = aTransfer(await world.connect(), { phase: 'accepted' })
  await world.ctx.store.transfers.insert(transfer)
  await world.ctx.store.transaction(repositories => saveAndEmit(world.ctx, repositories, transfer))
  const event = await world.db.selectFrom('webhook_events').selectAll().where('transfer_id', '=', transfer.id).execute()
  eventId = event[0]?.id ?? ''
  sent = []
})

const deliver = (answer: Awaited<ReturnType<SendWebhook>>) =>
  deliverWebhook(
    world.ctx,
    async input => {
      sent.push(input)
      world.clock.advance(250)
      return answer
    },
    eventId,
  )
const bodies = () => sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const attempts = () =>
  world.db.selectFrom('webhook_attempts').selectAll().where('event_id', '=', eventId).orderBy('number').execute()
const event = () =>
  world.db.selectFrom('webhook_events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow()

test('an event that is taken is marked and not tried again', async () => {
  const startedAtMs = world.clock.nowMs()
  expect(await deliver({ status: 204 })).toBeUndefined()
  expect((await event()).delivered_at).toEqual(new Date(world.clock.nowMs()))
  expect(sent).toMatchObject([
    {
      eventId,
      timestampSeconds: Math.floor(startedAtMs / 1000),
      endpoint: { id: endpointId, secrets: ['whsec_canary'] },
    },
  ])
  expect(await attempts()).toMatchObject([{ number: 1, status: 204, error: null, duration_ms: 250 }])
})

test('what is sent is what the contract says, and nothing else', async () => {
  await deliver({ status: 200 })
  const [body = {}] = bodies()
  expect(Value.Check(TransferWebhook, body), JSON.stringify(body)).toBe(true)
  expect(Object.keys(body).sort()).toEqual(Object.keys(TransferWebhook.properties).sort())
})

test('EventId stays through all attempts, Id is new in each, and the schedule ends', async () => {
  const waits: (number | undefined)[] = []
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    waits.push(await deliver(attempt % 2 ? { status: 500 } : { error: 'ECONNREFUSED' }))
    world.clock.advance(waits.at(-1) ?? 0)
  }
  expect(waits.slice(0, 10).every(wait => wait !== undefined && wait > 0)).toBe(true)
  expect(waits[10]).toBeUndefined()
  expect(new Set(bodies().map(body => body['EventId']))).toEqual(new Set([eventId]))
  expect(new Set(bodies().map(body => body['Id'])).size).toBe(11)
  expect(new Set(bodies().map(body => body['SentTimestamp'])).size).toBe(11)
  expect(new Set(bodies().map(({ Id: _id, SentTimestamp: _sent, ...fixed }) => JSON.stringify(fixed))).size).toBe(1)
  expect(await attempts()).toHaveLength(11)
  expect((await event()).delivered_at).toBeNull()
})

test.each([301, 400, 404, 429, 503])('an answer of %i is tried again', async status => {
  expect(await deliver({ status })).toBeGreaterThanOrEqual(4_000)
  expect((await event()).delivered_at).toBeNull()
})

test('Retry-After is honoured', async () => {
  expect(await deliver({ status: 503, retryAfterMs: 3_600_000 })).toBe(3_600_000)
})

test('410 disables the endpoint: this event and later ones are not sent there', async () => {
  expect(await deliver({ status: 410 })).toBeUndefined()
  expect(await deliver({ status: 200 })).toBeUndefined()
  expect(sent).toHaveLength(1)
  expect(await world.ctx.store.webhooks.listLiveEndpoints(world.scope)).toEqual([])
})

test('an event that nobody knows is nothing to do', async () => {
  eventId = '00000000-0000-4000-8000-000000000000'
  expect(await deliver({ status: 200 })).toBeUndefined()
  expect(sent).toEqual([])
})
