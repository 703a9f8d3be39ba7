import { defined } from '@rialto/defined'

import { findClient } from '../access/findClient.ts'
import type { Transfer, TransferPhase } from './ports.ts'
import type { AccessContext } from '../access/accessContext.ts'

/** An institution and a chain have had time enough. */
export const stuckAfterMs = 24 * 60 * 60_000

/** Money may be on its way. */
export const openPhases: ReadonlySet<TransferPhase> = new Set([
  'converting',
  'sending',
  'unknown',
  'accepted',
  'onChain',
])

/** What an operator does about it. */
export type StuckReason =
  /** The call's outcome was never found in the institution's history. */
  | 'outcomeUnknown'
  /** The institution has the withdrawal and has not sent it. */
  | 'notSent'
  /** The chain has not confirmed the transaction that the institution named. */
  | 'notConfirmed'
  /** Of a combined transfer, some parts have arrived, and nobody pays the rest. */
  | 'incomplete'
  /** A person called it not sent, and the institution shows it since. */
  | 'sentAfterAll'

export interface StuckTransfer {
  transfer: Transfer
  reason: StuckReason
  openForMs: number
}

export const stuckReason = ({ phase, isCombined, foundLateAtMs }: Transfer): StuckReason => {
  if (foundLateAtMs !== undefined) return 'sentAfterAll'
  if (isCombined) return 'incomplete'
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
