import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../database/transaction.ts'
import { type TestDatabase, testDatabases } from '../testing/testDatabases.ts'
import { claimJobs } from './claimJobs.ts'
import { enqueueJob } from './enqueueJob.ts'
import { up } from './migration.ts'
import { purgeJobs } from './purgeJobs.ts'
import { listDeadJobs, reviveJobs } from './deadJobs.ts'
import { completeJob, failJob, jobCompletions, rescheduleJob } from './settleJob.ts'
import type { QueueTables } from './tables.ts'

const at = (ms: number) => new Date(1_700_000_000_000 + ms)
const LEASE_MS = 1_000

let made: TestDatabase<QueueTables>
beforeAll(async () => {
  made = await testDatabases<QueueTables>(() => Promise.resolve({ queue: { up } }))()
})
afterAll(() => made.drop())
beforeEach(() => sql`truncate jobs`.execute(made.db))

const enqueue = (key: string, ms = 0, payload: unknown = {}) =>
  enqueueJob(made.db, { kind: 'mail', key, payload, runAt: at(ms) })
const claim = (ms = 0, limit = 100) => claimJobs(made.db, { kinds: ['mail'], limit, leaseMs: LEASE_MS, now: at(ms) })
const claimOne = async (ms = 0) => {
  const [job] = await claim(ms, 1)
  if (!job) throw new Error('nothing was due')
  return job
}

test('due jobs are claimed, the longest due first, with all their fields', async () => {
  await enqueue('later', 20)
  await enqueue('sooner', 10, { amount: '1.10' })
  await enqueue('not yet', 31)
  const jobs = await claim(30)
  expect(jobs.map(({ key }) => key)).toEqual(['sooner', 'later'])
  expect(jobs[0]).toMatchObject({
    kind: 'mail',
    payload: { amount: '1.10' },
    runAt: at(10),
    attempts: 1,
    fence: 1n,
    lockedUntil: at(30 + LEASE_MS),
    lastError: null,
  })
})

test('only jobs of the requested kinds are claimed', async () => {
  await enqueue('a')
  expect(await claimJobs(made.db, { kinds: ['other'], limit: 10, leaseMs: 1, now: at(0) })).toEqual([])
  expect(await claimJobs(made.db, { kinds: [], limit: 10, leaseMs: 1, now: at(0) })).toEqual([])
})

