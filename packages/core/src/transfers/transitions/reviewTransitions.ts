import { defined } from '@rialto/defined'

import { isLost } from '../isLost.ts'
import { moveTo } from '../phases.ts'
import type { Transfer } from '../ports.ts'
import { watchArrivalLater } from '../reconcileLater.ts'
import { watchMs } from '../watchTimes.ts'
import { hasOthers, matched, shortMessage, type TransitionWriter } from './transitionWriter.ts'

/** The transitions by the decisions of a person about a transfer. */
export const reviewTransitions = ({
  repositories,
  because,
  save,
  failWatched,
  failAccounted,
  settle,
}: TransitionWriter) => ({
  /** Still where it was: a person has it looked at again now. */
  async lookAgain(transfer: Transfer, note: string): Promise<Transfer> {
    const reason = because('resolved', { detail: note })
    if (transfer.phase !== 'settled') return save(transfer, reason)
    await repositories.transfers.amendSettled(transfer, reason)
    await watchArrivalLater(repositories, transfer, reason.atMs)
    return transfer
  },

  /** `unknown` to `accepted`, or still where it was: the institution named it, or its transaction, to a person. */
  declareSent(transfer: Transfer, { upstreamId, hash }: { upstreamId: string; hash?: string }, note: string) {
    const reason = because('resolved', { detail: note })
    const known = { ...matched(transfer), institutionTransactionId: upstreamId, ...defined({ hash }) }
    if (transfer.phase === 'unknown') return save(moveTo(known, 'accepted', { acceptedAtMs: reason.atMs }), reason)
    return save(hash === undefined ? known : { ...known, confirmations: 0, sentAtMs: reason.atMs }, reason)
  },

  /** `unknown`, `accepted` or `onChain` to `settled`: a person has seen it at the address, or part of it that counts as the payment. */
  declareArrived(
    transfer: Transfer,
    { note, ...known }: Pick<Transfer, 'charged'> & { hash?: string; arrived?: string; note: string },
  ) {
    const reason = because('resolved', { detail: note })
    const { acceptedAtMs = reason.atMs, sentAtMs = reason.atMs } = transfer
    return settle(transfer, { acceptedAtMs, sentAtMs, ...known }, reason, hasOthers(transfer) ? watchMs : 0)
  },

  /** The same to `failed`: part of it arrived, and the rest is not paid, or is asked for by another transfer. */
  declareShort(transfer: Transfer, { note, ...known }: { hash?: string; arrived: string; note: string }) {
    const reason = because('resolved', { detail: note })
    const seen = transfer.finding ?? { kind: 'short', sinceMs: reason.atMs, ...known }
    const finding = transfer.isCombined ? transfer.finding : { ...seen, handledAtMs: reason.atMs }
    const short = { ...transfer, ...known, ...defined({ finding }) }
    return failAccounted(short, shortMessage(short), reason)
  },

  /** The same to `failed`: what arrived of it went back to the user. */
  declareRefunded(transfer: Transfer, refunded: NonNullable<Transfer['refunded']>, note: string) {
    const returned = { ...transfer, refunded }
    return failAccounted(returned, shortMessage(returned), because('resolved', { detail: note }))
  },

  /** `accepted` or `onChain` to `failed`: the institution confirmed to a person that nothing of it arrives. */
  declareNotArrived: (transfer: Transfer, note: string) =>
    failWatched(
      transfer,
      'The institution confirmed that this withdrawal does not arrive: it was cancelled or returned.',
      because('resolved', { detail: note }),
    ),

  /** `unknown` or `accepted` to `failed`: the institution confirmed to a person that it did not send it. */
  declareNotSent: (transfer: Transfer, note: string) =>
    failWatched(
      transfer,
      'The institution confirmed that it did not send this withdrawal. No funds have moved.',
      because('resolved', { detail: note }),
    ),

  /** Still `failed`: a person has dealt with a withdrawal that was sent after all. */
  async settleLate(transfer: Transfer, note: string, institutionTransactionId?: string): Promise<Transfer> {
    const reason = because('resolved', { detail: note })
    const amended = { ...transfer, ...defined({ institutionTransactionId }), lateHandledAtMs: reason.atMs }
    await repositories.transfers.amendFailed(amended, reason)
    return amended
  },

  /** Still `settled`: an operator has resolved that its block was replaced, or the charge beyond the approval. */
  async settleArrived(transfer: Transfer, note: string): Promise<Transfer> {
    const reason = because('resolved', { detail: note })
    const { finding } = transfer
    const handled = isLost(transfer)
      ? { ...transfer, ...defined({ finding: finding && { ...finding, handledAtMs: reason.atMs } }) }
      : { ...transfer, overchargeHandledAtMs: reason.atMs }
    await repositories.transfers.amendSettled(handled, reason)
    return handled
  },
})
