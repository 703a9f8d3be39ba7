import { randomUUID } from 'node:crypto'

import type { JobKind } from '@rialto/core'
import { defined } from '@rialto/defined'
import {
  claimJobs,
  completeJob,
  createStore,
  type Database,
  failJob,
  listDeadJobs,
  listDueKinds,
  rescheduleJob,
  reviveJobs,
  type Tables,
} from '@rialto/store'
import { createTestDatabase, type TestDatabase } from '@rialto/store/testing'
import { createVault, generateVaultKey } from '@rialto/vault'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { type JobHandler, type JobQueue, type JobWorkerOptions, startJobWorker } from './jobWorker.ts'

let database: TestDatabase<Tables>
let nowMs: number
let wakers: (() => void)[]
let stops: (() => Promise<void>)[]
let errors: object[]
const clock = { nowMs: () => nowMs, sleep: async () => undefined }

beforeEach(async () => {
  database = await createTestDatabase()
  nowMs = Date.UTC(2035, 0, 1)
  wakers = []
  stops = []
  errors = []
})
afterEach(async () => {
  await Promise.all(stops.map(stop => stop()))
  await database.drop()
})

/** The real queue; notifications are given by hand. */
const queueOn = (db: Database<Tables>): JobQueue => {
  const now = () => new Date(nowMs)
  return {
    listDueKinds: kinds => listDueKinds(db, { kinds, now: now() }),
    claim: (kind, leaseMs, { limit, ...lanes }) => claimJobs(db, { kinds: [kind], limit, lanes, leaseMs, now: now() }),
    complete: job => completeJob(db, { ...job, now: now() }),
    reschedule: (job, runAtMs, error) => rescheduleJob(db, { ...job, runAt: new Date(runAtMs), ...defined({ error }) }),
    giveUp: (job, error) => failJob(db, { ...job, error, now: now() }),
    onWake: wake => {
      wakers.push(wake)
      return { close: async () => undefined }
    },
  }
}

const enqueue = async (count: number, lane?: string, kind: JobKind = 'webhook.deliver') => {
  const vault = createVault({ current: 'k', keys: [{ id: 'k', key: generateVaultKey() }] })
  const { jobs } = createStore(database.db, vault, clock.nowMs)
  const keys = Array.from({ length: count }, () => randomUUID())
  for (const key of keys)
    await jobs.enqueue({
      kind,
      key,
      payload: { eventId: key, ...defined({ lane }) },
      runAtMs: nowMs,
    })
  return keys
}

const start = (handler: JobHandler, options: Partial<JobWorkerOptions> = {}) => {
  const worker = startJobWorker({
    queue: queueOn(database.db),
    clock,
    handlers: {
      'webhook.deliver': handler,
      'transfer.reconcile': handler,
      'conversion.reconcile': handler,
      'transfer.watch': handler,
      'transfer.arrival': handler,
      'bridge.reconcile': handler,
      'linkSession.expire': handler,
      'linkSession.watch': handler,
      'payments.watch': handler,
      'payments.account': handler,
      'refund.follow': handler,
      'bridgePayment.follow': handler,
      'payout.follow': handler,
      'relay.follow': handler,
    },
    ...options,
    log: { error: details => errors.push(details) },
    pollMs: 3_600_000,
  })
  stops.push(worker.stop)
  return worker
}
const wakeAll = () => wakers.forEach(wake => wake())
const rows = () =>
  database.db.selectFrom('jobs').select(['key', 'done_at', 'attempts', 'run_at', 'last_error']).execute()

/** Resolves when it has been called `times`; keeps what it was called with. */
const counter = (times: number) => {
  const seen: string[] = []
  let reached: () => void = () => undefined
  const all = new Promise<void>(resolve => (reached = resolve))
  return {
    seen,
    all,
    count: (key: string | undefined) => {
      seen.push(key ?? '')
      if (seen.length === times) reached()
    },
  }
}

