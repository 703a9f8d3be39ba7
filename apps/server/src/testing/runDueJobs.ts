import { type Context, deliverWebhook, followTransfer, type Scope, type SendWebhook } from '@rialto/core'
import { claimJobs, completeJob, type Database, rescheduleJob, type Tables } from '@rialto/store'
import type { Logger } from 'pino'

import type { JobQueue } from '../jobs/jobWorker.ts'

type Deps = { ctx: Context; db: Database<Tables>; send: SendWebhook; log: Logger }

/** The queue as the worker sees it, on the test's clock and without the database's notifications. */
export const testQueue = ({ ctx, db }: Pick<Deps, 'ctx' | 'db'>): JobQueue => {
  const now = () => new Date(ctx.clock.nowMs())
  return {
    claim: (limit, leaseMs) =>
      claimJobs(db, { kinds: ['transfer.follow', 'webhook.deliver'], limit, leaseMs, now: now() }),
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
  const jobs = await queue.claim(100, 120_000)
  for (const job of jobs) {
    const { transferId = '', clientId = '', environment, eventId = '' } = job.payload as Record<string, string>
    const scope: Scope = { clientId, environment: environment as Scope['environment'] }
    const laterMs =
      job.kind === 'transfer.follow'
        ? await followTransfer(ctx, scope, transferId)
        : await deliverWebhook(ctx, send, eventId)
    if (laterMs === undefined) await queue.complete(job)
    else await queue.reschedule(job, ctx.clock.nowMs() + laterMs)
  }
  return jobs.length
}
