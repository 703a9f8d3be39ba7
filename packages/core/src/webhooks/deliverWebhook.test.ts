import { TransferWebhook } from '@rialto/contract'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { beforeEach, describe, expect, test } from 'vitest'

import { aTransfer, createWorld, type World, aReason } from '../testing/index.ts'
import { saveAndEmit } from '../transfers/transferEvent.ts'
import type { Transfer } from '../transfers/ports.ts'
import { deliverWebhook, type FailedDelivery } from './deliverWebhook.ts'
import type { SendWebhook } from './ports.ts'
import { resumeWebhookEndpoint } from './resumeWebhookEndpoint.ts'
import { updateWebhookEndpoint } from './updateWebhookEndpoint.ts'

let world: World
let endpointId: string
let eventId: string
let transfer: Transfer
let sent: Parameters<SendWebhook>[0][]
let failures: FailedDelivery[]

beforeEach(async () => {
  world = createWorld()
  endpointId = await world.addWebhook()
  transfer = aTransfer(await world.connect(), { phase: 'accepted' })
  await world.ctx.store.transfers.insert(transfer, aReason)
  eventId = await emitNext()
  sent = []
  failures = []
})

/** The transfer's next event. */
const emitNext = async (): Promise<string> => {
  transfer = await world.ctx.store.transaction(repositories => saveAndEmit(world.ctx, repositories, transfer, aReason))
  return world.eventsOf(transfer.id).at(-1)?.id ?? ''
}
const jobsDue = async () => {
  const due = await world.queue.claim({ nowMs: world.clock.nowMs(), limit: 100, leaseMs: 60_000 })
  return due.filter(({ kind }) => kind === 'webhook.deliver')
}

const deliver = (answer: Awaited<ReturnType<SendWebhook>>, id = eventId, ctx = world.ctx) => {
  const send: SendWebhook = async input => {
    sent.push(input)
    world.clock.advance(250)
    return answer
  }
  return deliverWebhook(ctx, { send, report: failed => failures.push(failed) }, id)
}
const endpoint = () => world.ctx.store.webhookEndpoints.find(world.scope, endpointId)
const dayMs = 24 * 3_600_000
/** Another transfer with one event; returns the id of the endpoint's copy. */
const anotherTransfer = async (): Promise<string> => {
  transfer = aTransfer(await world.connect(), { phase: 'accepted' })
  await world.ctx.store.transfers.insert(transfer, aReason)
  return emitNext()
}
const resume = () => resumeWebhookEndpoint(world.ctx, world.scope, endpointId)
const sentIds = () => sent.map(input => input.eventId)
/** The `EventId` of an endpoint's copy. */
const acceptedAttempt = () => ({
  id: world.ctx.ids.uuid(),
  deliveryId: eventId,
  startedAtMs: world.clock.nowMs(),
  durationMs: 1,
  status: 204,
})
const eventIdOf = async (id: string) => (await world.ctx.store.webhooks.findEvent(id))?.event.eventId
const bodies = () => sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const attempts = async () =>
  world
    .rows('deliveries')
    .filter(({ deliveryId }) => deliveryId === eventId)
    .toSorted((a, b) => a.number - b.number)
const event = async () => world.rows('events').find(({ id }) => id === eventId)

test('an accepted event is marked and not sent again', async () => {
  expect(await deliver({ status: 204 })).toBeUndefined()
  expect((await event())?.deliveredAtMs).toBe(world.clock.nowMs())
  expect(sent).toMatchObject([
    {
      eventId: await eventIdOf(eventId),
      endpoint: { id: endpointId, secrets: ['whsec_canary'] },
    },
  ])
  expect(await attempts()).toMatchObject([{ number: 1, status: 204, durationMs: 250 }])
})

test('a delivery has exactly the fields of the contract', async () => {
  await deliver({ status: 200 })
  const [body = {}] = bodies()
  expect(Value.Check(TransferWebhook, body), JSON.stringify(body)).toBe(true)
  // Only orders by address have the payer's side.
  const { Payer: _, ...always } = TransferWebhook.properties
  expect(Object.keys(body).sort()).toEqual(Object.keys(always).sort())
})

test('a request that is sent again within an attempt has another Id, under which the attempt is recorded', async () => {
  const send: SendWebhook = async input => {
    const next = input.again?.() ?? expect.fail('no further request')
    sent.push(input, { ...input, ...next })
    return { status: 204 }
  }
  await deliverWebhook(world.ctx, { send, report: () => undefined }, eventId)
  const [first, second] = bodies()
  expect(second).toMatchObject({ EventId: first?.['EventId'] })
  expect(second?.['Id']).not.toBe(first?.['Id'])
  expect(await attempts()).toMatchObject([{ id: second?.['Id'], number: 1 }])
})

