import { fork } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Context, createWebhookEndpoint } from '@rialto/core'
import { createEgress, findObstacle } from '@rialto/egress'
import {
  claimJobs,
  createStore,
  failJob,
  jobCompletions,
  listDueKinds,
  listenForJobs,
  migrate,
  migrations,
  openDatabase,
  rescheduleJob,
  type Tables,
} from '@rialto/store'
import pg from 'pg'
import { Agent, type Dispatcher, request } from 'undici'

import { jobHandlers } from '../../apps/server/src/jobs/jobHandlers.ts'
import { startJobWorker } from '../../apps/server/src/jobs/jobWorker.ts'
import { createWebhookSender } from '../../apps/server/src/webhooks/createWebhookSender.ts'
import { createStoredWorld } from '../../packages/store/src/testing/createStoredWorld.ts'
import { aReason, aTransfer } from '../../packages/core/src/testing/fixtures.ts'
import { saveAndEmit } from '../../packages/core/src/transfers/transferEvent.ts'
import { shortened } from '../support/shortened.ts'
import { percentile, spreadOf } from '../support/statistics.ts'
import { withPostgres } from '../support/withPostgres.ts'

const idleEvents = shortened(200, 10)
const pauseMs = 20
const rounds = shortened(5, 1)
const perRound = 1_000
const inFlight = 16
const queued = shortened(1_600, 160)
const warmUpDrains = 1
const drainRounds = shortened(3, 1)
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const policy = { hosts: 'anyPublic', userAgent: 'Rialto', allowPrivate: ['127.0.0.0/8'], allowHttp: true } as const
const secret = 'whsec_bench'
const nowMs = (): number => performance.timeOrigin + performance.now()

/** The receiver of events, in a separate process. */
const startReceiver = async () => {
  const child = fork(join(import.meta.dirname, 'webhookReceiver.mjs'))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const came = new Map<string, number>()
  const waiting = new Map<string, (atMs: number) => void>()
  child.on('message', ({ eventId, atMs }: { eventId: string; atMs: number }) => {
    came.set(eventId, atMs)
    waiting.get(eventId)?.(atMs)
  })
  return {
    url: `http://127.0.0.1:${port}/hook`,
    came,
    arrival: (eventId: string): Promise<number> =>
      new Promise(resolve => {
        const atMs = came.get(eventId)
        if (atMs === undefined) waiting.set(eventId, resolve)
        else resolve(atMs)
      }),
    stop: () => child.disconnect(),
  }
}
type Receiver = Awaited<ReturnType<typeof startReceiver>>

const hmac = (content: string): string => createHmac('sha256', secret).update(content).digest('base64')

