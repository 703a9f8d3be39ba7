import type { Clock, JobKind } from '@rialto/core'

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
  claim(limit: number, leaseMs: number): Promise<WorkerJob[]>
  complete(job: WorkerJob): Promise<boolean>
  reschedule(job: WorkerJob, runAtMs: number, error?: string): Promise<boolean>
  /** Calls back when there may be something new. */
  onWake(wake: () => void): { close(): Promise<void> }
}

/** Does one job; answers how many milliseconds later to do it again, or undefined when it is done. */
export type JobHandler = (payload: Readonly<Record<string, string>>) => Promise<number | undefined>

interface JobWorkerOptions {
  queue: JobQueue
  clock: Clock
  handlers: Readonly<Record<JobKind, JobHandler>>
  log: { error(details: object, message: string): void }
  pollMs?: number
  leaseMs?: number
}

const batch = 100

/**
 * Works the queue until stopped: woken by a notification, by the time the next job is due, and by a poll in case both were
 * missed. A job that throws is tried again ever later; its lease returns it should this process die.
 */
export const startJobWorker = ({
  queue,
  clock,
  handlers,
  log,
  pollMs = 1_000,
  leaseMs = 120_000,
}: JobWorkerOptions) => {
  let stopped = false
  let running: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  const work = async (job: WorkerJob): Promise<void> => {
    try {
      const laterMs = await handlers[job.kind as JobKind](job.payload as Readonly<Record<string, string>>)
      if (laterMs === undefined) await queue.complete(job)
      else await queue.reschedule(job, clock.nowMs() + laterMs)
    } catch (error) {
      log.error({ err: error, kind: job.kind, key: job.key }, 'job failed; it will be retried')
      await queue.reschedule(job, clock.nowMs() + backoffMs(job.attempts), String(error))
    }
  }

  const drain = async (): Promise<void> => {
    do {
      again = false
      const jobs = await queue.claim(batch, leaseMs)
      if (jobs.length > 0) again = true
      await Promise.all(jobs.map(work))
    } while (again && !stopped)
  }

  const wake = (): void => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    running = drain()
      .catch((error: unknown) => log.error({ err: error }, 'the job queue could not be read'))
      .finally(() => {
        running = undefined
        clearTimeout(timer)
        if (!stopped) timer = setTimeout(wake, pollMs)
      })
  }

  const listener = queue.onWake(wake)
  wake()
  return {
    /** Waits for what is under way; what is left is claimed by the next process. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await listener.close()
      await running
    },
  }
}

const backoffMs = (attempts: number): number => Math.min(1_000 * 2 ** Math.min(attempts, 12), 60 * 60_000)
