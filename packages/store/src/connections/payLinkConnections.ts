import { type Environment, openOrderPhases, type Scope } from '@rialto/core'
import { type ExpressionBuilder, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { openPhases } from '../transfers/transferColumns.ts'
import { hide, lockConnection } from './removeConnection.ts'

/**
 * Connections of pay links that have paid or whose session has ended, and that have no activity in progress or
 * watched; and those taken from their session but not retired yet.
 */
export const listSpent = async (
  db: Database<Tables>,
  environment: Environment,
  now: Date,
): Promise<{ scope: Scope; id: string }[]> => {
  const rows = await db
    .selectFrom('connections')
    .select(['id', 'client_id', 'environment'])
    .where('environment', '=', environment)
    .where('link_session_id', 'is not', null)
    .where('retired_at', 'is', null)
    .where(eb =>
      eb.or([eb('payer_ended_at', 'is not', null), eb.and([eb('removed_at', 'is', null), isSpent(eb, now)])]),
    )
    .execute()
  return rows.map(row => ({ scope: scopeOf(row), id: row.id }))
}

/** Takes the account from its session. Waits for a concurrent execute; false if that has begun to pay. */
export const endPayer = async (
  tx: Database<Tables>,
  scope: Scope,
  id: string,
  { at, sealedNothing }: { at: Date; sealedNothing: Buffer },
): Promise<boolean> => {
  await lockConnection(tx, scope, id)
  const found = await tx
    .selectFrom('connections')
    .select('payer_ended_at')
    .where('id', '=', id)
    .where('link_session_id', 'is not', null)
    .where(eb => eb.or([eb('payer_ended_at', 'is not', null), eb.and([eb('removed_at', 'is', null), isSpent(eb, at)])]))
    .executeTakeFirst()
  if (!found) return false
  if (found.payer_ended_at !== null) return true
  await hide(tx, id, { at, sealedNothing })
  await tx.updateTable('connections').set({ payer_ended_at: at }).where('id', '=', id).execute()
  return true
}

/** Erases all credentials of the account. */
export const retire = async (
  db: Database<Tables>,
  scope: Scope,
  id: string,
  { at, sealedCredentials }: { at: Date; sealedCredentials: Buffer },
): Promise<void> => {
  await scoped(db, scope)
    .updateTable('connections')
    .set(eb => ({ sealed_credentials: sealedCredentials, retired_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('payer_ended_at', 'is not', null)
    .execute()
}

const isSpent = (eb: ExpressionBuilder<Tables, 'connections'>, now: Date) =>
  eb.and([
    eb.not(
      eb.exists(
        eb
          .selectFrom('transfers')
          .select('transfers.id')
          .whereRef('transfers.connection_id', '=', 'connections.id')
          .where(one =>
            one.or([
              one('transfers.phase', 'in', openPhases),
              one.and([one('transfers.watch_until', '>', now), one('transfers.found_late_at', 'is', null)]),
            ]),
          ),
      ),
    ),
    eb.not(
      eb.exists(
        eb
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.connection_id', '=', 'connections.id')
          .where('orders.phase', 'in', openOrderPhases),
      ),
    ),
    eb.or([
      eb.exists(
        eb
          .selectFrom('transfers')
          .select('transfers.id')
          .whereRef('transfers.connection_id', '=', 'connections.id')
          .where('transfers.phase', '=', 'settled'),
      ),
      sql<boolean>`not exists (select from link_sessions where link_sessions.id = connections.link_session_id
        and exit is null and session_expires_at > ${now})`,
    ]),
  ])
