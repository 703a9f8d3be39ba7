import type { Context, JobKind } from '@rialto/core'
import { claimJobs, completeJob, type Database, rescheduleJob, type Tables } from '@rialto/store'

import { jobHandlers } from '../jobs/jobHandlers.ts'
import { jobKinds } from '../jobs/jobWorker.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { DeliveryLog } from '../webhooks/logFailedDelivery.ts'

type Deps = {
  ctx: Context
  db: Database<Tables>
  log: DeliveryLog
  metrics?: Metrics | undefined
  /** Kinds whose jobs run side by side. */
  together?: readonly JobKind[] | undefined
}

/** Runs all due jobs once, one after another. A job that throws fails the test. */
export const runDueJobs = async ({ ctx, db, log, metrics, together = [] }: Deps): Promise<number> => {
  const now = () => new Date(ctx.clock.nowMs())
  const handlers = jobHandlers(ctx, log, metrics)
  const jobs = await claimJobs(db, { kinds: jobKinds, limit: 100, leaseMs: 120_000, now: now() })
  const run = async (job: (typeof jobs)[number]): Promise<void> => {
    const laterMs = await handlers[job.kind as JobKind](job.payload as Readonly<Record<string, string>>)
    if (laterMs === undefined) await completeJob(db, { ...job, now: now() })
    else await rescheduleJob(db, { ...job, runAt: new Date(ctx.clock.nowMs() + laterMs) })
  }
  const isTogether = ({ kind }: { kind: string }) => together.includes(kind as JobKind)
  for (const job of jobs) if (!isTogether(job)) await run(job)
  await Promise.all(jobs.filter(isTogether).map(run))
  return jobs.length
}
