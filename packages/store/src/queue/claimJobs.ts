import { sql } from 'kysely'
import { queueOf, type Queueable } from './queueable.ts'
import type { QueueTables } from './tables.ts'

/** A job that is ours until `lockedUntil`, as long as nobody claims it after that. */
export interface ClaimedJob {
  id: bigint
  kind: string
  key: string
  payload: unknown
  runAt: Date
  /** This claim included. */
  attempts: number
  fence: bigint
  lockedUntil: Date
  lastError: string | null
}

const MAX_ROWS = 100

/**
 * Claims up to `limit` (at most 100) due jobs of the kinds, the longest due first. Jobs whose worker let its lease run out are
 * due again. Callers at the same time never get the same job, and never wait for one another.
 */
export async function claimJobs<Tables extends QueueTables>(
  db: Queueable<Tables>,
  options: { kinds: readonly string[]; limit: number; leaseMs: number; now: Date },
): Promise<ClaimedJob[]> {
  const { kinds, now } = options
  const limit = Math.min(options.limit, MAX_ROWS)
  if (kinds.length === 0 || limit < 1) return []
  const lockedUntil = new Date(now.getTime() + options.leaseMs)
  // The CTE is computed once: as a subquery the planner might run it again and lock more than the limit.
  const { rows } = await sql<ClaimedJob>`
    with due as materialized (
      select id from jobs
      where done_at is null and dead_at is null and run_at <= ${now}
        and (locked_until is null or locked_until <= ${now}) and kind = any(${[...kinds]}::text[])
      order by run_at, id limit ${limit} for update skip locked
    )
    update jobs set locked_until = ${lockedUntil}, fence = fence + 1, attempts = attempts + 1, again_at = null
    from due where jobs.id = due.id
    returning jobs.id, kind, key, payload, run_at as "runAt", attempts, fence,
      locked_until as "lockedUntil", last_error as "lastError"`.execute(queueOf(db))
  return rows.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || (a.id < b.id ? -1 : 1))
}