describe('the worker', () => {
  test('four at once do two hundred and fifty jobs, none of them twice', async () => {
    const keys = await enqueue(250)
    const { seen, all, count } = counter(250)
    const workers = Array.from({ length: 4 }, () =>
      start(async ({ eventId }) => {
        count(eventId)
        return undefined
      }),
    )
    wakeAll()
    await all
    await Promise.all(workers.map(({ stop }) => stop()))
    expect([...seen].sort()).toEqual([...keys].sort())
    expect((await rows()).every(({ done_at }) => done_at !== null)).toBe(true)
  })

  test('a job that throws is written down, tried again later and ever later, and harms no other', async () => {
    const [bad = ''] = await enqueue(3)
    const { all, count } = counter(3)
    const { stop } = start(async ({ eventId }) => {
      count(eventId)
      if (eventId === bad) throw new Error('the receiver is gone')
      return undefined
    })
    await all
    await stop()
    const failed = (await rows()).find(({ key }) => key === bad)
    expect(failed).toMatchObject({ done_at: null, attempts: 1, last_error: 'Error: the receiver is gone' })
    expect(failed?.run_at.getTime()).toBe(nowMs + 2_000)
    expect((await rows()).filter(({ done_at }) => done_at !== null)).toHaveLength(2)
    expect(errors).toHaveLength(1)

    nowMs += 2_000
    const again = counter(1)
    const second = start(async ({ eventId }) => {
      again.count(eventId)
      throw new Error('still gone')
    })
    await again.all
    await second.stop()
    expect(again.seen).toEqual([bad])
    const later = (await rows()).find(({ key }) => key === bad)
    expect(later?.run_at.getTime()).toBe(nowMs + 4_000)
  })

  test('a job that asks for more time is due then, and not before', async () => {
    const [key = ''] = await enqueue(1)
    const first = counter(1)
    const one = start(async ({ eventId }) => {
      first.count(eventId)
      return 5_000
    })
    await first.all
    await one.stop()
    nowMs += 4_999
    const room = { limit: 10, perLane: 10, underWay: new Map() }
    expect(await queueOn(database.db).claim('webhook.deliver', 1_000, room)).toEqual([])
    nowMs += 1
    expect((await queueOn(database.db).claim('webhook.deliver', 1_000, room)).map(job => job.key)).toEqual([key])
  })

  test('a job that asks for more time is done when it is due, without a notification or a poll', async () => {
    await enqueue(1)
    const twice = counter(2)
    const queue = queueOn(database.db)
    const handler: JobHandler = async ({ eventId }) => {
      twice.count(eventId)
      return twice.seen.length < 2 ? 200 : undefined
    }
    const offsetMs = nowMs - Date.now()
    const running = { ...clock, nowMs: () => Date.now() + offsetMs }
    start(handler, {
      clock: running,
      queue: {
        ...queue,
        claim: (...claim) => {
          nowMs = running.nowMs()
          return queue.claim(...claim)
        },
      },
    })
    await twice.all
  })

  test('stop waits for jobs in progress and claims no more', async () => {
    await enqueue(1)
    const begun = counter(1)
    let finish: () => void = () => undefined
    const held = new Promise<void>(resolve => (finish = resolve))
    let ended = false
    const worker = start(async ({ eventId }) => {
      begun.count(eventId)
      await held
      ended = true
      return undefined
    })
    await begun.all
    const stopped = worker.stop().then(() => ended)
    await enqueue(1)
    wakeAll()
    finish()
    expect(await stopped).toBe(true)
    expect(begun.seen).toHaveLength(1)
    expect((await rows()).filter(({ done_at }) => done_at === null)).toHaveLength(1)
  })

  test('a notification during a run is not lost', async () => {
    await enqueue(1)
    const { all, count } = counter(2)
    let first = true
    start(async ({ eventId }) => {
      count(eventId)
      if (first) {
        first = false
        await enqueue(1)
        wakeAll()
      }
      return undefined
    })
    await all
  })
  test('a database that does not answer is written down, and the next notification tries again', async () => {
    await enqueue(1)
    const { all, count } = counter(1)
    let down = true
    let reported: () => void = () => undefined
    const failed = new Promise<void>(resolve => (reported = resolve))
    const queue = queueOn(database.db)
    const worker = startJobWorker({
      queue: {
        ...queue,
        claim: (...request) => (down ? Promise.reject(new Error('connection refused')) : queue.claim(...request)),
      },
      clock,
      handlers: {
        'webhook.deliver': async ({ eventId }) => {
          count(eventId)
          return undefined
        },
        'transfer.reconcile': async () => undefined,
        'conversion.reconcile': async () => undefined,
        'transfer.watch': async () => undefined,
        'transfer.arrival': async () => undefined,
        'bridge.reconcile': async () => undefined,
        'linkSession.expire': async () => undefined,
        'linkSession.watch': async () => undefined,
        'payments.watch': async () => undefined,
        'payments.account': async () => undefined,
        'refund.follow': async () => undefined,
        'bridgePayment.follow': async () => undefined,
        'payout.follow': async () => undefined,
        'relay.follow': async () => undefined,
      },
      log: { error: () => reported() },
      pollMs: 1,
    })
    stops.push(worker.stop)
    await failed
    down = false
    await all
  })
})

