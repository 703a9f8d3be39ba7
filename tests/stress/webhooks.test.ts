import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createWebhookEndpoint, resumeWebhookEndpoint } from '@rialto/core'
import { aTransfer, saveAndEmit, aReason } from '@rialto/core/testing'
import { createTestDatabase, createStoredWorld } from '@rialto/store/testing'
import { createEgress, findObstacle } from '@rialto/egress'
import { claimJobs, completeJob, failJob, listDueKinds, createStore, rescheduleJob } from '@rialto/store'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { jobHandlers } from '../../apps/server/src/jobs/jobHandlers.ts'
import { startJobWorker } from '../../apps/server/src/jobs/jobWorker.ts'
import { createWebhookSender } from '../../apps/server/src/webhooks/createWebhookSender.ts'
import { seededRandom } from '../harness/seededRandom.ts'

/**
 * Events of many transfers to a receiver that fails at random: it answers 500 or 410, resets, hangs, is slow, and is gone for a
 * while, twice. Through the real worker, sender and PostgreSQL. Every event is delivered, none before its predecessor was accepted,
 * and none again once it was accepted.
 *
 *   RIALTO_WEBHOOKS       how many transfers, default 20. A campaign: RIALTO_WEBHOOKS=10000, two events each
 *   RIALTO_WEBHOOKS_SEED  default a new one each time; a failure names it
 */
const transfers = Number(process.env['RIALTO_WEBHOOKS'] ?? 20)
const seed = Number(process.env['RIALTO_WEBHOOKS_SEED'] ?? Date.now() % 1_000_000)
/** The clock runs so much faster, so that waits of minutes pass. */
const speed = 3_000
const patienceMs = 150
const timeoutMs = 600_000 + transfers * 500

const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

type Fault = 'none' | 'error' | 'gone' | 'reset' | 'hang' | 'slow'

const startFaultyReceiver = async (random: ReturnType<typeof seededRandom>) => {
  const accepted = new Map<string, number[]>()
  const tally: Record<string, number> = { deliveries: 0, answersLost: 0, outOfOrder: 0 }
  const isAccepted = new Set<string>()
  const pick = (): Fault => {
    const chance = random.next()
    if (chance < 0.7) return 'none'
    if (chance < 0.702) return 'gone'
    return random.pick(['error', 'reset', 'hang', 'slow'])
  }
  const count = (name: string) => void (tally[name] = (tally[name] ?? 0) + 1)
  const server: Server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', part => (body += String(part)))
    request.on('end', () => {
      const { EventId, TransferId, Sequence } = JSON.parse(body) as Record<string, string> & { Sequence: number }
      const before = accepted.get(TransferId ?? '') ?? []
      count('deliveries')
      if (isAccepted.has(EventId ?? '')) count('answersLost')
      for (let earlier = 1; earlier < Sequence; earlier += 1) if (!before.includes(earlier)) count('outOfOrder')
      const fault = pick()
      count(fault)
      if (fault === 'reset') return void request.socket.destroy()
      if (fault === 'hang') return
      if (fault === 'error' || fault === 'gone') return void response.writeHead(fault === 'error' ? 500 : 410).end()
      const accept = () => {
        // What the client never reads was not accepted.
        response.once('finish', () => {
          isAccepted.add(EventId ?? '')
          accepted.set(TransferId ?? '', [...(accepted.get(TransferId ?? '') ?? []), Sequence])
        })
        response.writeHead(204).end()
      }
      if (fault === 'slow') setTimeout(accept, patienceMs / 3)
      else accept()
    })
  })
  const listen = (port: number) => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    accepted: isAccepted,
    tally,
    close,
    /** Gone, and back after a moment. */
    async die(downMs: number) {
      await close()
      await new Promise(resolve => setTimeout(resolve, downMs))
      await listen(port)
      count('deaths')
    },
  }
}

