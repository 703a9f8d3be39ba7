import type { Kysely, Transaction } from 'kysely'
import type { QueueTables } from './tables.ts'

/** The LISTEN/NOTIFY channel that notifies workers of new jobs. The payload is the job's kind. */
export const JOBS_CHANNEL = 'rialto_jobs'

/**
 * Any database or transaction whose tables include the queue's. Kysely is invariant in its tables, so that a larger
 * set is not assignable to a smaller one; these functions use only their own two.
 */
export type Queueable<Tables extends QueueTables> = Kysely<Tables> | Transaction<Tables>

export function queueOf<Tables extends QueueTables>(db: Queueable<Tables>): Kysely<QueueTables> {
  return db as unknown as Kysely<QueueTables>
}
