import { toJsonNumber } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import type { Repositories } from '../kernel/store.ts'
import { emit, type TransferEventStatus } from '../transfers/transferEvent.ts'
import { phaseOf } from './advanceBridged.ts'
import { bridgedSource } from './bridgedSource.ts'
import type { PayInChange } from './matchPayIns.ts'
import type { BridgedTransfer, BridgeEventStatus } from './ports.ts'

const words: Record<BridgeEventStatus, TransferEventStatus> = {
  pending: 'Pending',
  succeeded: 'Succeeded',
  failed: 'Failed',
  refundPending: 'RefundPending',
  refundSucceeded: 'RefundSucceeded',
}

/** Stores what became of a pay-in and, in the same transaction, the event of each word that was not told yet. */
export const saveBridged = async (
  ctx: Context,
  repositories: Repositories,
  { transfer, isNew, eventStatuses }: PayInChange,
): Promise<BridgedTransfer> => {
  let saved = transfer
  if (isNew) await repositories.bridgedTransfers.insert(saved)
  else if (eventStatuses.length === 0) await repositories.bridgedTransfers.update(saved)
  for (const word of eventStatuses) {
    saved = withEventStatus(saved, word, ctx.clock.nowMs())
    await repositories.bridgedTransfers.update(saved)
    await emit(ctx, repositories, saved, words[word], detailsOf(saved))
  }
  return saved
}

const withEventStatus = (transfer: BridgedTransfer, reported: BridgeEventStatus, nowMs: number): BridgedTransfer => {
  const phase = phaseOf(reported)
  const ended = phase !== 'accepted' && transfer.finishedAtMs === undefined
  return { ...transfer, reported, phase, sequence: transfer.sequence + 1, ...(ended ? { finishedAtMs: nowMs } : {}) }
}

const detailsOf = ({ reported, hash, refundHashes, paidInAmount, amount }: BridgedTransfer) => ({
  TxHash: (reported === 'refundSucceeded' ? refundHashes.at(-1) : hash) ?? null,
  SourceAccountProvider: bridgedSource.name,
  SourceAmount: paidInAmount === undefined ? null : toJsonNumber(paidInAmount),
  DestinationAmount: amount === '0' ? null : toJsonNumber(amount),
})
