import { type Expression, sql, type SqlBool } from 'kysely'
import { laterThan, type Moment, momentOf } from './moment.ts'
import { queueOf, type Queueable } from './queueable.ts'
import type { QueueTables } from './tables.ts'

/** A claimed job: ours until `lockedUntil`, and after that until another worker claims it. */
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

/** Maximum number of running jobs per lane (`payload.lane`). Jobs without a lane are not limited. */
interface LaneLimit {
  perLane: number
  /** Number of the caller's running jobs, by lane. */
  underWay: ReadonlyMap<string, number>
}

interface ClaimOptions {
  kinds: readonly string[]
  limit: number
  leaseMs: number
  now: Moment
  lanes?: LaneLimit
  ownerId?: string | undefined
}

const MAX_ROWS = 500
/**
 * Number of due jobs that a claim considers to find lanes with room. Each claim fills lanes, and the next one skips
 * the full ones.
 */
const WINDOW = 500

/**
 * Claims up to `limit` (at most 500) due jobs of the kinds, the longest due first; with `lanes`, no more of each lane
 * than it has room for. Jobs with an expired lease are due again; for those of an ended process see endProcess.
 * Concurrent callers never get the same job, and never wait for one another.
 */
export async function claimJobs<Tables extends QueueTables>(
  db: Queueable<Tables>,
  options: ClaimOptions,
): Promise<ClaimedJob[]> {
  const { kinds, lanes } = options
  const now = momentOf(options.now)
  const limit = Math.min(options.limit, MAX_ROWS)
  if (kinds.length === 0 || limit < 1) return []
  const lockedUntil = momentOf(laterThan(options.now, options.leaseMs))
  const isDue = sql<SqlBool>`done_at is null and dead_at is null and run_at <= ${now}
    and (locked_until is null or locked_until <= ${now}) and kind = any(${[...kinds]}::text[])`
  // The CTE is computed once: as a subquery the planner might run it again and lock more than the limit. The same
  // applies to the array: as a subquery it was run again for each due job when the planner assumed an empty table.
  const { rows } = await sql<ClaimedJob>`
    with due as materialized (
      select id from jobs where ${isDue} ${lanes ? sql`and id = any(array(${withinLanes(isDue, lanes)}))` : sql``}
      order by run_at, id limit ${limit} for update skip locked
    )
    update jobs set locked_until = ${lockedUntil}, fence = fence + 1, attempts = attempts + 1, again_at = null,
      owner_id = ${options.ownerId ?? null}
    from due where jobs.id = due.id
    returning jobs.id, kind, key, payload, run_at as "runAt", attempts, fence,
      locked_until as "lockedUntil", last_error as "lastError"`.execute(queueOf(db))
  return rows.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || (a.id < b.id ? -1 : 1))
}

/** The kinds that have due jobs: one statement for all of them, so that a poll of an idle queue costs one. */
export async function listDueKinds<Tables extends QueueTables>(
  db: Queueable<Tables>,
  { kinds, now }: { kinds: readonly string[]; now: Moment },
): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from unnest(${[...kinds]}::text[]) as asked (kind) where exists (
      select from jobs where jobs.kind = asked.kind and done_at is null and dead_at is null and run_at <= ${momentOf(now)}
        and (locked_until is null or locked_until <= ${momentOf(now)})
    )`.execute(queueOf(db))
  return rows.map(({ kind }) => kind)
}

/** The longest due jobs whose lanes have room. */
const withinLanes = (isDue: Expression<SqlBool>, { perLane, underWay }: LaneLimit) => {
  const full = [...underWay].filter(([, count]) => count >= perLane).map(([lane]) => lane)
  return sql`
    select placed.id from (
      select waiting.id, waiting.lane,
        row_number() over (partition by waiting.lane order by waiting.run_at, waiting.id) + coalesce(busy.count, 0) as place
      from (
        select id, run_at, payload ->> 'lane' as lane from jobs
        where ${isDue} and (payload ->> 'lane' is null or payload ->> 'lane' <> all(${full}::text[]))
        order by run_at, id limit ${WINDOW}
      ) as waiting
      left join unnest(${[...underWay.keys()]}::text[], ${[...underWay.values()]}::int[]) as busy (lane, count)
        on busy.lane = waiting.lane
    ) as placed
    where placed.lane is null or placed.place <= ${perLane}`
}
