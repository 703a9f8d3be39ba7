import { type Context, finishRemovals, keptDays, reconcileBooks } from '@rialto/core'
import { defined } from '@rialto/defined'
import {
  claimJobs,
  failJob,
  jobCompletions,
  listDueKinds,
  listenForJobs,
  type OwnProcess,
  pruneExpired,
  pruneTeam,
  rescheduleJob,
  rollUpSessions,
  rollUpTransfers,
  sealAccountNames,
  type Sealer,
  storeTime,
} from '@rialto/store'
import type { Logger } from 'pino'
import { refreshLists } from './composeScreening.ts'
import type { Storage } from './composeStorage.ts'
import type { Config } from './config.ts'
import { jobHandlers } from './jobs/jobHandlers.ts'
import { type JobQueue, startJobWorker } from './jobs/jobWorker.ts'
import { watchAuditLogs } from './team/watchAuditLogs.ts'
import { startPeriodicJob } from './jobs/startPeriodicJob.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import { traceJobs } from './tracing/traceJobs.ts'
import type { Tracing } from './tracing/tracing.ts'

/** The background work of a server. */
export interface Workers {
  stop(): Promise<void>
}

interface Work {
  config: Config
  ctx: Context
  storage: Storage
  vault: Sealer
  self: OwnProcess
  aheadMs: () => number
  log: Logger
  counters: Metrics | undefined
  tracing: Tracing | undefined
}

/** Starts the job worker and the periodic jobs. */
export const startWorkers = (work: Work): Workers => {
  const jobs = [startQueueWorker(work), ...startCleaning(work), ...startChecks(work), ...startRollUp(work)]
  return {
    stop: async () => {
      await Promise.all(jobs.map(job => job.stop()))
    },
  }
}

const requestLogMs = keptDays.requestLog * 24 * 60 * 60_000

const startCleaning = ({ config, ctx, storage, vault, log }: Work): Workers[] => [
  startPeriodicJob(
    async () => {
      await sealAccountNames(storage.workerDb, vault)
      await pruneExpired(storage.workerDb, new Date(ctx.clock.nowMs()))
      await pruneTeam(storage.workerDb, new Date())
      await ctx.store.requestLog.prune(config.environment, ctx.clock.nowMs() - requestLogMs)
    },
    { log, failure: 'deleting expired data failed' },
  ),
  startPeriodicJob(() => finishRemovals(ctx), {
    log,
    failure: 'erasing removed accounts failed',
    everyMs: 60_000,
  }),
]

const startChecks = ({ config, ctx, log }: Work): Workers[] => [
  startPeriodicJob(() => refreshLists(config, ctx, log), {
    log,
    failure: 'refreshing sanctions lists failed',
    everyMs: config.sanctionsRefreshMs,
  }),
  startPeriodicJob(watchAuditLogs(ctx, log), { log, failure: 'verifying the audit logs failed' }),
  startPeriodicJob(() => reconcileBooks(ctx).then(() => undefined), { log, failure: 'reconciling the books failed' }),
]

/** Sums up transfers and Link sessions, in production only. */
const startRollUp = ({ config: { environment }, ctx, storage, log }: Work): Workers[] =>
  environment !== 'production'
    ? []
    : [
        startPeriodicJob(
          async () => {
            const now = new Date(ctx.clock.nowMs())
            await rollUpTransfers(storage.workerDb, environment, now)
            await rollUpSessions(storage.workerDb, environment, now)
          },
          { log, failure: 'summing up transfers and Link sessions failed', everyMs: 10 * 60_000 },
        ),
      ]

const queueOf = ({ ctx, storage: { workerDb: db, url }, self, aheadMs, log }: Work): JobQueue => {
  const now = () => new Date(ctx.clock.nowMs())
  const { moment } = storeTime(ctx.clock.nowMs, aheadMs)
  return {
    listDueKinds: kinds => listDueKinds(db, { kinds, now: moment(ctx.clock.nowMs()) }),
    claim: (kind, leaseMs, { limit, ...lanes }) =>
      claimJobs(db, { kinds: [kind], limit, lanes, leaseMs, now: moment(ctx.clock.nowMs()), ownerId: self.id() }),
    complete: jobCompletions(db, now),
    reschedule: (job, runAtMs, error) => rescheduleJob(db, { ...job, runAt: moment(runAtMs), ...defined({ error }) }),
    giveUp: (job, error) => failJob(db, { ...job, error, now: now() }),
    onWake: wake => listenForJobs(url, wake, log),
  }
}

/** Claims jobs of the queue and runs their handlers. */
const startQueueWorker = (work: Work): Workers => {
  const { ctx, log, counters, tracing } = work
  const stopping = new AbortController()
  const handlers = jobHandlers(ctx, log, counters, stopping.signal)
  const worker = startJobWorker({
    queue: queueOf(work),
    clock: ctx.clock,
    log,
    handlers: tracing ? traceJobs(handlers, tracing) : handlers,
  })
  return {
    stop: async () => {
      stopping.abort()
      await worker.stop()
    },
  }
}