test('a job exists exactly if its transaction does', async () => {
  const failed = transaction(made.db, async tx => {
    await enqueueJob(tx, { kind: 'mail', key: 'a', payload: {}, runAt: at(0) })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await claim()).toEqual([])
})

test('concurrent claims never get the same job, and together get all', async () => {
  await sql`insert into jobs (kind, key, payload, run_at) select 'mail', i::text, '{}', ${at(0)}::timestamptz from generate_series(1, 500) i`.execute(
    made.db,
  )
  const claimed: bigint[] = []
  const worker = async () => {
    for (let jobs = await claim(0, 7); jobs.length > 0; jobs = await claim(0, 7)) {
      expect(jobs.length).toBeLessThanOrEqual(7)
      claimed.push(...jobs.map(({ id }) => id))
    }
  }
  await Promise.all([worker(), worker(), worker(), worker(), worker()])
  expect(claimed.length).toBe(500)
  expect(new Set(claimed).size).toBe(500)
})

test('a batch holds at most 500', async () => {
  await sql`insert into jobs (kind, key, payload, run_at) select 'mail', i::text, '{}', ${at(0)}::timestamptz from generate_series(1, 520) i`.execute(
    made.db,
  )
  expect((await claim(0, 5_000)).length).toBe(500)
})

test('a job with an expired lease is claimed again, and its first worker can no longer settle it', async () => {
  await enqueue('a')
  const first = await claimOne(0)
  expect(await claim(LEASE_MS - 1)).toEqual([])
  const second = await claimOne(LEASE_MS)
  expect(second).toMatchObject({ id: first.id, fence: first.fence + 1n, attempts: 2 })
  const now = at(LEASE_MS)
  expect(await completeJob(made.db, { ...first, now })).toBe(false)
  expect(await rescheduleJob(made.db, { ...first, runAt: now })).toBe(false)
  expect(await failJob(made.db, { ...first, error: 'x', now })).toBe(false)
  expect(await completeJob(made.db, { ...second, now })).toBe(true)
  expect(await completeJob(made.db, { ...second, now })).toBe(false)
})

test('a rescheduled job is due at its time with its error, and an earlier claim cannot settle it', async () => {
  await enqueue('a')
  const job = await claimOne(0)
  expect(await rescheduleJob(made.db, { ...job, runAt: at(50), error: 'timed out' })).toBe(true)
  expect(await completeJob(made.db, { ...job, now: at(1) })).toBe(false)
  expect(await claim(49)).toEqual([])
  expect(await claimOne(50)).toMatchObject({ attempts: 2, lastError: 'timed out' })
})

test('a job that is given up is not claimed again, and its key is free', async () => {
  const { id } = await enqueue('a')
  await failJob(made.db, { ...(await claimOne(0)), error: 'gone', now: at(1) })
  expect(await claim(10_000)).toEqual([])
  expect(await made.db.selectFrom('jobs').select(['last_error', 'dead_at']).executeTakeFirst()).toEqual({
    last_error: 'gone',
    dead_at: at(1),
  })
  const again = await enqueue('a')
  expect(again.created).toBe(true)
  expect(again.id).not.toBe(id)
})

test('dead jobs are listed, and revived one by one or all at once; work that was enqueued again since is done by the new job', async () => {
  for (const key of ['a', 'b', 'c']) await enqueue(key)
  const claimed = await claim()
  for (const [index, job] of claimed.entries())
    await failJob(made.db, { ...job, error: `no ${job.key}`, now: at(index) })
  await enqueue('b')
  const { items, total } = await listDeadJobs(made.db, { limit: 2 })
  expect(total).toBe(3)
  expect(items).toMatchObject([
    { key: 'a', attempts: 1, error: 'no a', deadAt: at(0) },
    { key: 'b', error: 'no b' },
  ])
  expect(await reviveJobs(made.db, { id: items[0]!.id, now: at(10) })).toBe(1)
  expect(await reviveJobs(made.db, { id: items[0]!.id, now: at(10) })).toBe(0)
  expect(await reviveJobs(made.db, { now: at(10) })).toBe(2)
  expect(
    (await claim(20)).map(({ key, attempts }) => ({ key, attempts })).sort((x, y) => (x.key < y.key ? -1 : 1)),
  ).toEqual([
    { key: 'a', attempts: 1 },
    { key: 'b', attempts: 1 },
    { key: 'c', attempts: 1 },
  ])
  expect(await listDeadJobs(made.db, { limit: 2 })).toEqual({ items: [], total: 0 })
})

test('enqueueing again before the run keeps one job, with the earlier time and the newer payload', async () => {
  const first = await enqueue('a', 50, { n: 1 })
  expect(await enqueue('a', 20, { n: 2 })).toEqual({ id: first.id, created: false })
  await enqueue('a', 90, { n: 3 })
  expect(await claimOne(20)).toMatchObject({ id: first.id, runAt: at(20), payload: { n: 3 } })
})

test('a job that is enqueued again while it runs is run a second time', async () => {
  await enqueue('a', 0, { n: 1 })
  const job = await claimOne(0)
  await enqueue('a', 5, { n: 2 })
  await enqueue('a', 7, { n: 3 })
  expect(await claim(10)).toEqual([])
  expect(await completeJob(made.db, { ...job, now: at(10) })).toBe(true)
  const again = await claimOne(10)
  expect(again).toMatchObject({ id: job.id, runAt: at(5), payload: { n: 3 }, attempts: 1 })
  await completeJob(made.db, { ...again, now: at(11) })
  expect(await claim(10_000)).toEqual([])
})

test('completed jobs are purged, and dead ones are kept', async () => {
  for (const key of ['a', 'b', 'c']) await enqueue(key)
  const [a, b, c] = await claim()
  await completeJob(made.db, { ...a!, now: at(1) })
  await completeJob(made.db, { ...b!, now: at(5) })
  await failJob(made.db, { ...c!, error: 'x', now: at(1) })
  expect(await purgeJobs(made.db, { doneBefore: at(5), limit: 10 })).toBe(1)
  const left = await made.db.selectFrom('jobs').select('key').orderBy('key').execute()
  expect(left).toEqual([{ key: 'b' }, { key: 'c' }])
})

const enqueueInLane = (key: string, lane: string, ms = 0) => enqueue(key, ms, { lane })
const claimWithin = (perLane: number, underWay: Record<string, number> = {}, limit = 100) =>
  claimJobs(made.db, {
    kinds: ['mail'],
    limit,
    lanes: { perLane, underWay: new Map(Object.entries(underWay)) },
    leaseMs: LEASE_MS,
    now: at(100),
  })

test('each lane’s jobs are claimed up to its room, the longest due first', async () => {
  for (const ms of [3, 1, 2, 4]) await enqueueInLane(`full ${ms}`, 'full', ms)
  await enqueueInLane('other', 'other', 5)
  for (const key of ['free 1', 'free 2', 'free 3']) await enqueue(key, 6)
  const claimed = await claimWithin(3, { full: 1 })
  expect(claimed.map(({ key }) => key)).toEqual(['full 1', 'full 2', 'other', 'free 1', 'free 2', 'free 3'])
  expect((await claimWithin(3, { full: 3, other: 1 })).map(({ key }) => key)).toEqual([])
  expect((await claimWithin(3, { full: 2, other: 1 })).map(({ key }) => key)).toEqual(['full 3'])
})

test('full lanes do not hide the jobs behind them, however many they hold', async () => {
  await sql`insert into jobs (kind, key, payload, run_at)
    select 'mail', 'full ' || n, '{"lane": "full"}', ${at(0)} from generate_series(1, 1000) as n`.execute(made.db)
  await enqueueInLane('behind', 'other', 50)
  expect((await claimWithin(2)).map(({ key }) => key.split(' ')[0])).toEqual(['full', 'full'])
  expect((await claimWithin(2, { full: 2 })).map(({ key }) => key)).toEqual(['behind'])
})

test('a job that succeeded and is due again counts its attempts from zero', async () => {
  await enqueue('a')
  await rescheduleJob(made.db, { ...(await claimOne()), runAt: at(0), error: 'timed out' })
  const second = await claimOne()
  expect(second.attempts).toBe(2)
  await rescheduleJob(made.db, { ...second, runAt: at(0) })
  expect(await claimOne()).toMatchObject({ attempts: 1 })
})

test('concurrent completions settle each job by its own claim', async () => {
  for (let number = 0; number < 250; number += 1) await enqueue(String(number))
  const first = await claim(0, 100)
  const second = await claim(0, 100)
  const stale = first[0]
  if (!stale) throw new Error('nothing was due')
  await enqueue(second[0]?.key ?? '', 5)
  const complete = jobCompletions(made.db, () => at(1))
  const held = [...first, ...second]
  const done = await Promise.all([...held, { ...stale, fence: stale.fence - 1n }].map(complete))
  expect(done).toEqual([...held.map(() => true), false])
  expect(await complete(stale)).toBe(false)
  // One was enqueued again while it ran; fifty were never claimed.
  expect((await claim(6)).map(({ key }) => key)).toHaveLength(51)
})

test('a failed batch of completions rejects each of its jobs, and the next batch is written', async () => {
  await enqueue('a')
  const job = await claimOne()
  const complete = jobCompletions(made.db, () => at(1))
  const broken = { ...job, id: 2n ** 70n }
  expect((await Promise.allSettled([complete(broken), complete(broken)])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await complete(job)).toBe(true)
})
