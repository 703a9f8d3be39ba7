import { sql } from 'kysely'

import { type Moment, momentOf, laterThan } from './moment.ts'
import { queueOf, type Queueable } from './queueable.ts'
import type { QueueTables } from './tables.ts'

/** The longest delay of a job: the last waits of a webhook are a day each. */
const longestWaitMs = 25 * 60 * 60_000
/**
 * Reconciliation waits an hour at most. The check of a declined wallet payment waits up to a day; running it early is
 * harmless.
 */
const longestReconcileMs = 61 * 60_000

/**
 * Makes jobs due now whose delay is longer than that of any kind of job: they were written by a clock that was ahead
 * and has been corrected since. A job that runs too early is postponed again. Returns their number.
 */
export async function pullBackJobs<Tables extends QueueTables>(
  db: Queueable<Tables>,
  { now }: { now: Moment },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs set run_at = ${momentOf(now)}
    where done_at is null and dead_at is null and (
      run_at > ${momentOf(laterThan(now, longestWaitMs))}
      or (kind in ('transfer.reconcile', 'conversion.reconcile', 'bridge.reconcile')
        and run_at > ${momentOf(laterThan(now, longestReconcileMs))})
    )`.execute(queueOf(db))
  return Number(numAffectedRows ?? 0)
}
