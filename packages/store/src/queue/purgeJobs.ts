import { sql } from 'kysely'
import { queueOf, type Queueable } from './queueable.ts'
import type { QueueTables } from './tables.ts'

/** Removes up to `limit` jobs that were completed (not given up) before `doneBefore`; returns how many. */
export async function purgeJobs<Tables extends QueueTables>(
  db: Queueable<Tables>,
  options: { doneBefore: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from jobs where id in (
      select id from jobs where done_at is not null and coalesce(done_at, dead_at) < ${options.doneBefore}
      order by coalesce(done_at, dead_at) limit ${options.limit} for update skip locked
    )`.execute(queueOf(db))
  return Number(numAffectedRows ?? 0)
}
