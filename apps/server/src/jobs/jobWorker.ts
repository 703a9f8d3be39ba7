import type { Clock, JobKind } from '@rialto/core'

/**
 * Concurrency limits of each kind, so that no kind waits for another, and of each lane within it: an endpoint, an
 * integration type.
 */
const places: Readonly<Record<JobKind, { perKind: number; perLane: number }>> = {
  'transfer.reconcile': { perKind: 50, perLane: 8 },
  'conversion.reconcile': { perKind: 20, perLane: 8 },
  'transfer.watch': { perKind: 10, perLane: 4 },
  'transfer.arrival': { perKind: 10, perLane: 4 },
  'bridge.reconcile': { perKind: 20, perLane: 20 },
  // More than are sent at once (jobHandlers): they share statements, so that more of them cost less each. A lane whose endpoint
  // never answers is through before its leases end.
  'webhook.deliver': { perKind: 1_024, perLane: 64 },
  'linkSession.expire': { perKind: 10, perLane: 10 },
  'linkSession.watch': { perKind: 10, perLane: 10 },
  'payments.watch': { perKind: 10, perLane: 10 },
  // A lane is a client.
  'payments.account': { perKind: 10, perLane: 2 },
  'refund.follow': { perKind: 10, perLane: 10 },
  'bridgePayment.follow': { perKind: 10, perLane: 10 },
  'payout.follow': { perKind: 10, perLane: 10 },
  'relay.follow': { perKind: 20, perLane: 20 },
}

export const jobKinds: readonly JobKind[] = [
  'transfer.reconcile',
  'conversion.reconcile',
  'transfer.watch',
  'transfer.arrival',
  'bridge.reconcile',
  'webhook.deliver',
  'linkSession.expire',
  'linkSession.watch',
  'payments.watch',
  'payments.account',
  'refund.follow',
  'bridgePayment.follow',
  'payout.follow',
  'relay.follow',
]

/** Number of further jobs of a kind that may start now, and the running jobs per lane. */
interface JobRoom {
  limit: number
  perLane: number
  underWay: ReadonlyMap<string, number>
}

/** Lanes are endpoints and integration types, whose number is unbounded. A lane without running jobs is dropped. */
const countLane = (lanes: Map<string, number>, lane: string, change: 1 | -1): void => {
  const left = (lanes.get(lane) ?? 0) + change
  if (left > 0) lanes.set(lane, left)
  else lanes.delete(lane)
}

/** Counts the running jobs of one process by kind and lane. */
const createJobLanes = () => {
  const underWay = new Map<string, { total: number; lanes: Map<string, number> }>()
  const ofKind = (kind: string) => {
    const known = underWay.get(kind) ?? { total: 0, lanes: new Map<string, number>() }
    underWay.set(kind, known)
    return known
  }
  const add = (kind: string, lane: string | undefined, change: 1 | -1): void => {
    const counted = ofKind(kind)
    counted.total += change
    if (lane !== undefined) countLane(counted.lanes, lane, change)
  }
  return {
    room(kind: JobKind): JobRoom {
      const { perKind, perLane } = places[kind]
      const { total, lanes } = ofKind(kind)
      return { limit: Math.max(0, perKind - total), perLane, underWay: lanes }
    },
    /** Takes a slot. Returns the function that frees it. */
    take(kind: string, lane: string | undefined): () => void {
      add(kind, lane, 1)
      return () => add(kind, lane, -1)
    },
  }
}

interface WorkerJob {
  id: bigint
  kind: string
  key: string
  payload: unknown
  attempts: number
  fence: bigint
}

/** The queue as the worker uses it; the composition root binds it to the store. */
export interface JobQueue {
  /** The kinds of these that have due jobs. */
  listDueKinds(kinds: readonly JobKind[]): Promise<string[]>
  claim(kind: JobKind, leaseMs: number, room: JobRoom): Promise<WorkerJob[]>
  complete(job: WorkerJob): Promise<boolean>
  reschedule(job: WorkerJob, runAtMs: number, error?: string): Promise<boolean>
  /** Marks the job as dead: no worker claims it until an operator revives it. */
  giveUp(job: WorkerJob, error: string): Promise<boolean>
  /** Calls back when jobs may be due, with the kind of job if only that is known. */
  onWake(wake: (kind?: string) => void): { close(): Promise<void> }
}

