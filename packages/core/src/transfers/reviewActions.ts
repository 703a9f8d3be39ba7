import { decisionsFromMs, isInReview } from './listStuckTransfers.ts'
import { isLost } from './isLost.ts'
import type { Transfer, TransferPhase } from './ports.ts'
import { isOvercharged } from './sumsOf.ts'

/**
 * An operator's decision about a transfer in the review queue.
 * - `lookAgain`: the institution or the chain is read again now.
 * - `sentAs`: the institution named the withdrawal under this id, or its transaction; from then on it is followed as
 *   any other.
 * - `notSent`: the institution confirmed that it has no such withdrawal, or that it never sent it. Of a combined
 *   transfer: the missing amount will not be paid.
 * - `notArrived`: the institution has it, and confirmed that nothing of it arrives: it cancelled or returned it, or
 *   sent it elsewhere.
 * - `arrived`: all of it is at the address, by an explorer's evidence. Of a transfer whose block was replaced: with this
 *   transaction.
 * - `creditPart`, `askForRest`, `refunded`: part of it is at the address, and counts as the payment, is completed by
 *   another transfer of the rest, or was returned to the user.
 * - `settled`: a transfer that was sent after it had failed, was charged too much or has disappeared from the chain has
 *   been resolved with the user.
 */
export type ReviewAction =
  | 'lookAgain'
  | 'sentAs'
  | 'notSent'
  | 'notArrived'
  | 'arrived'
  | 'creditPart'
  | 'askForRest'
  | 'refunded'
  | 'settled'

/** An operator's decision and note. Amounts in the asset; of a declaration as failed, the transfer's, typed again. */
export type Resolution = { note: string } & (
  | { action: 'lookAgain' }
  | { action: 'notSent' | 'notArrived'; amount?: string | undefined }
  | { action: 'sentAs'; institutionTransactionId: string; hash?: string }
  | { action: 'arrived'; hash: string }
  | { action: 'creditPart' | 'askForRest' | 'refunded'; amount: string; hash?: string }
  | { action: 'settled'; institutionTransactionId?: string }
)

const ofPart: readonly ReviewAction[] = ['creditPart', 'askForRest', 'refunded']

const actionsOf: Partial<Record<TransferPhase, readonly ReviewAction[]>> = {
  converting: ['lookAgain', 'notSent'],
  sending: ['lookAgain'],
  unknown: ['lookAgain', 'sentAs', 'arrived', ...ofPart, 'notSent'],
  accepted: ['lookAgain', 'sentAs', 'arrived', ...ofPart, 'notSent', 'notArrived'],
  onChain: ['lookAgain', 'sentAs', 'arrived', ...ofPart, 'notArrived'],
}

/** The institution charged more than approved, or has several withdrawals of it, and no operator has settled that. */
const isPaidTooMuch = (transfer: Transfer): boolean =>
  transfer.overchargeHandledAtMs === undefined && (isOvercharged(transfer) || transfer.twinRecords !== undefined)

/** The actions allowed now. None if the transfer has ended, waits for its user, or is not in the review queue yet. */
export const allowedActions = (transfer: Transfer, nowMs: number): readonly ReviewAction[] => {
  const { phase, foundLateAtMs, lateHandledAtMs, isCombined, partOf } = transfer
  if (phase === 'settled') {
    // A combined transfer is resolved by its parts.
    if (isLost(transfer)) return isCombined ? [] : ['lookAgain', 'arrived', 'settled']
    return isPaidTooMuch(transfer) ? ['settled'] : []
  }
  if (!isInReview(transfer, nowMs)) return []
  if (foundLateAtMs !== undefined) return lateHandledAtMs === undefined ? ['settled'] : []
  if (isCombined) return phase === 'accepted' ? [...ofPart, 'notSent'] : []
  const actions = actionsOf[phase] ?? []
  if (nowMs <= decisionsFromMs(transfer)) return actions.filter(action => action === 'lookAgain')
  // The missing amount of a combined transfer is requested in it, once the arrived amount of its part is credited.
  return partOf === undefined ? actions : actions.filter(action => action !== 'askForRest')
}
