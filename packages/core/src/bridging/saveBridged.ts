import { toJsonNumber } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import type { Repositories } from '../kernel/store.ts'
import { tell, type TransferNews } from '../transfers/transferEvent.ts'
import { phaseOf } from './advanceBridged.ts'
import { bridgedSource } from './bridgedSource.ts'
import type { PayInChange } from './matchPayIns.ts'
import type { BridgedTransfer, BridgeNews } from './ports.ts'

const words: Record<BridgeNews, TransferNews> = {
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
  { transfer, isNew, news }: PayInChange,
): Promise<BridgedTransfer> => {
  let saved = transfer
  if (isNew) await repositories.bridgedTransfers.insert(saved)
  else if (news.length === 0) await repositories.bridgedTransfers.update(saved)
  for (const word of news) {
    saved = withNews(saved, word, ctx.clock.nowMs())
    await repositories.bridgedTransfers.update(saved)
    await tell(ctx, repositories, saved, words[word], factsOf(saved))
  }
  return saved
}

const withNews = (transfer: BridgedTransfer, told: BridgeNews, nowMs: number): BridgedTransfer => {
  const phase = phaseOf(told)
  const ended = phase !== 'accepted' && transfer.finishedAtMs === undefined
  return { ...transfer, told, phase, sequence: transfer.sequence + 1, ...(ended ? { finishedAtMs: nowMs } : {}) }
}

const factsOf = ({ told, hash, refundHashes, paidInAmount, amount }: BridgedTransfer) => ({
  TxHash: (told === 'refundSucceeded' ? refundHashes.at(-1) : hash) ?? null,
  SourceAccountProvider: bridgedSource.name,
  SourceAmount: paidInAmount === undefined ? null : toJsonNumber(paidInAmount),
  DestinationAmount: amount === '0' ? null : toJsonNumber(amount),
})