test('a delivery that waited for its turn is not sent if its endpoint was paused meanwhile', async () => {
  const send: SendWebhook = async input => {
    sent.push(input)
    return { status: 204 }
  }
  const after = (waitedMs: number) => ({
    send,
    report: () => undefined,
    inTurn: async <T>(key: string, attempt: (waitedMs: number) => Promise<T>) => {
      expect(key).toBe(endpointId)
      await world.ctx.store.webhookEndpoints.pause(world.scope, endpointId, world.clock.nowMs(), 'operator')
      return attempt(waitedMs)
    },
  })
  expect(await deliverWebhook(world.ctx, after(5_000), eventId)).toBeUndefined()
  expect(sent).toEqual([])
  await resume()
  await deliverWebhook(world.ctx, after(0), eventId)
  expect(sentIds()).toEqual([await eventIdOf(eventId)])
})

test('a delivery whose turn comes while its process stops is due again at once, without an attempt', async () => {
  const send: SendWebhook = () => expect.fail('sent')
  const ports = { send, report: () => undefined, isStopping: () => true }
  expect(await deliverWebhook(world.ctx, ports, eventId)).toBe(0)
  expect(await attempts()).toEqual([])
})

test('EventId stays through all attempts, Id is new in each', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1)
    world.clock.advance((await deliver(attempt % 2 ? { status: 500 } : { error: 'ECONNREFUSED' })) ?? 0)
  expect(new Set(bodies().map(body => body['EventId']))).toEqual(new Set([await eventIdOf(eventId)]))
  expect(new Set(bodies().map(body => body['Id'])).size).toBe(5)
  expect(new Set(bodies().map(body => body['SentTimestamp'])).size).toBe(5)
  expect(new Set(bodies().map(({ Id: _id, SentTimestamp: _sent, ...fixed }) => JSON.stringify(fixed))).size).toBe(1)
  expect(await attempts()).toHaveLength(5)
})

test.each([
  ['shortest', '00000000'],
  ['longest', 'ffffffff'],
])(
  'with the %s waits, an endpoint that accepts nothing for five days is paused, and no event is given up',
  async (_, hex) => {
    const startedAtMs = world.clock.nowMs()
    const ctx = { ...world.ctx, ids: { ...world.ctx.ids, hex: () => hex } }
    for (;;) {
      const laterMs = await deliver({ status: 500 }, eventId, ctx)
      if (laterMs === undefined) break
      world.clock.advance(laterMs)
    }
    expect(world.clock.nowMs() - startedAtMs).toBeGreaterThanOrEqual(5 * dayMs)
    expect(await endpoint()).toMatchObject({ paused: { reason: 'It accepted no delivery for 5 days.' } })
    expect(failures.at(-1)).toMatchObject({ ended: 'paused', reason: 'It accepted no delivery for 5 days.' })
    expect(await event()).not.toHaveProperty('deliveredAtMs')
    expect(await event()).not.toHaveProperty('givenUpAtMs')
    await resume()
    expect(await deliver({ status: 500 })).toBeLessThan(10_000)
    expect(await deliver({ status: 200 })).toBeUndefined()
    expect((await event())?.deliveredAtMs).toBeDefined()
    expect((await endpoint())?.failingSinceMs).toBeUndefined()
  },
)

test('an event that its endpoint rejects for five days while it accepts others is given up and reported', async () => {
  let attempt = 0
  for (let laterMs: number | undefined = 0; laterMs !== undefined; attempt += 1) {
    world.clock.advance(laterMs)
    await deliver({ status: 200 }, await anotherTransfer())
    laterMs = await deliver({ status: 422 })
  }
  expect(attempt).toBe(13)
  expect((await event())?.givenUpAtMs).toBe(world.clock.nowMs())
  expect(failures.at(-1)).toMatchObject({ ended: 'givenUp', attempt: 13, answer: { status: 422 } })
  expect((await endpoint())?.paused).toBeUndefined()
})

test('every failed delivery is reported, without a body, URL or secret', async () => {
  await deliver({ status: 500 })
  await deliver({ error: 'ECONNREFUSED' })
  expect(failures).toMatchObject([
    { attempt: 1, answer: { status: 500 }, retryInMs: expect.any(Number) },
    { attempt: 2, answer: { error: 'ECONNREFUSED' }, retryInMs: expect.any(Number) },
  ])
  await deliver({ status: 200 })
  expect(failures).toHaveLength(2)
})

test.each([301, 400, 404, 429, 503])('a response of %i is retried', async status => {
  expect(await deliver({ status })).toBeGreaterThanOrEqual(4_000)
  expect((await event())?.deliveredAtMs).toBeUndefined()
})

