import type { JobRepository } from '../../store.ts'

import type { Connected, Run } from './memoryDatabase.ts'

export interface JobRow {
  id: bigint
  kind: string
  key: string
  payload: Readonly<Record<string, string>>
  runAtMs: number
  attempts: number
  fence: bigint
  lockedUntilMs: number | undefined
  againAtMs: number | undefined
  ownerId: string | undefined
  isDone: boolean
}

type NewJob = Parameters<JobRepository['enqueue']>[0]

let lastId = 0n

const enqueue = async (db: Connected, { kind, key, payload, runAtMs }: NewJob): Promise<void> => {
  await db.lock(`jobs_open:${kind}:${key}`)
  const open = openJob(db, kind, key)
  if (!open) {
    lastId += 1n
    const job = { kind, key, payload, runAtMs, attempts: 0, fence: 0n, isDone: false }
    db.put('jobs', String(lastId), {
      ...job,
      id: lastId,
      lockedUntilMs: undefined,
      againAtMs: undefined,
      ownerId: undefined,
    })
    return
  }
  await db.lock(`jobs:${open.id}`)
  const job = db.get<JobRow>('jobs', String(open.id)) ?? open
  const isLocked = job.lockedUntilMs !== undefined
  db.put('jobs', String(job.id), {
    ...job,
    payload,
    runAtMs: isLocked ? job.runAtMs : Math.min(job.runAtMs, runAtMs),
    againAtMs: isLocked ? Math.min(job.againAtMs ?? Infinity, runAtMs) : undefined,
  })
}

const openJob = (db: Connected, kind: string, key: string): JobRow | undefined =>
  db.all<JobRow>('jobs').find(job => job.kind === kind && job.key === key && !job.isDone)

export const memoryJobs = (run: Run, skewMs = 0): JobRepository => ({
  enqueue: job => run(db => enqueue(db, { ...job, runAtMs: job.runAtMs - skewMs })),
  enqueueAll: jobs =>
    run(async db => {
      for (const job of jobs) await enqueue(db, { ...job, runAtMs: job.runAtMs - skewMs })
    }),
  listNext: (kinds, keys) =>
    run(db => {
      const open = db
        .all<JobRow>('jobs')
        .filter(({ kind, key, isDone }) => !isDone && kinds.some(one => one === kind) && keys.includes(key))
      const next = new Map<string, number>()
      for (const { key, runAtMs } of open) next.set(key, Math.min(next.get(key) ?? Infinity, runAtMs + skewMs))
      return next
    }),
})

interface Claim {
  id: bigint
  fence: bigint
}

/** The worker's side of jobs, like `claimJobs` and `settleJob`. */
export const memoryQueue = (run: Run) => {
  const settle = ({ id, fence }: Claim, change: (job: JobRow) => Partial<JobRow>): Promise<boolean> =>
    run(async db => {
      await db.lock(`jobs:${id}`)
      const job = db.get<JobRow>('jobs', String(id))
      if (!job || job.fence !== fence || job.lockedUntilMs === undefined || job.isDone) return false
      db.put('jobs', String(id), { ...job, ...change(job), ownerId: undefined })
      return true
    })
  return {
    claim: (options: { nowMs: number; leaseMs: number; limit: number; ownerId?: string }): Promise<JobRow[]> =>
      run(async db => {
        const { nowMs, leaseMs, limit, ownerId } = options
        const isDue = (job: JobRow) =>
          !job.isDone && job.runAtMs <= nowMs && (job.lockedUntilMs === undefined || job.lockedUntilMs <= nowMs)
        const due = db
          .all<JobRow>('jobs')
          .filter(isDue)
          .sort((a, b) => a.runAtMs - b.runAtMs || (a.id < b.id ? -1 : 1))
          .slice(0, limit)
        const claimed: JobRow[] = []
        for (const { id } of due) {
          // "for update skip locked".
          if (db.isHeld(`jobs:${id}`)) continue
          await db.lock(`jobs:${id}`)
          const job = db.get<JobRow>('jobs', String(id))
          if (!job || !isDue(job)) continue
          const taken = { fence: job.fence + 1n, attempts: job.attempts + 1, lockedUntilMs: nowMs + leaseMs }
          const mine = { ...job, ...taken, againAtMs: undefined, ownerId }
          db.put('jobs', String(id), mine)
          claimed.push(mine)
        }
        return claimed
      }),
    complete: (claim: Claim): Promise<boolean> =>
      settle(claim, ({ againAtMs, runAtMs, attempts }) => ({
        isDone: againAtMs === undefined,
        runAtMs: againAtMs ?? runAtMs,
        attempts: againAtMs === undefined ? attempts : 0,
        againAtMs: undefined,
        lockedUntilMs: undefined,
      })),
    reschedule: (claim: Claim, runAtMs: number, error?: string): Promise<boolean> =>
      settle(claim, ({ againAtMs, attempts }) => ({
        runAtMs: Math.min(runAtMs, againAtMs ?? Infinity),
        attempts: error === undefined ? 0 : attempts,
        againAtMs: undefined,
        lockedUntilMs: undefined,
      })),
  }
}
