import { randomUUID } from 'node:crypto'
import { spawnSync } from 'node:child_process'

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { openDatabase } from '../database/openDatabase.ts'
import { ownIdentity } from '../embedded/processIdentity.ts'
import { claimJobs } from '../queue/claimJobs.ts'
import { enqueueJob } from '../queue/enqueueJob.ts'
import { acquireLease } from '../queue/leases.ts'
import { completeJob } from '../queue/settleJob.ts'
import type { Tables } from '../tables.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import type { TestDatabase } from '../testing/testDatabases.ts'
import { joinProcesses, type OwnProcess } from './joinProcesses.ts'
import { findSealingKey, listSealingOtherwise } from './vaultKeyUse.ts'

const nowMs = () => Date.UTC(2035, 0, 1)
const now = new Date(nowMs())
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let made: TestDatabase<Tables>
let joined: OwnProcess[]
beforeEach(async () => {
  made = await createTestDatabase()
  joined = []
})
afterEach(async () => {
  await Promise.all(joined.map(process => process.leave()))
  await made.drop()
})

const join = async (options: Partial<Parameters<typeof joinProcesses>[0]> = {}) => {
  const process = await joinProcesses({ db: made.db, nowMs, log, everyMs: 10, ...options })
  joined.push(process)
  return process
}
/** A process that has ended, so that its number is free again. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid
/** A crashed server. */
const addDead = async ({ machine = ownIdentity().machine, silent = true } = {}) => {
  const id = randomUUID()
  await sql`
    insert into server_processes (id, machine, pid, started, alive_until)
    values (${id}, ${machine}, ${deadPid()}, '1', clock_timestamp() + make_interval(secs => ${silent ? -1 : 60}))`.execute(
    made.db,
  )
  return id
}
const claim = (ownerId: string) => claimJobs(made.db, { kinds: ['mail'], limit: 1, leaseMs: 120_000, now, ownerId })
/** Gives it one job and one lease. */
const holdBoth = async (ownerId: string) => {
  await enqueueJob(made.db, { kind: 'mail', key: randomUUID(), payload: {}, runAt: now })
  const [job] = await claim(ownerId)
  await acquireLease(made.db, { name: 'connection', ownerId, ttlMs: 30_000, now })
  return job ?? expect.fail('no job')
}
const acquire = (ownerId: string) => acquireLease(made.db, { name: 'connection', ownerId, ttlMs: 30_000, now })

describe('vault keys', () => {
  const settled = async (process: OwnProcess, key: string) =>
    vi.waitFor(() => expect(process.sealingKey()).toBe(key), { timeout: 60_000 })

  test('a process seals with its first key once every other process has it', async () => {
    const first = await join({ vaultKeys: ['next', 'main'] })
    await settled(first, 'next')
    await first.leave()
    const older = await join({ vaultKeys: ['main'] })
    const rotated = await join({ vaultKeys: ['next', 'main'] })
    expect(rotated.sealingKey()).toBe('main')
    const later = await join({ vaultKeys: ['main', 'next'] })
    await older.leave()
    await settled(rotated, 'next')
    await settled(later, 'main')
  })

  test('a process that lacks a key in use does not start, and leaves no row', async () => {
    const rotated = await join({ vaultKeys: ['next:1', 'main:1'] })
    await settled(rotated, 'next:1')
    await expect(join({ vaultKeys: ['main:1'] })).rejects.toThrow('"next"')
    expect(rotated.sealingKey()).toBe('next:1')
    await join({ vaultKeys: ['main:1', 'next:1'] })
  })

  test('a server of a version that announces no keys keeps the others at their oldest key', async () => {
    await join()
    const rotated = await join({ vaultKeys: ['next', 'main'] })
    expect(rotated.sealingKey()).toBe('main')
    expect(await listSealingOtherwise(made.db, 'next')).toHaveLength(2)
    expect(await findSealingKey(made.db, ['next', 'main'])).toBe('main')
  })
})

test('leases and jobs of a dead process on this machine are free before its successor claims any', async () => {
  const dead = await addDead({ silent: false })
  await holdBoth(dead)
  const next = await join({ everyMs: 3_600_000 })
  expect(await claim(next.id())).toHaveLength(1)
  expect(await acquire(next.id())).toBe(2n)
})

test('leases and jobs of a silent remote process are taken over, and it can no longer settle them', async () => {
  const silent = await addDead({ machine: 'elsewhere' })
  const job = await holdBoth(silent)
  const other = await join({ ttlMs: 20 })
  const taken = await vi.waitFor(async () => (await claim(other.id()))[0] ?? expect.fail('not free yet'), {
    interval: 5,
    timeout: 20_000,
  })
  expect(taken).toMatchObject({ id: job.id, attempts: 2 })
  expect(await completeJob(made.db, { ...job, now })).toBe(false)
  expect(await completeJob(made.db, { ...taken, now })).toBe(true)
  expect(await acquire(other.id())).toBe(2n)
})

test('a process with heartbeats keeps its leases, and so does every process right after a database outage', async () => {
  const alive = await join({ identity: { machine: 'elsewhere', pid: 1, startedAt: '' }, ttlMs: 60_000 })
  const silent = await addDead({ machine: 'another' })
  await join({ ttlMs: 60_000 })
  await holdBoth(alive.id())
  const rows = () => made.db.selectFrom('server_processes').selectAll().execute()
  const signs = async () => Math.max(...(await rows()).map(({ alive_until }) => alive_until.getTime()))
  const before = await signs()
  await vi.waitFor(async () => expect(await signs()).toBeGreaterThan(before + 20), { interval: 5, timeout: 60_000 })
  expect((await rows()).filter(({ ended_at }) => ended_at !== null)).toEqual([])
  expect((await rows()).map(({ id }) => id)).toContain(silent)
  expect(await claim(randomUUID())).toEqual([])
})

test('a process that was declared dead continues under a new id and is not alive in between', async () => {
  const self = await join({ everyMs: 20 })
  const before = self.id()
  await sql`update server_processes set ended_at = clock_timestamp() where id = ${before}`.execute(made.db)
  await vi.waitFor(() => expect(self.id()).not.toBe(before), { interval: 5, timeout: 60_000 })
  expect(self.isAlive()).toBe(true)
  const suspended = await join({ everyMs: 3_600_000, ttlMs: 1 })
  await vi.waitFor(() => expect(suspended.isAlive()).toBe(false), { interval: 1, timeout: 60_000 })
})

test('a leaving process frees its leases and jobs, and a job that keeps crashing its process backs off', async () => {
  const self = await join({ everyMs: 3_600_000 })
  await holdBoth(self.id())
  await made.db.updateTable('jobs').set({ attempts: 6 }).execute()
  await self.leave()
  expect(await claim(randomUUID())).toEqual([])
  const { run_at } = await made.db.selectFrom('jobs').select('run_at').executeTakeFirstOrThrow()
  expect(run_at.getTime() - nowMs()).toBe(64_000)
})

test('a process that leaves during a database outage still ends, and the others detect its end', async () => {
  const db = openDatabase<Tables>({ url: made.url, maxConnections: 1 })
  const warn = vi.fn<() => void>()
  const self = await join({ db, log: { ...log, warn }, everyMs: 3_600_000 })
  await db.destroy()
  await self.leave()
  expect(warn).toHaveBeenCalledTimes(1)
})
