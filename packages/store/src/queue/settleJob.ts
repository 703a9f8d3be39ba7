import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { type Moment, momentOf } from './moment.ts'
import { queueOf, type Queueable } from './queueable.ts'
import type { QueueTables } from './tables.ts'

/** Proof of a claim: the fence that claiming the job returned. */
interface JobClaim {
  id: bigint
  fence: bigint
}

const ERROR_LIMIT = 2_000

/** Only the latest claimer's fence matches, and only until the job is settled (which clears the lock). */
const held = ({ id, fence }: JobClaim): Expression<SqlBool> =>
  sql<SqlBool>`id = ${id} and fence = ${fence} and locked_until is not null and done_at is null and dead_at is null`

async function settle<Tables extends QueueTables>(
  db: Queueable<Tables>,
  claim: JobClaim,
  changes: RawBuilder<unknown>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update jobs set ${changes}, owner_id = null where ${held(claim)}`.execute(
    queueOf(db),
  )
  return numAffectedRows === 1n
}

/**
 * Marks the job as done (or, if it was enqueued again in the meantime, as due with a fresh count of attempts). Returns
 * false and changes nothing if another worker has taken it over: then roll back this transaction.
 */
export function completeJob<Tables extends QueueTables>(
  db: Queueable<Tables>,
  claim: JobClaim & { now: Date },
): Promise<boolean> {
  return settle(db, claim, completed(claim.now))
}

const completed = (now: Date): RawBuilder<unknown> =>
  sql`done_at = case when again_at is null then ${now}::timestamptz end, run_at = coalesce(again_at, run_at),
    attempts = case when again_at is null then attempts else 0 end,
    again_at = null, locked_until = null, last_error = null`

/** completeJob for many jobs in one statement. Returns the ids of those that the caller still held. */
async function completeJobs<Tables extends QueueTables>(
  db: Queueable<Tables>,
  claims: readonly JobClaim[],
  now: Date,
): Promise<ReadonlySet<bigint>> {
  const ids = claims.map(({ id }) => id)
  const fences = claims.map(({ fence }) => fence)
  // In the order of their ids, so that two servers that complete some of the same jobs cannot deadlock.
  const { rows } = await sql<{ id: bigint }>`
    with held as materialized (
      select jobs.id from jobs
      join unnest(${ids}::bigint[], ${fences}::bigint[]) as claim (id, fence) on claim.id = jobs.id and claim.fence = jobs.fence
      where locked_until is not null and done_at is null and dead_at is null
      order by jobs.id for update of jobs
    )
    update jobs set ${completed(now)}, owner_id = null from held where jobs.id = held.id
    returning jobs.id`.execute(queueOf(db))
  return new Set(rows.map(({ id }) => id))
}

const completeAll = async <Tables extends QueueTables>(
  db: Queueable<Tables>,
  claims: readonly JobClaim[],
  now: Date,
): Promise<ReadonlySet<bigint>> => {
  const [first, ...others] = claims
  if (!first || others.length > 0) return completeJobs(db, claims, now)
  return new Set((await completeJob(db, { ...first, now })) ? [first.id] : [])
}

interface Completion {
  claim: JobClaim
  resolve(done: boolean): void
  reject(error: unknown): void
}

const COMPLETIONS = 500

const settleBatch = async <Tables extends QueueTables>(
  db: Queueable<Tables>,
  batch: readonly Completion[],
  now: Date,
): Promise<void> => {
  try {
    const claims = batch.map(({ claim }) => claim)
    const done = await completeAll(db, claims, now)
    for (const { claim, resolve } of batch) resolve(done.has(claim.id))
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

/**
 * completeJob for a worker with many running jobs: completions that arrive while a statement runs are batched into the
 * next one. A single completion is written at once.
 */
export function jobCompletions<Tables extends QueueTables>(
  db: Queueable<Tables>,
  now: () => Date,
): (claim: JobClaim) => Promise<boolean> {
  const waiting: Completion[] = []
  let isWriting = false
  const write = async (): Promise<void> => {
    isWriting = true
    while (waiting.length > 0) await settleBatch(db, waiting.splice(0, COMPLETIONS), now())
    isWriting = false
  }
  return claim =>
    new Promise((resolve, reject) => {
      waiting.push({ claim, resolve, reject })
      if (!isWriting) void write()
    })
}

/**
 * Makes the job due at `runAt`, or earlier if it was enqueued again in the meantime. Stores the error; without one the
 * attempts are counted afresh. False as in completeJob.
 */
export function rescheduleJob<Tables extends QueueTables>(
  db: Queueable<Tables>,
  claim: JobClaim & { runAt: Moment; error?: string },
): Promise<boolean> {
  return settle(
    db,
    claim,
    sql`run_at = least(${momentOf(claim.runAt)}, again_at), again_at = null, locked_until = null,
      attempts = case when ${claim.error === undefined} then 0 else attempts end,
      last_error = ${claim.error?.slice(0, ERROR_LIMIT) ?? null}`,
  )
}

/**
 * Gives the job up, and keeps it to be inspected and revived (reviveJobs); its key is free again. False as in
 * completeJob.
 */
export function failJob<Tables extends QueueTables>(
  db: Queueable<Tables>,
  claim: JobClaim & { error: string; now: Date },
): Promise<boolean> {
  return settle(
    db,
    claim,
    sql`dead_at = ${claim.now}::timestamptz, locked_until = null, again_at = null, last_error = ${claim.error.slice(0, ERROR_LIMIT)}`,
  )
}
