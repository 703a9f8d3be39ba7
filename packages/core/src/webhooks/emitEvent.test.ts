import { beforeEach, expect, test } from 'vitest'

import { createWorld, type World } from '../testing/index.ts'
import { emitEvent } from './emitEvent.ts'

let world: World
beforeEach(() => {
  world = createWorld()
})

const subjectId = '00000000-0000-4000-8000-00000000000a'
const emit = () =>
  world.ctx.store.transaction(repositories =>
    emitEvent(world.ctx, repositories, {
      scope: world.scope,
      type: 'connection.removed',
      subject: { subjectId },
      sequence: 3,
      details: { AccountId: subjectId },
    }),
  )

test('each endpoint gets a copy of the event with one event id, and a job that delivers it', async () => {
  const endpointIds = [await world.addWebhook(), await world.addWebhook()]
  await emit()
  const events = world.eventsOf(subjectId)
  expect(events.map(({ endpointId }) => endpointId).sort()).toEqual(endpointIds.sort())
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(1)
  for (const { id, eventId, body } of events) {
    expect(body).toMatchObject({ EventId: eventId, EventType: 'connection.removed', Sequence: 3, AccountId: subjectId })
    expect(world.openJobs(id)).toMatchObject([{ kind: 'webhook.deliver' }])
  }
})

test('an endpoint with a filter gets only events of its types', async () => {
  const { clock, ctx, scope } = world
  const endpoint = { id: ctx.ids.uuid(), scope, url: 'https://client.example', label: '', createdAtMs: clock.nowMs() }
  await ctx.store.webhookEndpoints.insert({ ...endpoint, eventTypes: ['transfer.succeeded'] }, 'whsec_canary')
  await emit()
  expect(world.eventsOf(subjectId)).toEqual([])
})

test('endpoints of another client get no copy', async () => {
  await createWorld({ database: world.database }).addWebhook()
  await emit()
  expect(world.eventsOf(subjectId)).toEqual([])
})
