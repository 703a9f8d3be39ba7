import type { Environment } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import type { Tables } from '../tables.ts'
import { endedByHour } from './endedByHour.ts'

const hourMs = 60 * 60_000
/** Longer than any transaction takes to commit the end of a transfer. */
const graceMs = 10 * 60_000
const keptMs = 8 * 24 * hourMs

/**
 * Sums up completed hours, each in its own transaction. A second server waits, and then finds the hour done. In
 * production only: the sandbox's clock can be moved, so that its hours are never complete.
 */
export const rollUpTransfers = async (db: Database<Tables>, environment: Environment, now: Date): Promise<void> => {
  const end = Math.floor((now.getTime() - graceMs) / hourMs) * hourMs
  const oldest = end - keptMs
  await db
    .insertInto('transfer_hours_until')
    .values({ environment, until: new Date(oldest) })
    .onConflict(conflict => conflict.column('environment').doNothing())
    .execute()
  while (await rollUpHour(db, environment, { oldest, end })) continue
  await db
    .deleteFrom('transfer_hours')
    .where('environment', '=', environment)
    .where('hour', '<', new Date(oldest))
    .execute()
}

const sumUp = async (tx: Database<Tables>, environment: Environment, hour: { from: Date; to: Date }): Promise<void> => {
  const clients = await tx.selectFrom('clients').select('id').execute()
  for (const { id: clientId } of clients)
    await sql`insert into transfer_hours (client_id, environment, hour, type, succeeded, failed, volume_usd, median_seconds)
      select ${clientId}, ${environment}, ended.* from (${endedByHour(tx, { clientId, environment }, hour)}) ended`.execute(
      tx,
    )
}

/** False if all hours are done. */
const rollUpHour = (
  db: Database<Tables>,
  environment: Environment,
  { oldest, end }: { oldest: number; end: number },
): Promise<boolean> =>
  transaction(db, async tx => {
    const { until } = await tx
      .selectFrom('transfer_hours_until')
      .select('until')
      .where('environment', '=', environment)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const from = Math.max(until.getTime(), oldest)
    if (from >= end) return false
    const hour = { from: new Date(from), to: new Date(from + hourMs) }
    await sumUp(tx, environment, hour)
    await tx
      .updateTable('transfer_hours_until')
      .set({ until: hour.to })
      .where('environment', '=', environment)
      .execute()
    return true
  })
