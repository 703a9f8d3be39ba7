import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import type { Tables } from '../tables.ts'
import { JOBS_CHANNEL } from '../queue/queueable.ts'

/** Makes the reconciliation of the process's unsettled attempts due now. */
const reconcileAbandoned = async (tx: Database<Tables>, id: string, now: Date): Promise<void> => {
  await sql`
    with abandoned as (
      update withdrawal_attempts set abandoned_at = ${now} where owner_id = ${id} and state = 'intended'
      returning transfer_id
    )
    update jobs set run_at = least(run_at, ${now}::timestamptz) from abandoned
    where kind = 'transfer.reconcile' and key = abandoned.transfer_id::text and done_at is null and dead_at is null`.execute(
    tx,
  )
  // The order of a conversion has the transfer's id.
  await sql`
    update jobs set run_at = least(run_at, ${now}::timestamptz) from transfers join orders using (id)
    where transfers.phase = 'converting' and orders.owner_id = ${id}
      and jobs.kind = 'conversion.reconcile' and key = transfers.id::text and done_at is null and dead_at is null`.execute(
    tx,
  )
}

/**
 * Records that a server process has ended and frees its jobs, leases and attempts, so that other processes take them
 * over now. If it is still running, the fences keep it from settling: a job's number, an attempt's state, a
 * connection's version. Returns false and changes nothing if it had ended before, or with `ifLate` if it has sent a
 * heartbeat since.
 */
export const endProcess = (
  db: Database<Tables>,
  { id, now, ifLate = false }: { id: string; now: Date; ifLate?: boolean },
): Promise<boolean> =>
  transaction(db, async tx => {
    const { numAffectedRows } = await sql`
      update server_processes set ended_at = clock_timestamp()
      where id = ${id} and ended_at is null and (not ${ifLate} or alive_until <= clock_timestamp())`.execute(tx)
    if (numAffectedRows !== 1n) return false
    // A job that repeatedly crashes its process backs off.
    await sql`
      update jobs set locked_until = null, owner_id = null,
        run_at = case when attempts < 3 then run_at
          else ${now}::timestamptz + make_interval(secs => least(power(2, least(attempts, 12)), 3600)) end
      where owner_id = ${id} and locked_until is not null and done_at is null and dead_at is null`.execute(tx)
    await sql`update leases set owner_id = null where owner_id = ${id}`.execute(tx)
    await sql`update signing_nonces set owner_id = null where owner_id = ${id}`.execute(tx)
    await sql`
      update bridging_addresses set asked_until = null, asked_by = null where asked_by = ${id} and address is null`.execute(
      tx,
    )
    await sql`update orders set abandoned_at = ${now} where owner_id = ${id} and phase = 'sending'`.execute(tx)
    await reconcileAbandoned(tx, id, now)
    await sql`select pg_notify(${JOBS_CHANNEL}, '')`.execute(tx)
    return true
  })
