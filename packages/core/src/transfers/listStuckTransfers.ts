import { defined } from '@rialto/defined'

import { findClient } from '../access/findClient.ts'
import type { Transfer } from './ports.ts'
import type { AccessContext } from '../access/accessContext.ts'

/** An institution and a chain have had time enough. */
export const stuckAfterMs = 24 * 60 * 60_000

/** What an operator does about it. */
export type StuckReason =
  /** The call's outcome was never found in the institution's history. */
  | 'outcomeUnknown'
  /** The institution has the withdrawal and has not sent it. */
  | 'notSent'
  /** The chain has not confirmed the transaction that the institution named. */
  | 'notConfirmed'

export interface StuckTransfer {
  transfer: Transfer
  reason: StuckReason
  openForMs: number
}

export const stuckReason = ({ phase }: Transfer): StuckReason => {
  if (phase === 'onChain') return 'notConfirmed'
  return phase === 'accepted' ? 'notSent' : 'outcomeUnknown'
}

/**
 * Withdrawals that may have moved money and have been open for a day, oldest first: nothing fails them by itself, since a
 * transfer called failed may be paid a second time. `total` counts those beyond `count` too.
 *
 * @throws ApiError `notFound` without the client.
 */
export const listStuckTransfers = async (
  ctx: AccessContext,
  { clientId, count = 100 }: { clientId?: string | undefined; count?: number },
): Promise<{ items: StuckTransfer[]; total: number }> => {
  const nowMs = ctx.clock.nowMs()
  const client = clientId === undefined ? undefined : await findClient(ctx, clientId)
  const { items, total } = await ctx.store.transfers.listStuck(
    { environment: ctx.environment, ...defined({ clientId: client?.id }) },
    { createdBeforeMs: nowMs - stuckAfterMs, count },
  )
  return {
    items: items.map(transfer => ({
      transfer,
      reason: stuckReason(transfer),
      openForMs: nowMs - transfer.createdAtMs,
    })),
    total,
  }
}
