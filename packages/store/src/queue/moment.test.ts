import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { createStore } from '../createStore.ts'
import type { Tables } from '../tables.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import type { TestDatabase } from '../testing/testDatabases.ts'
import { storeTime } from '../storeTime.ts'
import { claimJobs } from './claimJobs.ts'
import { pullBackJobs } from './pullBackJobs.ts'
import { rescheduleJob } from './settleJob.ts'

let made: TestDatabase<Tables>
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())
beforeEach(() => sql`truncate jobs, leases`.execute(made.db))

const sealer = { seal: (text: string) => Buffer.from(text), open: (sealed: Buffer) => sealed.toString() }
const minuteMs = 60_000

/** A server whose clock is off by that much. */
const server = (wrongByMs: number) => {
  const nowMs = () => Date.now() + wrongByMs
  const { moment } = storeTime(nowMs, () => 0)
  return {
    store: createStore(made.db, sealer, nowMs, { aheadMs: () => 0 }),
    nowMs,
    claim: () =>
      claimJobs(made.db, { kinds: ['transfer.reconcile'], limit: 9, leaseMs: minuteMs, now: moment(nowMs()) }),
    reschedule: (job: { id: bigint; fence: bigint }, laterMs: number) =>
      rescheduleJob(made.db, { ...job, runAt: moment(nowMs() + laterMs) }),
  }
}
const enqueue = ({ store, nowMs }: ReturnType<typeof server>, laterMs = 0) =>
  store.jobs.enqueue({ kind: 'transfer.reconcile', key: randomUUID(), payload: {}, runAtMs: nowMs() + laterMs })

test.each([-125_000, 125_000])('a lease is held against a server whose clock is off by %d ms', async wrongByMs => {
  const [right, wrong] = [server(0), server(wrongByMs)]
  expect(await right.store.leases.acquire('connection', 30_000)).toBeDefined()
  expect(await wrong.store.leases.acquire('connection', 30_000)).toBeUndefined()
  expect(await wrong.store.leases.acquire('another', 30_000)).toBeDefined()
  expect(await right.store.leases.acquire('another', 30_000)).toBeUndefined()
})

test.each([-125_000, 125_000])(
  'a job is due at one time for all, also of a server that is wrong by %d ms',
  async wrongByMs => {
    const [right, wrong] = [server(0), server(wrongByMs)]
    await enqueue(wrong)
    const [job] = await right.claim()
    expect(job).toBeDefined()
    expect(await wrong.claim()).toEqual([])
    await wrong.reschedule(job ?? expect.fail(), minuteMs)
    expect([...(await wrong.claim()), ...(await right.claim())]).toEqual([])
  },
)

test('a job that was postponed by a clock hours ahead is due once the clock is corrected, and no other job is early', async () => {
  const right = server(0)
  await enqueue(right, 3 * 60 * minuteMs)
  await enqueue(right, 60 * minuteMs)
  expect(await right.claim()).toEqual([])
  expect(await pullBackJobs(made.db, { now: { fromNowMs: 0 } })).toBe(1)
  expect(await right.claim()).toHaveLength(1)
})
