import { sql } from 'kysely'
import { queueOf, type Queueable } from './queueable.ts'
import { laterThan, type Moment, momentOf } from './moment.ts'
import type { QueueTables } from './tables.ts'

interface LeaseClaim {
  name: string
  fence: bigint
}

/**
 * Acquires the lease if it is free or expired, and returns its fence, which is larger than every earlier one of that
 * name. Undefined while it is held, even by the same owner: of two refreshes in one process only one may run.
 */
export async function acquireLease<Tables extends QueueTables>(
  db: Queueable<Tables>,
  lease: { name: string; ownerId: string; ttlMs: number; now: Moment },
): Promise<bigint | undefined> {
  const { name, ownerId, now } = lease
  const { rows } = await sql<{ fence: bigint }>`
    insert into leases (name, owner_id, fence, expires_at)
    values (${name}, ${ownerId}, 1, ${momentOf(laterThan(now, lease.ttlMs))})
    on conflict (name) do update set
      owner_id = excluded.owner_id, fence = leases.fence + 1, expires_at = excluded.expires_at
    where leases.owner_id is null or leases.expires_at <= ${momentOf(now)}
    returning fence`.execute(queueOf(db))
  return rows[0]?.fence
}

/** Releases the lease. Returns false and changes nothing if it is no longer ours. */
export async function releaseLease<Tables extends QueueTables>(
  db: Queueable<Tables>,
  lease: LeaseClaim,
): Promise<boolean> {
  // The row stays: it remembers the fence.
  const { numAffectedRows } = await sql`
    update leases set owner_id = null
    where name = ${lease.name} and fence = ${lease.fence} and owner_id is not null`.execute(queueOf(db))
  return numAffectedRows === 1n
}