/** A simple sender without Rialto: sign and post. `dispatcher` decides whether connections are kept. */
const bareSend = async (url: string, body: string, dispatcher: Dispatcher): Promise<void> => {
  const eventId = randomUUID()
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${hmac(`${eventId}.${timestamp}.${body}`)}`,
    'x-signature': hmac(body),
  }
  const answer = await request(url, { method: 'POST', headers, body, dispatcher })
  await answer.body.dump()
}

/** Sends per second at this concurrency. */
const perSecond = async (send: () => Promise<unknown>): Promise<number> => {
  let left = perRound
  const begun = performance.now()
  const work = async () => {
    while (left > 0) {
      left -= 1
      await send()
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return perRound / ((performance.now() - begun) / 1000)
}

/**
 * The sender, compared with the same loop without Rialto: on kept connections, and on a new one for each delivery, as
 * the sender does.
 */
const measureDispatch = async (receiver: Receiver, { webhookSender }: Context) => {
  const body = JSON.stringify({ EventId: randomUUID(), Id: randomUUID(), TransferStatus: 'Succeeded', Amount: 12.5 })
  const endpoint = {
    id: randomUUID(),
    scope: { clientId: '', environment: 'sandbox' },
    label: '',
    createdAtMs: 0,
  } as const
  const signing = { ...endpoint, url: receiver.url, signatureHeader: 'X-Signature', secrets: [secret] }
  const kept = new Agent({ connections: inFlight, pipelining: 1 })
  const fresh = new Agent({ connections: inFlight, pipelining: 0 })
  const request = { attemptId: '', timestampSeconds: 1, body }
  const ways = {
    ours: () => webhookSender.send({ endpoint: signing, eventId: randomUUID(), ...request, again: () => request }),
    keptConnections: () => bareSend(receiver.url, body, kept),
    newConnections: () => bareSend(receiver.url, body, fresh),
  }
  const rates: Record<keyof typeof ways, number[]> = { ours: [], keptConnections: [], newConnections: [] }
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
      const rate = await perSecond(ways[way])
      if (round > 0) rates[way].push(rate)
    }
  await Promise.all([kept.close(), fresh.close()])
  const ratio = (bare: readonly number[]) =>
    Number(
      percentile(
        rates.ours.map((rate, round) => rate / (bare[round] ?? 0)),
        0.5,
      ).toPrecision(3),
    )
  return {
    oursPerSecond: spreadOf(rates.ours),
    keptConnectionsPerSecond: spreadOf(rates.keptConnections),
    newConnectionsPerSecond: spreadOf(rates.newConnections),
    ratioToKept: ratio(rates.keptConnections),
    ratioToNew: ratio(rates.newConnections),
    goal: { ratioToKept: 0.7 },
  }
}

const millis = (values: readonly number[]) => ({
  p50: Number(percentile(values, 0.5).toFixed(1)),
  p99: Number(percentile(values, 0.99).toFixed(1)),
})

/**
 * Time from the commit of a change to its first report, one after the other at rest; the rate of the sender compared
 * with bare loops; and stored events through the queue.
 */
export const webhooks = (only?: string): Promise<object> =>
  withPostgres(async url => {
    const db = openDatabase<Tables>({ url })
    await migrate(db, migrations)
    const receiver = await startReceiver()
    const egress = createEgress(policy)
    const world = await createStoredWorld(db)
    const ctx: Context = {
      ...world.ctx,
      clock: { nowMs: Date.now, sleep: ms => sleep(ms) },
      store: createStore(db, world.vault, Date.now),
      webhookSender: createWebhookSender(egress, Date.now, to => findObstacle(to, policy)),
    }
    await createWebhookEndpoint(ctx, world.scope, { url: receiver.url })
    const connection = await world.connect()
    const emit = async (): Promise<string> => {
      const transfer = aTransfer(connection, { phase: 'accepted' })
      await ctx.store.transfers.insert(transfer, aReason)
      await ctx.store.transaction(repositories => saveAndEmit(ctx, repositories, transfer, aReason))
      return transfer.id
    }
    const eventOf = async (transferId: string): Promise<string> => {
      const events = db.selectFrom('webhook_events').select('body').where('transfer_id', '=', transferId)
      return ((await events.executeTakeFirstOrThrow()).body as { EventId: string }).EventId
    }
    const startWorker = () =>
      startJobWorker({
        queue: {
          listDueKinds: kinds => listDueKinds(db, { kinds, now: new Date() }),
          claim: (kind, leaseMs, { limit, ...lanes }) =>
            claimJobs(db, { kinds: [kind], limit, lanes, leaseMs, now: new Date(), ownerId: undefined }),
          complete: jobCompletions(db, () => new Date()),
          reschedule: (job, runAtMs) => rescheduleJob(db, { ...job, runAt: new Date(runAtMs) }),
          giveUp: (job, error) => failJob(db, { ...job, error, now: new Date() }),
          onWake: wake => listenForJobs(url, wake, log),
        },
        clock: ctx.clock,
        handlers: jobHandlers(ctx, log),
        log,
      })
    const isQueueOnly = only === 'queue'
    const dispatch = isQueueOnly ? {} : await measureDispatch(receiver, ctx)

    // The same without Rialto: a row, a notification, and a post by its listener.
    const listener = new pg.Client({ connectionString: url })
    const writer = new pg.Client({ connectionString: url })
    await Promise.all([listener.connect(), writer.connect()])
    await writer.query('create table bare_events (id uuid primary key, body text)')
    await listener.query('listen bare')
    const agent = new Agent({ pipelining: 0 })
    const posted = new Map<string, () => void>()
    listener.on('notification', ({ payload = '' }) => {
      const sent = bareSend(receiver.url, JSON.stringify({ EventId: payload }), agent)
      void sent.then(() => posted.get(payload)?.())
    })
    const bareLatency = async (): Promise<number> => {
      const id = randomUUID()
      const done = new Promise<void>(resolve => posted.set(id, resolve))
      const before = new Set(receiver.came.keys())
      await writer.query('begin')
      await writer.query('insert into bare_events values ($1, $2)', [id, '{}'])
      await writer.query(`select pg_notify('bare', $1)`, [id])
      await writer.query('commit')
      const committedAt = nowMs()
      await done
      await sleep(1)
      const [came] = [...receiver.came].filter(([eventId]) => !before.has(eventId))
      return (came?.[1] ?? nowMs()) - committedAt
    }

    const worker = startWorker()
    await sleep(500)
    const ours: number[] = []
    const bare: number[] = []
    // The first tenth warms up.
    for (let count = -idleEvents / 10; count < idleEvents && !isQueueOnly; count += 1) {
      const id = await emit()
      const committedAt = nowMs()
      const latency = (await receiver.arrival(await eventOf(id))) - committedAt
      await sleep(pauseMs)
      const other = await bareLatency()
      await sleep(pauseMs)
      if (count < 0) continue
      ours.push(latency)
      bare.push(other)
    }
    await worker.stop()

    const drain = async (): Promise<{ seconds: number; cpuSeconds: number }> => {
      const emitSome = async () => {
        for (let count = 0; count < queued / inFlight; count += 1) await emit()
      }
      await Promise.all(Array.from({ length: inFlight }, emitSome))
      const before = receiver.came.size
      const cpu = process.cpuUsage()
      const begun = performance.now()
      const draining = startWorker()
      while (receiver.came.size < before + queued) await sleep(10)
      const seconds = (performance.now() - begun) / 1000
      const { user, system } = process.cpuUsage(cpu)
      await draining.stop()
      return { seconds, cpuSeconds: (user + system) / 1e6 }
    }
    // The first rounds compile the code.
    const drains: Awaited<ReturnType<typeof drain>>[] = []
    for (let round = -warmUpDrains; round < drainRounds; round += 1) {
      const drained = await drain()
      if (round >= 0) drains.push(drained)
    }
    const perDrain = (read: (drained: (typeof drains)[number]) => number) =>
      spreadOf(drains.map(drained => Math.round(queued / read(drained))))

    await Promise.all([listener.end(), writer.end(), agent.close(), egress.close()])
    await db.destroy()
    receiver.stop()
    const [oursMs, bareMs] = [millis(ours), millis(bare)]
    return {
      firstAttempt: {
        events: idleEvents,
        oursMs,
        bareMs,
        ratioP50: Number((oursMs.p50 / bareMs.p50).toPrecision(3)),
        ratioP99: Number((oursMs.p99 / bareMs.p99).toPrecision(3)),
        goal: { p50Ms: 5, p99Ms: 40 },
      },
      dispatch,
      throughQueue: {
        events: queued,
        rounds: drainRounds,
        perSecond: perDrain(({ seconds }) => seconds),
        perCpuSecond: perDrain(({ cpuSeconds }) => cpuSeconds),
        goal: { perSecond: 2_000 },
      },
    }
  })