describe('a job that does not end', () => {
  let letGo: () => void
  let held: Promise<undefined>
  let begun: Map<string, number>
  let heard: (() => void)[]
  beforeEach(() => {
    held = new Promise(resolve => (letGo = () => resolve(undefined)))
    begun = new Map()
    heard = []
  })
  /** Holds the jobs of the lanes, and answers those of the others at once. */
  const holding =
    (...lanes: string[]): JobHandler =>
    async ({ lane = '' }) => {
      begun.set(lane, (begun.get(lane) ?? 0) + 1)
      heard.forEach(hear => hear())
      if (lanes.includes(lane)) await held
      return undefined
    }
  /** Resolves when that many jobs of the lane have begun. */
  const reaches = (lane: string, count: number) =>
    new Promise<void>(resolve => {
      const hear = () => {
        if ((begun.get(lane) ?? 0) >= count) resolve()
      }
      heard.push(hear)
      hear()
    })

  test('other jobs that become due meanwhile are not delayed', async () => {
    await enqueue(1, 'slow')
    const worker = start(holding('slow'))
    await reaches('slow', 1)
    await enqueue(1, 'quick')
    wakeAll()
    await reaches('quick', 1)
    letGo()
    await worker.stop()
    expect((await rows()).every(({ done_at }) => done_at !== null)).toBe(true)
  })

  test('while a hundred webhooks of one endpoint hang, other endpoints and both reconciles continue', async () => {
    await enqueue(100, 'hanging')
    await enqueue(3, 'healthy')
    await enqueue(3, 'exchange', 'transfer.reconcile')
    await enqueue(3, 'bridge', 'bridge.reconcile')
    const worker = start(holding('hanging'))
    await Promise.all([reaches('healthy', 3), reaches('exchange', 3), reaches('bridge', 3)])
    expect(begun.get('hanging')).toBe(64)
    letGo()
    await reaches('hanging', 100)
    await worker.stop()
    expect((await rows()).every(({ done_at, attempts }) => done_at !== null && attempts === 1)).toBe(true)
  })

  test('hanging endpoints that fill every place of the webhooks leave the reconciles theirs', async () => {
    const endpoints = Array.from({ length: 17 }, (_, index) => `hanging ${index}`)
    for (const endpoint of endpoints) await enqueue(64, endpoint)
    await enqueue(3, 'exchange', 'transfer.reconcile')
    const worker = start(holding(...endpoints))
    await reaches('exchange', 3)
    const hanging = () => endpoints.reduce((sum, endpoint) => sum + (begun.get(endpoint) ?? 0), 0)
    await enqueue(1, 'late exchange', 'transfer.reconcile')
    wakeAll()
    await Promise.all([reaches('late exchange', 1), ...endpoints.slice(0, 16).map(endpoint => reaches(endpoint, 64))])
    expect(hanging()).toBe(1_024)
    letGo()
    await worker.stop()
  })

  test('a job that ends while a claim is made leaves its slot to the next job', async () => {
    await enqueue(40, 'busy')
    const { all, seen, count } = counter(40)
    const queue = queueOn(database.db)
    let answered: Promise<unknown> = Promise.resolve()
    start(
      async ({ eventId }) => {
        // Ends only once another claim has been made, and before its answer is used.
        await answered
        count(eventId)
        return undefined
      },
      {
        queue: {
          ...queue,
          claim: (...request) => {
            const claimed = queue.claim(...request)
            answered = claimed
            return claimed.then(async jobs => {
              await new Promise(resolve => setImmediate(resolve))
              return jobs
            })
          },
        },
      },
    )
    await all
    expect(new Set(seen).size).toBe(40)
  })

  test('one institution that hangs takes at most eight places from the others', async () => {
    await enqueue(20, 'hanging', 'transfer.reconcile')
    await enqueue(3, 'healthy', 'transfer.reconcile')
    const worker = start(holding('hanging'))
    await reaches('healthy', 3)
    expect(begun.get('hanging')).toBe(8)
    letGo()
    await worker.stop()
  })
})

describe('a job that always throws', () => {
  const failing: JobHandler = () => Promise.reject(new Error('never'))
  /** Runs the jobs each time that they are due, until nothing is due any more or `times` have passed. */
  const runTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const settled = counter(1)
      const queue = queueOn(database.db)
      const worker = start(failing, {
        queue: {
          ...queue,
          reschedule: (...request) => queue.reschedule(...request).finally(() => settled.count('')),
          giveUp: (...request) => queue.giveUp(...request).finally(() => settled.count('')),
        },
      })
      await settled.all
      await worker.stop()
      nowMs += 3_600_000
    }
  }
  test('a failing job is given up after about a day, stays listed as dead, and runs once it is revived', async () => {
    const [key = ''] = await enqueue(1)
    const begun = nowMs
    await runTimes(36)
    expect(nowMs - begun).toBeGreaterThan(24 * 3_600_000)
    expect(errors).toHaveLength(36)
    const { items } = await listDeadJobs(database.db, { limit: 10 })
    expect(items).toMatchObject([{ key, attempts: 36, error: 'Error: never' }])
    expect(await reviveJobs(database.db, { now: new Date(nowMs) })).toBe(1)
    const done = counter(1)
    const worker = start(async () => {
      done.count(key)
      return undefined
    })
    await done.all
    await worker.stop()
    expect(await rows()).toMatchObject([{ key, done_at: new Date(nowMs) }])
  })

  test('a job waits two seconds after its first failure, regardless of earlier successes', async () => {
    await enqueue(1)
    for (const laterMs of [1_000, 1_000, 1_000]) {
      const once = counter(1)
      const worker = start(async () => {
        once.count('')
        return laterMs
      })
      await once.all
      await worker.stop()
      nowMs += laterMs
    }
    const failedAtMs = nowMs
    await runTimes(1)
    expect((await rows())[0]?.run_at.getTime()).toBe(failedAtMs + 2_000)
  })
})
