import { sql } from 'kysely'

import { type Moment, momentOf, laterThan } from './moment.ts'
import { queueOf, type Queueable } from './queueable.ts'
import type { QueueTables } from './tables.ts'

/** No job is put off for longer: the last waits of a webhook are a day each. */
const longestWaitMs = 25 * 60 * 60_000
/** Of what follows money, an hour; a look at a wallet's payment that was declined comes after a day at most. */
const longestReconcileMs = 61 * 60_000

/**
 * Makes due now what is put off for longer than any job ever is: a clock stood ahead when it was written, and was set back since. A job that
 * comes too early looks and is put off again. Answers how many there were.
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
