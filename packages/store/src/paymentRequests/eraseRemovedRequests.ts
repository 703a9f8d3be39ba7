import { openStatuses, type RemovalReason, type RemovalTerms, type Scope } from '@rialto/core'

import type { Digests } from '../claims/digests.ts'
import type { Database } from '../database/openDatabase.ts'
import { scoped } from '../scoped.ts'
import type { Tables } from '../tables.ts'
import { hasUnsentEvents, unsentSince } from '../transfers/eraseTransfers.ts'
import { eraseRequests } from './eraseRequests.ts'

/**
 * Erases the user's payment requests that are over: the request has ended, its address is not watched any more, every
 * refund has ended, and every event was delivered. Returns the reason for each one that remains.
 */
export const eraseRemovedRequests = async (
  tx: Database<Tables>,
  digests: Digests,
  { scope, userId }: { scope: Scope; userId: string },
  terms: RemovalTerms,
): Promise<RemovalReason[]> => {
  const locked = await scoped(tx, scope)
    .selectFrom('payment_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is not', null)
    .forUpdate()
    .execute()
  if (locked.length === 0) return []
  const rows = await standingOf(
    tx,
    locked.map(({ id }) => id),
    terms.atMs,
  )
  const remaining = rows.flatMap(row => reasonOf(row, terms.atMs) ?? [])
  const over = rows.filter(row => reasonOf(row, terms.atMs) === undefined)
  await eraseRequests(
    tx,
    digests,
    over.map(({ id }) => id),
    terms,
  )
  return remaining
}

type Standing = Awaited<ReturnType<typeof standingOf>>[number]

const reasonOf = (row: Standing, atMs: number): RemovalReason | undefined => {
  if (row.isRefunding) return 'refundInProgress'
  const isOpen = openStatuses.includes(row.status) || row.isUnsettled || row.isTransferOpen
  if (isOpen || row.watch_until.getTime() > atMs) return 'paymentRequestWatched'
  return row.isUnsent || row.isTransferUnsent ? 'webhookNotDelivered' : undefined
}

/** What the erasure of each request depends on. Read after the rows were locked, so that nothing changes meanwhile. */
const standingOf = (tx: Database<Tables>, ids: string[], atMs: number) =>
  tx
    .selectFrom('payment_requests')
    .select(['payment_requests.id', 'status', 'watch_until'])
    .select(eb => {
      const refunds = eb
        .selectFrom('refunds')
        .select('refunds.id')
        .whereRef('refunds.request_id', '=', 'payment_requests.id')
      const transfers = eb
        .selectFrom('transfers')
        .select('transfers.id')
        .whereRef('transfers.payment_request_id', '=', 'payment_requests.id')
      return [
        eb
          .exists(refunds.where('refunds.status', 'in', ['needsAddress', 'needsApproval', 'pending']))
          .as('isRefunding'),
        eb
          .exists(
            eb
              .selectFrom('incoming_payments')
              .select('incoming_payments.id')
              .whereRef('incoming_payments.request_id', '=', 'payment_requests.id')
              .where('incoming_payments.state', '=', 'detected'),
          )
          .as('isUnsettled'),
        eb.exists(transfers.where('transfers.phase', 'not in', ['settled', 'failed'])).as('isTransferOpen'),
        eb.exists(transfers.where(inner => hasUnsentEvents(inner, atMs))).as('isTransferUnsent'),
        eb
          .exists(
            eb
              .selectFrom('webhook_events')
              .select('webhook_events.id')
              .where(inner =>
                inner.or([
                  inner('webhook_events.subject_id', '=', inner.ref('payment_requests.id')),
                  inner('webhook_events.subject_id', 'in', refunds),
                ]),
              )
              .where('webhook_events.delivered_at', 'is', null)
              .where('webhook_events.given_up_at', 'is', null)
              .where('webhook_events.created_at', '>', unsentSince(atMs)),
          )
          .as('isUnsent'),
      ]
    })
    .where(eb => eb('payment_requests.id', '=', eb.fn.any(eb.val(ids))))
    .execute()
