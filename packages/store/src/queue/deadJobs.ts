import { sql } from 'kysely'

import { queueOf, type Queueable, JOBS_CHANNEL } from './queueable.ts'
import type { QueueTables } from './tables.ts'

/** A job that failed at every attempt and was given up. */
export interface DeadJob {
  id: bigint
  kind: string
  key: string
  attempts: number
  /** Error of the last attempt. */
  error: string
  deadAt: Date
}

/** Longest dead first. */
export async function listDeadJobs<Tables extends QueueTables>(
  db: Queueable<Tables>,
  { limit }: { limit: number },
): Promise<{ items: DeadJob[]; total: number }> {
  const { rows } = await sql<DeadJob & { total: bigint }>`
    select id, kind, key, attempts, coalesce(last_error, '') as error, dead_at as "deadAt", count(*) over () as total
    from jobs where dead_at is not null and done_at is null order by dead_at, id limit ${limit}`.execute(queueOf(db))
  return { items: rows.map(({ total: _, ...job }) => job), total: Number(rows[0]?.total ?? 0) }
}

/**
 * Makes a dead job due now, with a fresh count of attempts; without an id, all of them. If the same work has been
 * enqueued again since, that job replaces the dead one, which is marked as done. Returns how many there were.
 */
export async function reviveJobs<Tables extends QueueTables>(
  db: Queueable<Tables>,
  { id, now }: { id?: bigint | undefined; now: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs set
      done_at = case when replaced.id is not null then ${now}::timestamptz end,
      dead_at = null, run_at = ${now}, attempts = 0
    from jobs as dead left join lateral (
      select other.id from jobs as other
      where other.kind = dead.kind and other.key = dead.key and other.id <> dead.id
        and other.done_at is null and (other.dead_at is null or other.id > dead.id)
      limit 1
    ) as replaced on true
    where jobs.id = dead.id and dead.dead_at is not null and dead.done_at is null
      and (${id ?? null}::bigint is null or dead.id = ${id ?? null}::bigint)`.execute(queueOf(db))
  await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(db)
  return Number(numAffectedRows ?? 0)
}