test('Retry-After is honoured', async () => {
  expect(await deliver({ status: 503, retryAfterMs: 3_600_000 })).toBe(3_600_000)
})

describe('an endpoint that responds with 410 is paused', () => {
  /** For one transfer: the first event is being retried, and another one is emitted while the endpoint is paused. */
  const accumulate = async () => {
    const next = await emitNext()
    await deliver({ status: 500 })
    const other = await anotherTransfer()
    expect(await deliver({ status: 410 }, other)).toBeUndefined()
    const meanwhile = await anotherTransfer()
    for (const id of [eventId, next, other, meanwhile]) expect(await deliver({ status: 200 }, id)).toBeUndefined()
    expect(sent).toHaveLength(2)
    return { next, other, meanwhile }
  }
  /** Runs jobs until none is due. Returns the sent copies in the order in which they were taken. */
  const runDue = async () => {
    const taken: string[] = []
    for (let due = await jobsDue(); due.length > 0; due = await jobsDue())
      for (const job of due) {
        const before = sent.length
        const laterMs = await deliver({ status: 200 }, job.key)
        if (sent.length > before) taken.push(job.key)
        if (laterMs === undefined) await world.queue.complete(job)
        else await world.queue.reschedule(job, world.clock.nowMs() + laterMs)
      }
    return taken
  }

  test('the pause is reported and listed', async () => {
    await deliver({ status: 410 })
    expect(await endpoint()).toMatchObject({
      paused: { atMs: world.clock.nowMs(), reason: 'It answered 410 Gone.' },
    })
    expect(failures).toMatchObject([{ ended: 'paused', reason: 'It answered 410 Gone.', answer: { status: 410 } }])
  })

  test.each([
    ['it is resumed', resume],
    [
      'its URL is set',
      () => updateWebhookEndpoint(world.ctx, world.scope, endpointId, { url: 'https://client.example/moved' }),
    ],
  ])('its events are kept, also those in their retries, and delivered in order once %s', async (_, restore) => {
    const { next, other, meanwhile } = await accumulate()
    expect(await world.ctx.store.webhooks.countWaiting(world.scope)).toEqual(new Map([[endpointId, 4]]))
    await runDue()
    expect(sent).toHaveLength(2)
    await restore()
    const taken = await runDue()
    expect([...taken].sort()).toEqual([eventId, next, other, meanwhile].sort())
    expect(taken.indexOf(eventId)).toBeLessThan(taken.indexOf(next))
    expect(await world.ctx.store.webhooks.countWaiting(world.scope)).toEqual(new Map())
  })

  test('an event that commits while it is just being resumed is not left waiting', async () => {
    await deliver({ status: 410 })
    let commit: () => void = () => undefined
    const mayCommit = new Promise<void>(resolve => (commit = resolve))
    // Like a resume that looked for waiting events before this one was committed.
    const resumed = new Promise<void>((resolve, reject) => {
      world.ctx.store
        .transaction(async ({ webhookEndpoints }) => {
          await webhookEndpoints.resume(world.scope, endpointId, world.clock.nowMs())
          resolve()
          await mayCommit
        })
        .catch(reject)
    })
    await resumed
    const delivering = deliver({ status: 200 })
    await allWait()
    commit()
    await delivering
    expect((await event())?.deliveredAtMs).toBeDefined()
  })

  test('other endpoints of the client are still delivered to', async () => {
    const other = await world.addWebhook()
    await deliver({ status: 410 })
    await emitNext()
    const { id = '' } = world.rows('events').find(each => each.endpointId === other) ?? {}
    await deliver({ status: 200 }, id)
    expect(sentIds()).toHaveLength(2)
  })
})

/** Resolves once no call can proceed: those that are left wait for a lock. */
const allWait = () => new Promise<void>(resolve => setImmediate(resolve))

test('an unknown event is ignored', async () => {
  eventId = '00000000-0000-4000-8000-000000000000'
  expect(await deliver({ status: 200 })).toBeUndefined()
  expect(sent).toEqual([])
})

