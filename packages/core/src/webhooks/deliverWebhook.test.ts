import { TransferWebhook } from '@rialto/contract'
import { claimJobs, completeJob, rescheduleJob } from '@rialto/store'
import fc from 'fast-check'
import { sql } from 'kysely'
import { Value } from 'typebox/value'
import { beforeEach, describe, expect, test } from 'vitest'

import { aTransfer, createWorld, useDatabase, type World } from '../testing/index.ts'
import { saveAndEmit } from '../transfers/transferEvent.ts'
import type { Transfer } from '../transfers/ports.ts'
import { deliverWebhook, giveUpWebhook, type SendWebhook } from './deliverWebhook.ts'

const database = useDatabase()
let world: World
let endpointId: string
let eventId: string
let transfer: Transfer
let sent: Parameters<SendWebhook>[0][]

beforeEach(async () => {
  world = await createWorld(database())
  endpointId = await world.addWebhook()
  transfer = aTransfer(await world.connect(), { phase: 'accepted' })
  await world.ctx.store.transfers.insert(transfer)
  eventId = await emitNext()
  sent = []
})

/** The transfer's next event. */
const emitNext = async (): Promise<string> => {
  transfer = await world.ctx.store.transaction(repositories => saveAndEmit(world.ctx, repositories, transfer))
  const { id } = await world.db
    .selectFrom('webhook_events')
    .select('id')
    .where('transfer_id', '=', transfer.id)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
const jobsDue = async () => {
  const now = new Date(world.clock.nowMs())
  return claimJobs(world.db, { kinds: ['webhook.deliver'], limit: 100, leaseMs: 60_000, now })
}

const deliver = (answer: Awaited<ReturnType<SendWebhook>>, id = eventId) =>
  deliverWebhook(
    world.ctx,
    async input => {
      sent.push(input)
      world.clock.advance(250)
      return answer
    },
    id,
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
  expect(await event()).toMatchObject({ delivered_at: null, given_up_at: new Date(world.clock.nowMs()) })
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

describe('events of one transfer', () => {
  const sentIds = () => sent.map(input => input.eventId)
  const isDue = async (id: string) => (await jobsDue()).some(({ key }) => key === id)
  /** The later event's job has run and waits; the earlier one's is claimed. */
  const heldBack = async (): Promise<string> => {
    const later = await emitNext()
    for (const job of await jobsDue()) {
      if (job.key !== later) continue
      const laterMs = await deliver({ status: 200 }, later)
      expect(laterMs).toBeGreaterThan(0)
      await rescheduleJob(world.db, { ...job, runAt: new Date(world.clock.nowMs() + (laterMs ?? 0)) })
    }
    expect(sent).toEqual([])
    expect(await isDue(later)).toBe(false)
    return later
  }

  test('a later one is not sent while the earlier is being retried, and is due at once when that is taken', async () => {
    const later = await heldBack()
    await deliver({ status: 500 })
    await deliver({ status: 200 }, later)
    expect(sentIds()).toEqual([eventId])
    await deliver({ status: 200 })
    expect(await isDue(later)).toBe(true)
    expect(await deliver({ status: 200 }, later)).toBeUndefined()
    expect(sentIds()).toEqual([eventId, eventId, later])
  })

  test('a later one is sent once the earlier has had all its attempts', async () => {
    const later = await heldBack()
    for (let attempt = 1; attempt <= 11; attempt += 1) await deliver({ status: 500 })
    expect(await isDue(later)).toBe(true)
    await deliver({ status: 200 }, later)
    expect(sentIds().at(-1)).toBe(later)
  })

  test('a later one is sent once the earlier is given up because its job kept failing', async () => {
    const later = await heldBack()
    await giveUpWebhook(world.ctx, eventId)
    expect(await isDue(later)).toBe(true)
    await deliver({ status: 200 }, later)
    expect(sentIds()).toEqual([later])
  })

  test('when their endpoint is gone all of them end, and none holds back what a restored endpoint is to be told', async () => {
    const later = await heldBack()
    await deliver({ status: 410 })
    expect(await isDue(later)).toBe(true)
    await deliver({ status: 200 }, later)
    await world.db.updateTable('webhook_endpoints').set({ disabled_at: null }).execute()
    const restored = await emitNext()
    await deliver({ status: 200 }, restored)
    expect(sentIds()).toEqual([eventId, restored])
  })

  test('one that was taken is not sent again', async () => {
    await deliver({ status: 200 })
    await deliver({ status: 200 })
    expect(sent).toHaveLength(1)
  })

  test('those of another transfer, and another endpoint, are not held back', async () => {
    await deliver({ status: 500 })
    transfer = aTransfer(await world.connect(), { phase: 'accepted' })
    await world.ctx.store.transfers.insert(transfer)
    const unrelated = await emitNext()
    await deliver({ status: 200 }, unrelated)
    const otherEndpoint = await world.addWebhook()
    await emitNext()
    const { id: elsewhere } = await world.db
      .selectFrom('webhook_events')
      .select('id')
      .where('endpoint_id', '=', otherEndpoint)
      .executeTakeFirstOrThrow()
    await deliver({ status: 200 }, elsewhere)
    expect(sentIds()).toEqual([eventId, unrelated, elsewhere])
  })

  test('an event that commits while the earlier one is just being taken is not left waiting', async () => {
    const later = await emitNext()
    let commit: () => void = () => undefined
    const mayCommit = new Promise<void>(resolve => (commit = resolve))
    // As a delivery that looked for later events before this one had committed: it wakes nothing.
    const marked = new Promise<void>((resolve, reject) => {
      world.ctx.store
        .transaction(async ({ webhooks }) => {
          await webhooks.markDelivered(eventId, world.clock.nowMs())
          resolve()
          await mayCommit
        })
        .catch(reject)
    })
    await marked
    let isOver = false
    const delivering = deliver({ status: 200 }, later).finally(() => (isOver = true))
    while (!isOver && !(await isLockAwaited())) continue
    commit()
    expect(await delivering).toBeUndefined()
    expect(sentIds()).toEqual([later])
  })
  const isLockAwaited = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
    return rows.length > 0
  }

  test('arrive in order whatever the receiver answers and in whatever order the jobs run', async () => {
    const answers = fc.array(fc.constantFrom(200, 500, 503, undefined), { maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(answers, fc.infiniteStream(fc.boolean()), async (statuses, turns) => {
        transfer = aTransfer(await world.connect(), { phase: 'accepted' })
        await world.ctx.store.transfers.insert(transfer)
        const ids = [await emitNext(), await emitNext(), await emitNext()]
        const taken: string[] = []
        sent = []
        for (let round = 0; round < 30 && taken.length < 3; round += 1) {
          const due = (await jobsDue()).filter(({ key }) => ids.includes(key))
          for (const job of turns.next().value ? due : due.toReversed()) {
            const number = sent.length
            const status = number < statuses.length ? statuses[number] : 200
            const laterMs = await deliver(status === undefined ? { error: 'ECONNRESET' } : { status }, job.key)
            if (sent.length > number && status === 200) taken.push(job.key)
            if (laterMs === undefined) await completeJob(world.db, { ...job, now: new Date(world.clock.nowMs()) })
            else await rescheduleJob(world.db, { ...job, runAt: new Date(world.clock.nowMs() + laterMs) })
          }
          // Longer than the longest wait.
          world.clock.advance(30 * 3_600_000)
        }
        expect(taken).toEqual(ids)
        expect([...new Set(sentIds())]).toEqual(ids)
      }),
      { numRuns: 15 },
    )
  })
})
