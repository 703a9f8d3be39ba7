import type { RemovalTerms, Scope, UserRepository } from '@rialto/core'
import { defined } from '@rialto/defined'
import { sql } from 'kysely'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { transaction } from '../database/transaction.ts'
import { eraseRemovedRequests } from '../paymentRequests/eraseRemovedRequests.ts'
import { erasePayouts } from '../payouts/erasePayouts.ts'
import { scopeOf } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { eraseTransfers, hasUnsentEvents } from '../transfers/eraseTransfers.ts'

type Terms = RemovalTerms & { watchMs: number }

export const userRepository = (db: Database<Tables>, digests: Digests): UserRepository => ({
  async read(scope, userId) {
    const sessions = await scoped(db, scope)
      .selectFrom('link_sessions')
      .select(['id', 'request'])
      .where(isOf(userId))
      .execute()
    const wallets = await scoped(db, scope)
      .selectFrom('wallet_verifications')
      .select(['address', 'network_type', 'message', 'verified_at'])
      .where('user_id', '=', userId)
      .execute()
    const addresses = await scoped(db, scope)
      .selectFrom('bridging_addresses')
      .select(['transaction_id', 'destination_address', 'address', 'created_at'])
      .where('user_id', '=', userId)
      .execute()
    const reads = await scoped(db, scope)
      .selectFrom('connections')
      .innerJoin('portfolio_reads', 'portfolio_reads.connection_id', 'connections.id')
      .select(['connection_id', 'kind', 'as_of', 'rows'])
      .where('user_id', '=', userId)
      .execute()
    const requests = await scoped(db, scope)
      .selectFrom('link_sessions')
      .innerJoin('logged_requests', 'logged_requests.link_session_id', 'link_sessions.id')
      .select(['link_session_id', 'operation', 'subject', 'status', 'error_type', 'at'])
      .where(isOf(userId))
      .orderBy('logged_requests.id')
      .execute()
    const orders = await scoped(db, scope)
      .selectFrom('connections')
      .innerJoin('orders', 'orders.connection_id', 'connections.id')
      .select(['connection_id', 'side', 'symbol', 'payment_symbol', 'amount', 'phase', 'orders.created_at'])
      .where('user_id', '=', userId)
      .orderBy('orders.created_at')
      .execute()
    return {
      linkSessions: sessions,
      linkRequests: requests.map(row => ({
        linkSessionId: row.link_session_id ?? '',
        operation: row.operation,
        subject: row.subject ?? undefined,
        status: row.status,
        errorType: row.error_type ?? undefined,
        atMs: row.at.getTime(),
      })),
      orders: orders.map(row => ({
        connectionId: row.connection_id,
        side: row.side,
        symbol: row.symbol,
        paymentSymbol: row.payment_symbol,
        amount: row.amount,
        phase: row.phase,
        createdAtMs: row.created_at.getTime(),
      })),
      walletVerifications: wallets.map(({ address, network_type: networkType, message, verified_at: at }) => ({
        address,
        networkType,
        message,
        verifiedAtMs: at.getTime(),
      })),
      bridgingAddresses: addresses.map(row => ({
        transactionId: row.transaction_id,
        destinationAddress: row.destination_address,
        address: row.address ?? undefined,
        createdAtMs: row.created_at.getTime(),
      })),
      portfolioReads: reads.map(({ connection_id: connectionId, kind, as_of: at, rows }) => ({
        connectionId,
        kind,
        asOfMs: at.getTime(),
        rows,
      })),
    }
  },

  erase: (scope, userId, atMs) =>
    transaction(db, async tx => {
      await eraseViews(tx, scope, userId)
      await eraseVisits(tx, scope, userId)
      await erasePayouts(tx, digests, scope, userId)
      for (const table of ['bridging_addresses', 'payment_requests'] as const)
        await tx
          .updateTable(table)
          .set({ removed_at: sql<Date>`coalesce(removed_at, ${new Date(atMs)})` })
          .where('client_id', '=', scope.clientId)
          .where('environment', '=', scope.environment)
          .where('user_id', '=', userId)
          .execute()
    }),

  eraseAddresses: (scope, userId, terms) => transaction(db, tx => eraseAddresses(tx, digests, scope, userId, terms)),

  erasePaymentRequests: (scope, userId, terms) =>
    transaction(db, tx => eraseRemovedRequests(tx, digests, { scope, userId }, terms)),

  async listNoted(environment) {
    const listOf = (table: 'bridging_addresses' | 'payment_requests') =>
      db
        .selectFrom(table)
        .select(['client_id', 'environment', 'user_id'])
        .where('environment', '=', environment)
        .where('removed_at', 'is not', null)
    const users = await listOf('bridging_addresses').union(listOf('payment_requests')).execute()
    return users.map(row => ({ scope: scopeOf(row), userId: row.user_id }))
  },

  async listRetained(scope) {
    const rows = await scoped(db, scope).selectFrom('retained_transfers').selectAll().orderBy('finished_at').execute()
    return rows.map(row => ({
      id: row.id,
      type: row.type,
      symbol: row.symbol,
      networkId: row.network_id,
      amount: row.amount,
      fee: row.fee,
      priceUsd: row.price_usd,
      transferType: row.transfer_type,
      phase: row.phase,
      createdAtMs: row.created_at.getTime(),
      finishedAtMs: row.finished_at.getTime(),
      pruneAtMs: row.prune_at.getTime(),
      ...defined({ hash: row.hash ?? undefined }),
    }))
  },
})

