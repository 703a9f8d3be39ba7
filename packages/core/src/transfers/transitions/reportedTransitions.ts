import { defined } from '@rialto/defined'

import type { FoundWithdrawal } from '../../connections/connector.ts'
import { chargedOf } from '../chargedOf.ts'
import { moveTo } from '../phases.ts'
import type { Transfer, TransferFinding } from '../ports.ts'
import { watchArrivalLater } from '../reconcileLater.ts'
import { arrivalWatchMs, firstArrivalReadMs } from '../watchTimes.ts'
import { matched, paidTwice, type TransitionWriter } from './transitionWriter.ts'

/** The transitions that follow from the reports of the institution, its history and the chain. */
export const reportedTransitions = ({ repositories, because, save, fail, failWatched, settle }: TransitionWriter) => ({
  /** `unknown` to `accepted`: the history has it. Nothing is emitted: that it is pending was. */
  findInHistory(transfer: Transfer, found: FoundWithdrawal) {
    const reason = because('foundInHistory', found)
    const known = {
      institutionTransactionId: found.upstreamId,
      acceptedAtMs: reason.atMs,
      ...chargedOf(transfer, found),
    }
    return save(moveTo(transfer, 'accepted', { ...known, ...defined({ hash: found.hash }) }), reason)
  },

  /** `unknown` to `failed`: the history does not have it, long after it should. It may come all the same. */
  missInHistory: (transfer: Transfer) =>
    failWatched(
      transfer,
      'The institution has no record of this withdrawal. It is looked for during the next 14 days.',
      because('notInHistory', { detail: 'no trace in the history' }),
    ),

  /**
   * `unknown`, `accepted` or `onChain` to `failed`: no chain has the wallet's payment after a day. It is watched for
   * some time, because a dropped transaction can be sent again by any node that kept it.
   */
  missPayment: (transfer: Transfer) =>
    failWatched(transfer, noPayment, because('notCompleted', { upstreamStatus: 'notFound', detail: noPayment })),

  /** `unknown` to `failed`: the user declined it in their wallet. */
  decline: (transfer: Transfer) =>
    fail(transfer, 'You declined the payment in your wallet. No funds have moved.', because('rejected')),

  /** `accepted` to `onChain`: the institution named a transaction that the chain can be asked about. */
  send(transfer: Transfer, found: FoundWithdrawal & { hash: string }) {
    const reason = because('sent', found)
    return save(
      moveTo(matched(transfer), 'onChain', {
        hash: found.hash,
        sentAtMs: reason.atMs,
        ...chargedOf(transfer, found),
      }),
      reason,
    )
  },

  /** Still `onChain`: the institution sent it again under another hash. */
  sendAgain(transfer: Transfer, found: FoundWithdrawal & { hash: string }) {
    const reason = because('resent', found)
    const sent = { hash: found.hash, confirmations: 0, sentAtMs: reason.atMs, ...chargedOf(transfer, found) }
    return save({ ...matched(transfer), ...sent }, reason)
  },

  /** Still `accepted` or `onChain`: the observed payment differs from the order. */
  async mismatch(transfer: Transfer, found: Omit<TransferFinding, 'sinceMs'>, detail: string): Promise<Transfer> {
    if (isSameFinding(transfer.finding, found)) return transfer
    const reason = because('mismatched', { detail })
    return save({ ...transfer, finding: { ...found, sinceMs: reason.atMs } }, reason)
  },

  /** Still `onChain`: more, or after a reorganisation fewer, confirmations. */
  confirmFurther: async (transfer: Transfer, confirmations: number): Promise<Transfer> => {
    if (transfer.finding) return save({ ...matched(transfer), confirmations }, because('matched'))
    return transfer.confirmations === confirmations
      ? transfer
      : save({ ...transfer, confirmations }, because('confirming'))
  },

  /** In the same phase: its institution reports its charge. */
  noteCharge(transfer: Transfer, found: FoundWithdrawal): Promise<Transfer> {
    const known = chargedOf(transfer, found)
    if (!known.charged || isSameCharge(transfer, known)) return Promise.resolve(transfer)
    const detail = found.twins ? `${paidTwice}: ${[found.upstreamId, ...found.twins].join(', ')}` : found.message
    const { twinRecords: _, ...single } = transfer
    return save({ ...single, ...known }, because('charged', { ...found, ...defined({ detail }) }))
  },

  /** `onChain` to `settled`: as many confirmations as the network counts as final. */
  async confirm(
    transfer: Transfer,
    confirmations: number,
    { networkFeeCharged, othersWatchMs }: { networkFeeCharged?: string | undefined; othersWatchMs?: number },
  ): Promise<Transfer> {
    const reason = because('confirmed')
    const known = { confirmations, arrivalWatchUntilMs: reason.atMs + arrivalWatchMs }
    const settled = await settle(transfer, { ...known, ...defined({ networkFeeCharged }) }, reason, othersWatchMs)
    await watchArrivalLater(repositories, settled, reason.atMs + firstArrivalReadMs)
    return settled
  },

  /** `accepted` to `settled`: the institution reports it, and no chain can be read. */
  complete(transfer: Transfer, found: FoundWithdrawal, othersWatchMs = 0) {
    const reason = because('completed', found)
    const known = { ...chargedOf(transfer, found), ...defined({ hash: found.hash }) }
    return settle(transfer, { sentAtMs: reason.atMs, ...known }, reason, othersWatchMs)
  },

  /** `accepted` or `onChain` to `failed`: the institution reports it, which has been wrong before. */
  giveUp: (transfer: Transfer, found: FoundWithdrawal) =>
    failWatched(
      transfer,
      found.message ?? 'The institution did not complete the withdrawal.',
      because('notCompleted', { upstreamStatus: found.upstreamStatus, ...defined({ detail: found.message }) }),
    ),

  /** `onChain` to `failed`: a wallet's transaction reverted, and the chain has no other in its place. */
  revert: (transfer: Transfer, message: string) => fail(transfer, message, because('reverted', { detail: message })),
})

const noPayment = 'No payment from your wallet arrived within a day.'

const isSameCharge = (one: Transfer, { charged, twinRecords }: Pick<Transfer, 'charged' | 'twinRecords'>): boolean =>
  one.charged?.fee === charged?.fee &&
  one.charged?.debit === charged?.debit &&
  one.twinRecords?.join() === twinRecords?.join()

const isSameFinding = (known: TransferFinding | undefined, found: Omit<TransferFinding, 'sinceMs'>): boolean =>
  known?.kind === found.kind && known.hash === found.hash && known.arrived === found.arrived
