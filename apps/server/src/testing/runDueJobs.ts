import type { Context, JobKind, SendWebhook } from '@rialto/core'
import { claimJobs, completeJob, type Database, rescheduleJob, type Tables } from '@rialto/store'
import type { Logger } from 'pino'

import { jobHandlers, jobKinds } from '../jobs/jobHandlers.ts'
import type { JobQueue } from '../jobs/jobWorker.ts'

type Deps = { ctx: Context; db: Database<Tables>; send: SendWebhook; log: Logger }

/** The queue as the worker sees it, on the test's clock and without the database's notifications. */
const testQueue = ({ ctx, db }: Pick<Deps, 'ctx' | 'db'>): JobQueue => {
  const now = () => new Date(ctx.clock.nowMs())
  return {
    claim: (limit, leaseMs) => claimJobs(db, { kinds: jobKinds, limit, leaseMs, now: now() }),
    complete: job => completeJob(db, { ...job, now: now() }),
    reschedule: (job, runAtMs, error) =>
      rescheduleJob(db, { ...job, runAt: new Date(runAtMs), ...(error === undefined ? {} : { error }) }),
    onWake: () => ({ close: async () => undefined }),
  }
}

/** Does what is due now, each job once, as the worker would; a job that throws fails the test. */
export const runDueJobs = async (deps: Deps): Promise<number> => {
  const { ctx, send } = deps
  const queue = testQueue(deps)
  const handlers = jobHandlers(ctx, send)
  const jobs = await queue.claim(100, 120_000)
  for (const job of jobs) {
    const laterMs = await handlers[job.kind as JobKind](job.payload as Readonly<Record<string, string>>)
    if (laterMs === undefined) await queue.complete(job)
    else await queue.reschedule(job, ctx.clock.nowMs() + laterMs)
  }
  return jobs.length
}
