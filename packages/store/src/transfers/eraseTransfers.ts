import type { RemovalTerms } from '@rialto/core'
import { type ExpressionBuilder, sql } from 'kysely'

import type { Digests } from '../claims/digests.ts'
import { keepClaims } from '../claims/keepClaims.ts'
import type { Database } from '../database/openDatabase.ts'
import { eraseRelays } from '../relayer/eraseRelays.ts'
import type { Tables } from '../tables.ts'

/** Events wait this long for an endpoint that does not take them; then they are erased unsent. */
const maxEventWaitMs = 7 * 24 * 60 * 60_000

/** Undelivered events from before this time do not delay an erasure. */
export const unsentSince = (atMs: number): Date => new Date(atMs - maxEventWaitMs)

/** Whether an event of the transfer is still to be sent. */
export const hasUnsentEvents = (eb: ExpressionBuilder<Tables, 'transfers'>, atMs: number) =>
  eb.exists(
    eb
      .selectFrom('webhook_events')
      .select('webhook_events.id')
      .whereRef('webhook_events.transfer_id', '=', 'transfers.id')
      .where('webhook_events.delivered_at', 'is', null)
      .where('webhook_events.given_up_at', 'is', null)
      .where('webhook_events.created_at', '>', unsentSince(atMs)),
  )

/**
 * Erases transfers that have ended, with their attempts, history, events and jobs. If the operator keeps books, an
 * anonymous record of each remains, without user, account and address. Payments stay claimed: see `keepClaims`.
 */
export const eraseTransfers = async (
  tx: Database<Tables>,
  digests: Digests,
  ids: string[],
  terms: RemovalTerms,
): Promise<void> => {
  if (ids.length === 0) return
  await keepClaims(tx, digests, ids)
  await retain(tx, ids, terms)
  await eraseRelays(tx, ids)
  const events = await tx
    .selectFrom('webhook_events')
    .select('id')
    .where(eb => eb('transfer_id', '=', eb.fn.any(eb.val(ids))))
    .execute()
  const keys = [...ids, ...events.map(event => event.id)]
  await tx
    .deleteFrom('jobs')
    .where(eb => eb('key', '=', eb.fn.any(eb.val(keys))))
    .execute()
  await tx
    .deleteFrom('transfers')
    .where(eb => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()
}

/** Those that were never submitted are in no books. The time counts from the end of the transfer. */
const retain = async (tx: Database<Tables>, ids: string[], { atMs, retentionDays }: RemovalTerms): Promise<void> => {
  await sql`
    insert into retained_transfers (id, client_id, environment, type, symbol, network_id, amount, fee, price_usd,
      transfer_type, phase, hash, created_at, finished_at, prune_at)
    select id, client_id, environment, type, symbol, network_id,
      case when payment_request_id is null or phase = 'failed' then amount else coalesce(arrived_amount, amount) end,
      fee, price_usd, transfer_type, phase, hash, created_at, ended, ended + make_interval(days => days)
    from (
      select transfers.*, coalesce(transfers.finished_at, transfers.created_at) as ended,
        coalesce(client_settings.transfer_retention_days, ${retentionDays}) as days
      from transfers
      left join client_settings using (client_id, environment)
      where transfers.id = any(${ids}) and transfers.phase in ('settled', 'failed')
    ) as ended_transfers
    where ended + make_interval(days => days) > ${new Date(atMs)}
    on conflict do nothing`.execute(tx)
}