const isOf = (userId: string) => sql<boolean>`request->>'userId' = ${userId}`

/** All except those about a transfer or a payment request, which are erased with it. */
const eraseEvents = (tx: Database<Tables>, scope: Scope, userId: string): Promise<{ id: string }[]> =>
  scoped(tx, scope)
    .deleteFrom('webhook_events')
    .where('transfer_id', 'is', null)
    .where('type', '<>', 'connection.removed')
    .where(sql<boolean>`type not like 'paymentRequest.%' and type not like 'refund.%'`)
    .where(sql<boolean>`body->>'UserId' = ${userId}`)
    .returning('id')
    .execute()

/** Deletes the views that members have saved to find the user. */
const eraseViews = async (tx: Database<Tables>, scope: Scope, userId: string): Promise<void> => {
  await scoped(tx, scope).deleteFrom('transfer_views').where('find', '=', userId).execute()
}

/** Link sessions with their rows, wallet proofs, and events that name the user and are not about a transfer. */
const eraseVisits = async (tx: Database<Tables>, scope: Scope, userId: string): Promise<void> => {
  const sessions = await scoped(tx, scope).deleteFrom('link_sessions').where(isOf(userId)).returning('id').execute()
  const events = await eraseEvents(tx, scope, userId)
  const keys = [...sessions, ...events].map(({ id }) => id)
  await tx
    .deleteFrom('jobs')
    .where(eb => eb('key', '=', eb.fn.any(eb.val(keys))))
    .execute()
  await scoped(tx, scope).deleteFrom('wallet_verifications').where('user_id', '=', userId).execute()
}

/**
 * Erases the user's bridging addresses that can receive nothing more: those never issued, or closed and no longer
 * watched, without an open or unreported transfer over them. Returns how many remain.
 */
const eraseAddresses = async (
  tx: Database<Tables>,
  digests: Digests,
  scope: Scope,
  userId: string,
  terms: Terms,
): Promise<number> => {
  const ofUser = scoped(tx, scope)
    .selectFrom('bridging_addresses')
    .where('user_id', '=', userId)
    .where('removed_at', 'is not', null)
  const all = await ofUser.select('id').forUpdate().execute()
  const over = new Date(terms.atMs - terms.watchMs)
  const done = await ofUser
    .select('id')
    .where(eb =>
      eb.or([
        eb('closed_at', '<=', over),
        eb.and([
          eb('address', 'is', null),
          eb.or([eb('asked_until', 'is', null), eb('asked_until', '<', new Date(terms.atMs))]),
        ]),
      ]),
    )
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('transfers')
            .select('transfers.id')
            .whereRef('transfers.bridging_address_id', '=', 'bridging_addresses.id')
            .where(inner =>
              inner.or([
                inner('transfers.phase', 'not in', ['settled', 'failed', 'awaitingUser']),
                hasUnsentEvents(inner, terms.atMs),
              ]),
            ),
        ),
      ),
    )
    .execute()
  const ids = done.map(({ id }) => id)
  if (ids.length === 0) return all.length
  const transfers = await tx
    .selectFrom('transfers')
    .select('id')
    .where(eb => eb('bridging_address_id', '=', eb.fn.any(eb.val(ids))))
    .execute()
  await eraseTransfers(
    tx,
    digests,
    transfers.map(({ id }) => id),
    terms,
  )
  await tx
    .deleteFrom('jobs')
    .where(eb => eb('key', '=', eb.fn.any(eb.val(ids))))
    .execute()
  await tx
    .deleteFrom('bridging_addresses')
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()
  return all.length - ids.length
}
