import { isZero, needsTag, networkTypeOf, type TaggedAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { isLaterStep, isRefundStep } from './bridgeSteps.ts'
import type { BridgedTransfer, BridgeEventStatus, BridgingStep } from '../transfers/bridgedTransfer.ts'
import type { BridgeOperation } from './ports.ts'

/** The event statuses that lead to where the provider says a pay-in is. Each is reported once, in this order. */
const storyOf = ({ status, step }: BridgeOperation): readonly BridgeEventStatus[] => {
  if (status === 'waiting') return []
  if (status === 'pending') return ['pending']
  if (status === 'succeeded') return ['pending', 'succeeded']
  if (status === 'refunded') return ['pending', 'failed', 'refundPending', 'refundSucceeded']
  return isRefundStep(step) ? ['pending', 'failed', 'refundPending'] : ['pending', 'failed']
}

export const phaseOf = (status: BridgeEventStatus): BridgedTransfer['phase'] => {
  if (status === 'pending') return 'accepted'
  return status === 'succeeded' ? 'settled' : 'failed'
}

interface Advance {
  /** With every detail that was learned; `phase` and `reported` as they were. */
  transfer: BridgedTransfer
  /** Still to be reported, in order. */
  eventStatuses: readonly BridgeEventStatus[]
}

/**
 * The transfer as the provider reports it now. Forward only: an earlier step, a final status other than the one reported, and
 * details that change after the final status are ignored. Details that were still missing are added.
 */
export const advanceBridged = (transfer: BridgedTransfer, operation: BridgeOperation, nowMs: number): Advance => {
  const story = storyOf(operation)
  const at = transfer.reported === undefined ? -1 : story.indexOf(transfer.reported)
  const isAnotherStory = transfer.reported !== undefined && at === -1
  const isOver = transfer.phase === 'settled' || (transfer.phase !== 'accepted' && isAnotherStory)
  const isSameEnd = transfer.phase === 'settled' ? operation.status === 'succeeded' : operation.status === 'refunded'
  if (isOver) return { transfer: isSameEnd ? withMissingDetails(transfer, operation) : transfer, eventStatuses: [] }
  const isRepeated = transfer.phase === 'failed' && story.length === at + 1
  if (isRepeated) return { transfer: withMissingDetails(transfer, operation), eventStatuses: [] }
  return {
    transfer: atStep(withDetails(transfer, operation), operation.step, Math.min(operation.updatedAtMs ?? nowMs, nowMs)),
    eventStatuses: isAnotherStory ? [] : story.slice(at + 1),
  }
}

/** After the end, a hash, an amount or a refund of the rest is added where there was none. Nothing is replaced. */
const withMissingDetails = (transfer: BridgedTransfer, operation: BridgeOperation): BridgedTransfer => {
  const late = withDetails(transfer, operation)
  return {
    ...late,
    ...defined({
      paidInAmount: transfer.paidInAmount ?? late.paidInAmount,
      refunded: transfer.refunded ?? late.refunded,
      refundTo: transfer.refundTo ?? late.refundTo,
      hash: transfer.hash ?? late.hash,
    }),
    amount: isZero(transfer.amount) ? late.amount : transfer.amount,
    originHashes: transfer.originHashes.length > 0 ? transfer.originHashes : late.originHashes,
    refundHashes: transfer.refundHashes.length > 0 ? transfer.refundHashes : late.refundHashes,
  }
}

const withDetails = (transfer: BridgedTransfer, operation: BridgeOperation): BridgedTransfer => {
  const { paidInAmount, paidOutAmount, otherPaidIn, paidInOn, refunded } = operation
  const { destinationHashes, originHashes, refundHashes } = operation
  const refundTo = refundDestination(transfer, operation)
  const hash = destinationHashes.at(-1)
  return {
    ...transfer,
    ...defined({ paidInAmount, otherPaidIn, paidInOn, refunded, amount: paidOutAmount, refundTo, hash }),
    originHashes: originHashes.length > 0 ? originHashes : transfer.originHashes,
    refundHashes: refundHashes.length > 0 ? refundHashes : transfer.refundHashes,
  }
}

/**
 * The recipient of the refund, or the sender of the deposit. Providers report no tag, so none is shown on networks with
 * tags: the sender may be an institution, whose address without a tag belongs to no customer.
 */
const refundDestination = (
  { paidInOn, origin }: BridgedTransfer,
  { refundAddress, sender }: BridgeOperation,
): TaggedAddress | undefined => {
  const address = refundAddress ?? sender
  return address === undefined || needsTag(networkTypeOf(paidInOn ?? origin.network)) ? undefined : { address }
}

/** The transfer at a step, with the time in its timeline; unchanged where it has been past it. Times never go back either. */
export const atStep = (transfer: BridgedTransfer, step: BridgingStep, atMs: number): BridgedTransfer => {
  if (!isLaterStep(step, transfer.step)) return transfer
  const lastMs = transfer.timeline.at(-1)?.atMs ?? 0
  return { ...transfer, step, timeline: [...transfer.timeline, { step, atMs: Math.max(atMs, lastMs) }] }
}