describe('events of one transfer', () => {
  const ids = (...copies: string[]) => Promise.all(copies.map(eventIdOf))
  const isDue = async (id: string) => (await jobsDue()).some(({ key }) => key === id)
  /** The later event's job has run and waits; the earlier one's is claimed. */
  const heldBack = async (): Promise<string> => {
    const later = await emitNext()
    for (const job of await jobsDue()) {
      if (job.key !== later) continue
      const laterMs = await deliver({ status: 200 }, later)
      expect(laterMs).toBeGreaterThan(0)
      await world.queue.reschedule(job, world.clock.nowMs() + (laterMs ?? 0))
    }
    expect(sent).toEqual([])
    expect(await isDue(later)).toBe(false)
    return later
  }

  test('a later event is not sent while the earlier one is being retried, and is due as soon as that is accepted', async () => {
    const later = await heldBack()
    await deliver({ status: 500 })
    await deliver({ status: 200 }, later)
    expect(sentIds()).toEqual(await ids(eventId))
    await deliver({ status: 200 })
    expect(await isDue(later)).toBe(true)
    expect(await deliver({ status: 200 }, later)).toBeUndefined()
    expect(sentIds()).toEqual(await ids(eventId, eventId, later))
  })

  test('a later event is sent once the earlier one is given up', async () => {
    const later = await heldBack()
    const [first] = [eventId]
    for (let laterMs: number | undefined = 0; laterMs !== undefined;) {
      world.clock.advance(laterMs)
      const kept = transfer
      await deliver({ status: 200 }, await anotherTransfer())
      transfer = kept
      laterMs = await deliver({ status: 422 }, first)
    }
    expect(await isDue(later)).toBe(true)
    await deliver({ status: 200 }, later)
    expect(sentIds().at(-1)).toBe(await eventIdOf(later))
  })

  test('a later event is sent even if the process crashed right after marking the earlier one', async () => {
    const later = await heldBack()
    await world.ctx.store.webhooks.recordDelivered(acceptedAttempt(), world.clock.nowMs())
    expect(await isDue(later)).toBe(false)
    await deliver({ status: 200 })
    expect(sent).toEqual([])
    expect(await isDue(later)).toBe(true)
  })

  test('an accepted event is not sent again', async () => {
    await deliver({ status: 200 })
    await deliver({ status: 200 })
    expect(sent).toHaveLength(1)
  })

  test('events of another transfer or endpoint are not held back', async () => {
    await deliver({ status: 500 })
    transfer = aTransfer(await world.connect(), { phase: 'accepted' })
    await world.ctx.store.transfers.insert(transfer, aReason)
    const unrelated = await emitNext()
    await deliver({ status: 200 }, unrelated)
    const otherEndpoint = await world.addWebhook()
    await emitNext()
    const { id: elsewhere = '' } = world.rows('events').find(each => each.endpointId === otherEndpoint) ?? {}
    await deliver({ status: 200 }, elsewhere)
    expect(sentIds()).toEqual(await ids(eventId, unrelated, elsewhere))
  })

  test('an event committed while the earlier one is being accepted is not left waiting', async () => {
    const later = await emitNext()
    let commit: () => void = () => undefined
    const mayCommit = new Promise<void>(resolve => (commit = resolve))
    // Like a delivery that looked for later events before this one was committed: it wakes none.
    const marked = new Promise<void>((resolve, reject) => {
      world.ctx.store
        .transaction(async ({ webhooks }) => {
          await webhooks.recordDelivered(acceptedAttempt(), world.clock.nowMs())
          resolve()
          await mayCommit
        })
        .catch(reject)
    })
    await marked
    const delivering = deliver({ status: 200 }, later)
    await allWait()
    commit()
    expect(await delivering).toBeUndefined()
    expect(sentIds()).toEqual(await ids(later))
  })
  test('arrive in order for any responses of the receiver and any order of the jobs', async () => {
    const answers = fc.array(fc.constantFrom(200, 500, 503, undefined), { maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(answers, fc.infiniteStream(fc.boolean()), async (statuses, turns) => {
        transfer = aTransfer(await world.connect(), { phase: 'accepted' })
        await world.ctx.store.transfers.insert(transfer, aReason)
        const ids = [await emitNext(), await emitNext(), await emitNext()]
        const taken: string[] = []
        sent = []
        for (let round = 0; round < 30 && taken.length < 3; round += 1) {
          let waitMs = 0
          const due = (await jobsDue()).filter(({ key }) => ids.includes(key))
          for (const job of turns.next().value ? due : due.toReversed()) {
            const number = sent.length
            const status = number < statuses.length ? statuses[number] : 200
            const laterMs = await deliver(status === undefined ? { error: 'ECONNRESET' } : { status }, job.key)
            waitMs = Math.max(waitMs, laterMs ?? 0)
            if (sent.length > number && status === 200) taken.push(job.key)
            if (laterMs === undefined) await world.queue.complete(job)
            else await world.queue.reschedule(job, world.clock.nowMs() + laterMs)
          }
          world.clock.advance(waitMs)
        }
        expect(taken).toEqual(ids)
        expect([...new Set(sentIds())]).toEqual(await Promise.all(ids.map(eventIdOf)))
      }),
      { numRuns: 15 },
    )
  })
})
