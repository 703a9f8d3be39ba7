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
   * False skips the notification, because PostgreSQL serializes the commits of notifying transactions, and a job that is not due
   * would cost each worker a claim in vain; idle workers then find the job by polling. Default true.
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
  const [written] = await write(tx, [job], job.wake)
  if (!written) throw new Error('An upsert always returns its row')
  return written
}

const BATCH = 1_000

/** Enqueues many jobs with different kinds or keys, with one notification for each kind of a batch that wakes workers. */
export async function enqueueJobs<Tables extends QueueTables>(
  tx: Queueable<Tables>,
  jobs: readonly NewJob[],
): Promise<void> {
  for (let from = 0; from < jobs.length; from += BATCH) {
    const batch = jobs.slice(from, from + BATCH)
    await write(
      tx,
      batch,
      batch.some(({ wake }) => wake !== false),
    )
  }
}

/** One statement, the notification included: most changes of a transfer enqueue a job. */
const write = async <Tables extends QueueTables>(tx: Queueable<Tables>, jobs: readonly NewJob[], wake = true) => {
  const rows = jobs.map(
    ({ kind, key, payload, runAt }) =>
      sql`(${kind}, ${key}, ${JSON.stringify(payload ?? null)}::jsonb, ${momentOf(runAt)})`,
  )
  const { rows: written } = await sql<{ id: bigint; created: boolean }>`
    with written as (
      insert into jobs (kind, key, payload, run_at)
      values ${sql.join(rows)}
      on conflict (kind, key) where done_at is null and dead_at is null do update set
        payload = excluded.payload,
        run_at = case when jobs.locked_until is null then least(jobs.run_at, excluded.run_at) else jobs.run_at end,
        again_at = case when jobs.locked_until is null then null else least(jobs.again_at, excluded.run_at) end
      returning id, kind, xmax = 0 as created
    ), woken as materialized (
      select pg_notify(${JOBS_CHANNEL}, kind) from (select distinct kind from written) as kinds where ${wake}
    )
    -- The condition is always true: it makes PostgreSQL evaluate the notifications.
    select id, created from written where (select count(*) from woken) >= 0`.execute(queueOf(tx))
  return written
}
