import type { Environment } from '@rialto/core'
import { sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { raiseStatementTimeout } from '../database/raiseStatementTimeout.ts'
import { transaction } from '../database/transaction.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { openedSessions } from './openedSessions.ts'

const minuteMs = 60_000
/** The period that one row counts. */
export const countedMs = 10 * minuteMs
/** Most users have finished by then. Younger sessions are not counted but read directly. */
const graceMs = 30 * minuteMs
/** The day that is shown, and the ten minutes in which it begins. */
const keptMs = 24 * 60 * minuteMs + 2 * countedMs

/**
 * Recounts the progress of the last day's sessions, because sessions continue and transfers succeed after they were
 * counted. In production only, because the sandbox's clock can be moved.
 */
export const rollUpSessions = async (db: Database<Tables>, environment: Environment, now: Date): Promise<void> => {
  const to = new Date(Math.floor((now.getTime() - graceMs) / countedMs) * countedMs)
  const from = new Date(to.getTime() - keptMs)
  const clients = await db
    .selectFrom('clients')
    .select('id')
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('link_sessions')
          .select('link_sessions.id')
          .whereRef('link_sessions.client_id', '=', 'clients.id')
          .where('link_sessions.environment', '=', environment)
          .where('consumed_at', '>=', from),
      ),
    )
    .execute()
  for (const { id } of clients) await countAgain(db, { clientId: id, environment }, { from, to })
  await db
    .deleteFrom('link_session_counts')
    .where('environment', '=', environment)
    .where('opened_from', '<', from)
    .execute()
}

/** A second server waits, and then finds the count done. */
const countAgain = (
  db: Database<Tables>,
  scope: { clientId: string; environment: Environment },
  { from, to }: { from: Date; to: Date },
): Promise<void> =>
  transaction(db, async tx => {
    const { clientId, environment } = scope
    const moved = await tx
      .insertInto('link_session_counts_until')
      .values({ client_id: clientId, environment, until: to })
      .onConflict(conflict =>
        conflict
          .columns(['client_id', 'environment'])
          .doUpdateSet({ until: to })
          .where('link_session_counts_until.until', '<', to),
      )
      .executeTakeFirst()
    if (moved.numInsertedOrUpdatedRows === 0n) return
    // A day of a client with many sessions takes longer than a request may.
    await raiseStatementTimeout(tx, 300_000)
    await scoped(tx, { clientId, environment }).deleteFrom('link_session_counts').execute()
    const counted = openedSessions(tx, scope, { from, to })
      .select(sql<Date>`date_bin(${`${countedMs} milliseconds`}::interval, consumed_at, 'epoch')`.as('opened_from'))
      .groupBy('opened_from')
    await sql`insert into link_session_counts (client_id, environment, page, opened, connected, previewed, sent, succeeded, opened_from)
      select ${clientId}, ${environment}, counted.* from (${counted}) counted`.execute(tx)
  })