test(
  `${transfers} transfers: every event is delivered, in order, and not again once accepted (seed ${seed})`,
  async () => {
    const database = await createTestDatabase()
    stops.push(() => database.drop())
    const { db } = database
    const receiver = await startFaultyReceiver(seededRandom(seed))
    stops.push(receiver.close)
    const policy = { hosts: 'anyPublic', userAgent: 'Rialto', allowPrivate: ['127.0.0.0/8'], allowHttp: true } as const
    const egress = createEgress(policy)
    stops.push(() => egress.close())
    const impatient = {
      request: (request: Parameters<typeof egress.request>[0]) => egress.request({ ...request, timeoutMs: patienceMs }),
    }
    const world = await createStoredWorld(db)
    const startedAtMs = Date.now()
    const nowMs = () => startedAtMs + (Date.now() - startedAtMs) * speed
    const ctx = {
      ...world.ctx,
      clock: { nowMs, sleep: () => Promise.resolve() },
      store: createStore(db, world.vault, nowMs),
      webhookSender: createWebhookSender(impatient, nowMs, url => findObstacle(url, policy)),
    }
    const { endpoint } = await createWebhookEndpoint(ctx, world.scope, { url: receiver.url })
    const log = { warn: () => undefined, error: () => undefined }
    const now = () => new Date(nowMs())
    const worker = startJobWorker({
      queue: {
        listDueKinds: kinds => listDueKinds(db, { kinds, now: now() }),
        claim: (kind, leaseMs, { limit, ...lanes }) =>
          claimJobs(db, { kinds: [kind], limit, lanes, leaseMs, now: now(), ownerId: undefined }),
        complete: job => completeJob(db, { ...job, now: now() }),
        reschedule: (job, runAtMs) => rescheduleJob(db, { ...job, runAt: new Date(runAtMs) }),
        giveUp: (job, error) => failJob(db, { ...job, error, now: now() }),
        onWake: () => ({ close: () => Promise.resolve() }),
      },
      clock: ctx.clock,
      handlers: jobHandlers(ctx, log),
      log,
      pollMs: 20,
      leaseMs: 120_000 * speed,
    })
    stops.push(() => worker.stop())
    const connection = await world.connect()
    const emitAll = async () => {
      for (let index = 0; index < transfers; index += 1) {
        const transfer = aTransfer(connection, { phase: 'accepted' })
        await ctx.store.transfers.insert(transfer, aReason)
        const pending = await ctx.store.transaction(repositories => saveAndEmit(ctx, repositories, transfer, aReason))
        await ctx.store.transaction(repositories =>
          saveAndEmit(ctx, repositories, { ...pending, phase: 'settled' }, aReason),
        )
        if (index === Math.floor(transfers / 3) || index === Math.floor((2 * transfers) / 3)) await receiver.die(300)
      }
    }
    const isDone = async () => {
      // The operator resumes what a 410 has paused.
      if ((await ctx.store.webhookEndpoints.find(world.scope, endpoint.id))?.paused)
        await resumeWebhookEndpoint(ctx, world.scope, endpoint.id)
      return (await ctx.store.webhooks.countWaiting(world.scope)).size === 0
    }
    const emitting = emitAll()
    let emitted = false
    void emitting.then(() => (emitted = true))
    while (!emitted || !(await isDone())) await new Promise(resolve => setTimeout(resolve, 50))
    await emitting
    const failed = await ctx.store.webhooks.list(world.scope, { state: 'failed', count: 10, offset: 0 })
    if (process.env['RIALTO_WEBHOOKS'] !== undefined)
      console.table({
        transfers,
        accepted: receiver.accepted.size,
        seconds: (Date.now() - startedAtMs) / 1000,
        ...receiver.tally,
      })
    expect(failed).toEqual([])
    expect(receiver.accepted.size).toBe(2 * transfers)
    expect(receiver.tally).toMatchObject({ outOfOrder: 0 })
    // A repetition is a retry of an attempt whose answer was no 2xx, or never came.
    const { rows } = await sql<{ event_id: string }>`
    select event_id from webhook_attempts group by event_id
    having count(*) filter (where status between 200 and 299) <> 1
      or max(number) <> max(number) filter (where status between 200 and 299)`.execute(db)
    expect(rows).toEqual([])
  },
  timeoutMs,
)
