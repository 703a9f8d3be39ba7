import { findNetwork, findNetworkByCaip2 } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import type { ChangeReason, TransferCause } from '../transfers/ports.ts'
import { bridgedMoneyLine } from '../transfers/money/bridgedMoneyLine.ts'
import { eventAmount } from '../transfers/eventAmount.ts'
import type { TransferEventDetails } from '../transfers/eventDetailsOf.ts'
import { emit, type TransferEventStatus } from '../transfers/transferEvent.ts'
import { atStep, phaseOf } from './advanceBridged.ts'
import type { PayInChange } from './matchPayIns.ts'
import type { BridgedTransfer, BridgeEventStatus } from '../transfers/bridgedTransfer.ts'
import { bridgedSource } from './newBridgedTransfer.ts'

const words: Record<BridgeEventStatus, TransferEventStatus> = {
  pending: 'Pending',
  succeeded: 'Succeeded',
  failed: 'Failed',
  refundPending: 'RefundPending',
  refundSucceeded: 'RefundSucceeded',
}

const causes: Record<BridgeEventStatus, TransferCause> = {
  pending: 'paidIn',
  succeeded: 'paidOut',
  failed: 'bridgeFailed',
  refundPending: 'refundStarted',
  refundSucceeded: 'refunded',
}

/** Stores the outcome of a pay-in and, in the same transaction, the event of each status that was not emitted yet. */
export const saveBridged = async (
  ctx: CommonContext,
  repositories: Repositories,
  { transfer, isNew, eventStatuses }: PayInChange,
  upstreamStatus?: string,
): Promise<BridgedTransfer> => {
  const because = (cause: TransferCause): ChangeReason => ({
    cause,
    atMs: ctx.clock.nowMs(),
    detail: transfer.step,
    ...defined({ upstreamStatus }),
  })
  let saved = transfer
  if (isNew) await repositories.bridgedTransfers.insert(saved, because('paidIn'))
  else if (eventStatuses.length === 0) await repositories.bridgedTransfers.update(saved, because('progressed'))
  for (const word of eventStatuses) {
    saved = withEventStatus(saved, word, ctx.clock.nowMs())
    await repositories.bridgedTransfers.update(saved, because(causes[word]))
    await emit(ctx, repositories, saved, words[word], detailsOf(saved))
  }
  return saved
}

const notReturned = 'The deposit was neither paid out nor returned. It was settled with its sender by a person.'

/**
 * Records an operator's decision about a pay-in. A deposit marked as settled fails its transfer unless it has already
 * failed.
 */
export const reviewedBridged = async (
  ctx: CommonContext,
  repositories: Repositories,
  transfer: BridgedTransfer,
  note: string,
): Promise<BridgedTransfer> => {
  if (transfer.handledAtMs === undefined || transfer.phase !== 'accepted') {
    await repositories.bridgedTransfers.update(transfer, { cause: 'resolved', atMs: ctx.clock.nowMs(), detail: note })
    return transfer
  }
  return end(ctx, repositories, { ...transfer, failureMessage: notReturned }, 'failed', note)
}

/** Records that an operator has seen the payout of a pay-in, which no node of this installation shows. */
export const paidOutBridged = (
  ctx: CommonContext,
  repositories: Repositories,
  transfer: BridgedTransfer,
  note: string,
): Promise<BridgedTransfer> => {
  const nowMs = ctx.clock.nowMs()
  return end(ctx, repositories, atStep(transfer, 'providerProcessedPayment', nowMs), 'succeeded', note)
}

const end = async (
  ctx: CommonContext,
  repositories: Repositories,
  transfer: BridgedTransfer,
  status: 'succeeded' | 'failed',
  note: string,
): Promise<BridgedTransfer> => {
  const nowMs = ctx.clock.nowMs()
  const ended = withEventStatus(transfer, status, nowMs)
  await repositories.bridgedTransfers.update(ended, { cause: 'resolved', atMs: nowMs, detail: note })
  await emit(ctx, repositories, ended, words[status], detailsOf(ended))
  return ended
}

const withEventStatus = (transfer: BridgedTransfer, reported: BridgeEventStatus, nowMs: number): BridgedTransfer => {
  const phase = phaseOf(reported)
  const ended = phase !== 'accepted' && transfer.finishedAtMs === undefined
  return { ...transfer, reported, phase, sequence: transfer.sequence + 1, ...(ended ? { finishedAtMs: nowMs } : {}) }
}

const isRefund = ({ reported }: BridgedTransfer): boolean =>
  reported === 'refundPending' || reported === 'refundSucceeded'

/** `TxHash` is on `Chain` and moves `Token`: the payout's transaction, or the refund's once the coins are returned. */
const detailsOf = (transfer: BridgedTransfer): TransferEventDetails => {
  const { origin, paidInOn = origin.network, originHashes, paidInAmount, otherPaidIn, amount, symbol } = transfer
  const paidIn = otherPaidIn?.amount ?? paidInAmount
  const source = {
    SourceAccountProvider: bridgedSource.name,
    SourceChain: findNetworkByCaip2(paidInOn)?.name ?? '',
    SourceToken: otherPaidIn?.asset ?? origin.asset,
    SourceTxHash: originHashes[0] ?? null,
    ...eventAmount('SourceAmount', paidIn),
    ...eventAmount('FeeAmount', undefined),
    MoneyLine: bridgedMoneyLine(transfer),
    AmountsState: paidIn === undefined ? ('Planned' as const) : ('Actual' as const),
    ...eventAmount('DestinationAmount', amount === '0' ? undefined : amount),
  }
  if (isRefund(transfer)) {
    const refund = refundOf(transfer, source.SourceChain, source.SourceToken)
    return { ...source, ...refund, Chain: refund.RefundChain, Token: refund.RefundToken, TxHash: refund.RefundTxHash }
  }
  const isPartlyRefunded = transfer.refunded !== undefined || transfer.refundHashes.length > 0
  const refund = isPartlyRefunded ? refundOf(transfer, source.SourceChain, source.SourceToken) : noRefund
  const Chain = findNetwork(transfer.networkId)?.name ?? ''
  return { ...source, ...refund, Chain, Token: symbol, TxHash: transfer.hash ?? null }
}

const noRefund = { RefundChain: null, RefundToken: null, RefundTxHash: null, ...eventAmount('RefundAmount', undefined) }

/** On the chain of the pay-in, in the token of the pay-in where the provider names none. */
const refundOf = ({ refunded, refundHashes }: BridgedTransfer, chain: string, paidInToken: string) => ({
  RefundChain: chain,
  RefundToken: refunded?.asset ?? paidInToken,
  RefundTxHash: refundHashes.at(-1) ?? null,
  ...eventAmount('RefundAmount', refunded?.amount),
})