type Payload = Readonly<Record<string, string>>

/** Most jobs of a claim. */
const maxClaimed = 500

/** Runs one job. Resolves with the milliseconds until its next run, or undefined when it is done. */
export type JobHandler = (payload: Payload) => Promise<number | undefined>

export interface JobWorkerOptions {
  queue: JobQueue
  clock: Clock
  handlers: Readonly<Record<JobKind, JobHandler>>
  log: { error(details: object, message: string): void }
  pollMs?: number
  leaseMs?: number
  /** Maximum time that a stop waits for jobs. Default 10 s. */
  stopMs?: number
}

/**
 * Works the queue until stopped. It wakes on a notification, when a job ends whose slot others may wait for, when a
 * postponed job is due, and by a poll in case a wake-up was lost. A job waits for another only at the limits of its
 * kind and lane.
 */
export const startJobWorker = ({
  queue,
  clock,
  log,
  pollMs = 1_000,
  leaseMs = 120_000,
  stopMs = 10_000,
  ...jobs
}: JobWorkerOptions) => {
  const lanes = createJobLanes()
  const alarms = createAlarms(kind => wake(kind))
  const runJob = createJobRunner({
    queue,
    clock,
    log,
    ...jobs,
    putOff: (kind, laterMs) => stopped || alarms.set(kind, laterMs),
  })
  const underWay = new Set<Promise<void>>()
  let stopped = false
  let claiming: Promise<void> | undefined
  /** Kinds that may have due, unclaimed jobs. */
  const toClaim = new Set<JobKind>()
  /** Kinds of which the last claim may have left due jobs, because it reached a limit. */
  const limited = new Set<string>()
  /** Kinds of which a job has ended since their last claim began. */
  const freed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const begin = (job: WorkerJob): void => {
    const release = lanes.take(job.kind, payloadOf(job)?.['lane'])
    // Claimed during the stop: another process may run it at once.
    const run = (stopped ? queue.reschedule(job, clock.nowMs()).then(() => undefined) : runJob(job))
      .catch((error: unknown) => log.error({ err: error, kind: job.kind, key: job.key }, 'a job could not be settled'))
      .finally(() => {
        release()
        underWay.delete(run)
        freed.add(job.kind)
        if (limited.has(job.kind)) wake(job.kind)
      })
    underWay.add(run)
  }

  const claim = async (kind: JobKind): Promise<void> => {
    const { limit: free, perLane, underWay: busy } = lanes.room(kind)
    if (stopped || free === 0) return
    const limit = Math.min(free, maxClaimed)
    // As the claim sees it: jobs may end while it is made.
    const seen = new Map(busy)
    freed.delete(kind)
    const claimed = await queue.claim(kind, leaseMs, { limit, perLane, underWay: seen })
    const isLimited = claimed.length === limit || isAnyLaneFull(seen, claimed, perLane)
    claimed.forEach(begin)
    if (!isLimited) return void limited.delete(kind)
    limited.add(kind)
    if (freed.has(kind) || claimed.length === maxClaimed) toClaim.add(kind)
  }

  const claimAll = async (): Promise<void> => {
    while (toClaim.size > 0 && !stopped) {
      // Jobs that end in this turn free their slots first.
      await new Promise(resolve => setImmediate(resolve))
      const asked = jobKinds.filter(each => toClaim.delete(each))
      // A transfer's change enqueues two kinds at once: they are claimed without a question.
      const due = asked.length > 2 ? await queue.listDueKinds(asked) : asked
      for (const kind of asked.filter(each => due.includes(each))) await claim(kind)
    }
  }

  const wake = (kind?: string): void => {
    const named = jobKinds.filter(each => each === kind)
    for (const each of named.length > 0 ? named : jobKinds) toClaim.add(each)
    if (stopped || claiming) return
    claiming = claimAll()
      .catch((error: unknown) => {
        // The poll tries again.
        toClaim.clear()
        log.error({ err: error }, 'the job queue could not be read')
      })
      .finally(() => {
        claiming = undefined
        if (stopped) return
        if (toClaim.size > 0) return wake([...toClaim][0])
        timer ??= setTimeout(() => {
          timer = undefined
          wake()
        }, pollMs)
      })
  }

  const listener = queue.onWake(wake)
  wake()
  return {
    /** Claims no more jobs and waits up to `stopMs` for the running ones. The next process claims the rest. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      alarms.clear()
      await listener.close()
      await claiming
      await withinTime(Promise.all(underWay), stopMs)
    },
  }
}

/** Whether a lane has no room for another job, once the claimed ones have begun. */
const isAnyLaneFull = (busy: ReadonlyMap<string, number>, claimed: readonly WorkerJob[], perLane: number): boolean => {
  const counts = new Map(busy)
  for (const job of claimed) {
    const lane = payloadOf(job)?.['lane']
    if (lane !== undefined) countLane(counts, lane, 1)
  }
  return [...counts.values()].some(count => count >= perLane)
}

/** About a day of failures: two hours at increasing intervals, then one an hour. */
const maxAttempts = 36

type Runner = Omit<JobWorkerOptions, 'pollMs' | 'leaseMs' | 'stopMs'> & {
  putOff: (kind: string, laterMs: number) => unknown
}

/**
 * Runs a job and records the outcome. A failing job is retried at increasing intervals and given up after
 * `maxAttempts`; `rialto jobs dead` then lists it. If this process dies, the lease returns the job.
 */
const createJobRunner =
  (runner: Runner) =>
  async (job: WorkerJob): Promise<void> => {
    const { queue, clock, handlers, putOff } = runner
    try {
      const laterMs = await handlers[job.kind as JobKind](payloadOf(job) ?? {})
      if (laterMs === undefined) return void (await queue.complete(job))
      await queue.reschedule(job, clock.nowMs() + laterMs)
      putOff(job.kind, laterMs)
    } catch (error) {
      await settleFailed(runner, job, error)
    }
  }

const settleFailed = async ({ queue, clock, log }: Runner, job: WorkerJob, error: unknown): Promise<void> => {
  const details = { err: error, kind: job.kind, key: job.key, attempts: job.attempts }
  if (job.attempts >= maxAttempts) {
    log.error(details, 'job failed too often and is not retried; see "rialto jobs dead"')
    return void (await queue.giveUp(job, String(error)))
  }
  log.error(details, 'job failed; it will be retried')
  await queue.reschedule(job, clock.nowMs() + backoffMs(job.attempts), String(error))
}

const alarmStepMs = 50
/** The poll finds jobs that are due later than this. */
const maxAlarmMs = 60_000

/** Calls back when jobs of a kind are due, at most once per step. */
const createAlarms = (ring: (kind: string) => void) => {
  const timers = new Map<string, NodeJS.Timeout>()
  return {
    set(kind: string, laterMs: number): void {
      if (laterMs <= 0 || laterMs > maxAlarmMs) return
      const step = Math.floor((performance.now() + laterMs) / alarmStepMs) + 1
      const key = `${kind} ${step}`
      if (timers.has(key)) return
      const ringOnce = () => {
        timers.delete(key)
        ring(kind)
      }
      timers.set(key, setTimeout(ringOnce, step * alarmStepMs - performance.now()))
    },
    clear(): void {
      timers.forEach(timer => clearTimeout(timer))
      timers.clear()
    },
  }
}

const withinTime = async (work: Promise<unknown>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<void>(resolve => (timer = setTimeout(resolve, ms)))
  await Promise.race([work, passed])
  clearTimeout(timer)
}

const payloadOf = (job: WorkerJob) => job.payload as Payload | null

const backoffMs = (attempts: number): number => Math.min(1_000 * 2 ** Math.min(attempts, 12), 60 * 60_000)
