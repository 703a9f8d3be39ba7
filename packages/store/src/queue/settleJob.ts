import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { queueOf, type Queueable } from './queueable.ts'
import type { QueueTables } from './tables.ts'

/** What a worker must show to have a say: the fence that its claim returned. */
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
 * The job is done (or, if it was asked for again meanwhile, due again with a fresh count of attempts). False: another worker has
 * taken it over, nothing was changed; roll back what was done for it in this transaction.
 */
export function completeJob<Tables extends QueueTables>(
  db: Queueable<Tables>,
  claim: JobClaim & { now: Date },
): Promise<boolean> {
  return settle(
    db,
    claim,
    sql`done_at = case when again_at is null then ${claim.now}::timestamptz end, run_at = coalesce(again_at, run_at),
      attempts = case when again_at is null then attempts else 0 end,
      again_at = null, locked_until = null, last_error = null`,
  )
}

/**
 * The job is due at `runAt`, or earlier when it was asked for again. An error is kept; without one the attempts are counted
 * afresh. False as in completeJob.
 */
export function rescheduleJob<Tables extends QueueTables>(
  db: Queueable<Tables>,
  claim: JobClaim & { runAt: Date; error?: string },
): Promise<boolean> {
  return settle(
    db,
    claim,
    sql`run_at = least(${claim.runAt}::timestamptz, again_at), again_at = null, locked_until = null,
      attempts = case when ${claim.error === undefined} then 0 else attempts end,
      last_error = ${claim.error?.slice(0, ERROR_LIMIT) ?? null}`,
  )
}

/**
 * The job is given up, and kept to be looked at and revived (reviveJobs); its key is free again. False as in completeJob.
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
