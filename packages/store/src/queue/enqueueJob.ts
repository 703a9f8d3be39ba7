import { sql } from 'kysely'
import { type Moment, momentOf } from './moment.ts'
import { JOBS_CHANNEL, type Queueable, queueOf } from './queueable.ts'
import type { QueueTables } from './tables.ts'

interface NewJob {
  kind: string
  /** Of the jobs of one kind and key only one is unfinished at any time. */
  key: string
  /** Any JSON value. Amounts as strings, because JSON numbers lose digits. */
  payload: unknown
  runAt: Moment
  /**
   * False skips the notification, because PostgreSQL serializes the commits of notifying transactions; idle workers
   * then find the job by polling. Default true.
   */
  wake?: boolean
}

/**
 * Writes the job in the caller's transaction, so that it is committed or rolled back together with the caller's
 * changes; workers are woken on commit. An unfinished job of the same kind and key gets this payload and the earlier
 * of the two times. If it is running now, it runs a second time afterwards, because it may not see the new payload.
 */
export async function enqueueJob<Tables extends QueueTables>(
  tx: Queueable<Tables>,
  job: NewJob,
): Promise<{ id: bigint; created: boolean }> {
  const [written] = await write(tx, [job])
  if (job.wake !== false) await sql`select pg_notify(${JOBS_CHANNEL}, ${job.kind})`.execute(tx)
  if (!written) throw new Error('An upsert always returns its row')
  return written
}

const BATCH = 1_000

/** Enqueues many jobs with different kinds or keys, with one notification. */
export async function enqueueJobs<Tables extends QueueTables>(
  tx: Queueable<Tables>,
  jobs: readonly Omit<NewJob, 'wake'>[],
): Promise<void> {
  for (let from = 0; from < jobs.length; from += BATCH) await write(tx, jobs.slice(from, from + BATCH))
  for (const kind of new Set(jobs.map(job => job.kind)))
    await sql`select pg_notify(${JOBS_CHANNEL}, ${kind})`.execute(tx)
}

const write = async <Tables extends QueueTables>(tx: Queueable<Tables>, jobs: readonly NewJob[]) => {
  const rows = jobs.map(
    ({ kind, key, payload, runAt }) =>
      sql`(${kind}, ${key}, ${JSON.stringify(payload ?? null)}::jsonb, ${momentOf(runAt)})`,
  )
  const { rows: written } = await sql<{ id: bigint; created: boolean }>`
    insert into jobs (kind, key, payload, run_at)
    values ${sql.join(rows)}
    on conflict (kind, key) where done_at is null and dead_at is null do update set
      payload = excluded.payload,
      run_at = case when jobs.locked_until is null then least(jobs.run_at, excluded.run_at) else jobs.run_at end,
      again_at = case when jobs.locked_until is null then null else least(jobs.again_at, excluded.run_at) end
    returning id, xmax = 0 as created`.execute(queueOf(tx))
  return written
}
