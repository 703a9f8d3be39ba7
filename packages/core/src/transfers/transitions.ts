import { walletIntegrationType } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { FoundWithdrawal, WithdrawOutcome } from '../connections/connector.ts'
import type { AccessContext } from '../kernel/accessContext.ts'
import type { Repositories } from '../store.ts'
import type { FilledConversion } from './money/filledConversion.ts'
import { chargedOf } from './chargedOf.ts'
import { convertedNote } from './convertedNote.ts'
import { followLatePart, followLostPart, followPart, followTwins } from './combined/followPart.ts'
import { isLost } from './isLost.ts'
import { isUnanswered } from './isRefused.ts'
import { lastRefused } from './lastRefused.ts'
import { moveTo } from './phases.ts'
import { reconcileLater, watchArrivalLater } from './reconcileLater.ts'
import type { ChangeReason, Preview, Transfer, TransferFinding, WithdrawalAttempt } from './ports.ts'
import { amendAndEmitLate, saveAndEmit } from './transferEvent.ts'
import type { Twins } from './reconcile/findTwins.ts'
import { knownOf } from './knownOf.ts'

/**
 * Every change that a transfer from a connected account can make, each in one place: the move is checked, the transfer is
 * written with its reason in its history, and its event is emitted where the public status is concerned. All of it in the
 * caller's transaction, which holds the lock on the row.
 */
export const transitions = (ctx: AccessContext, repositories: Repositories) => {
  const because = (cause: ChangeReason['cause'], facts: Partial<ChangeReason> = {}): ChangeReason => ({
    cause,
    atMs: ctx.clock.nowMs(),
    ...defined({ upstreamStatus: facts.upstreamStatus, detail: facts.detail }),
  })
  const save = async (transfer: Transfer, reason: ChangeReason): Promise<Transfer> => {
    await repositories.transfers.update(transfer, reason)
    await followPart(ctx, repositories, transfer)
    return transfer
  }
  // A part has no events, because the receiver of one would treat the order as paid.
  const report = (transfer: Transfer, reason: ChangeReason): Promise<Transfer> =>
    transfer.partOf === undefined ? saveAndEmit(ctx, repositories, transfer, reason) : save(transfer, reason)

  /** Final. */
  const fail = (transfer: Transfer, failureMessage: string, reason: ChangeReason): Promise<Transfer> =>
    report(moveTo(transfer, 'failed', { failureMessage, finishedAtMs: reason.atMs }), reason)

  /** Final, for a transfer that may have been sent nevertheless: it is watched for some time. */
  const failWatched = async (transfer: Transfer, failureMessage: string, reason: ChangeReason): Promise<Transfer> => {
    const isRefused = reason.cause === 'rejected'
    const watchUntilMs = reason.atMs + (isRefused ? refusalWatchMs : watchMs)
    const failed = await fail({ ...transfer, watchUntilMs }, failureMessage, reason)
    await reconcileLater(repositories, failed, reason.atMs + watchDelayMs(0, isRefused))
    return failed
  }

  /**
   * Final, for a transfer of which a person knows that part arrived or was returned. Its order may be paid again, so
   * another withdrawal of it is looked for as long as for one that was not sent. One that is known already counts as
   * found by that.
   */
  const failAccounted = async (transfer: Transfer, message: string, reason: ChangeReason): Promise<Transfer> => {
    const { twinRecords, charged, ...single } = transfer
    // A charge for several withdrawals is not the charge of one.
    const ended = twinRecords === undefined ? { ...single, ...defined({ charged }) } : single
    if (!hasOthers(transfer)) return fail(ended, message, reason)
    const failed = await fail({ ...ended, watchUntilMs: reason.atMs + watchMs }, message, reason)
    await reconcileLater(repositories, failed, reason.atMs + watchDelayMs(0, true))
    return failed
  }

  /**
   * Final. A transfer with a refused call before the last is watched for a day, since both may have been sent. One with
   * other withdrawals: they may fail, which returns their debit. `othersWatchMs`: see `othersWatchMsOf`.
   */
  const settle = async (
    transfer: Transfer,
    known: Partial<Transfer>,
    reason: ChangeReason,
    othersWatchMs = 0,
  ): Promise<Transfer> => {
    const isRefused = (await lastRefused(repositories, transfer.id)) !== undefined
    const twinsWatchMs = transfer.twinRecords === undefined ? 0 : watchMs
    const watchForMs = Math.max(othersWatchMs, twinsWatchMs, isRefused ? refusalWatchMs : 0)
    const isWatched = watchForMs > 0
    const watch = isWatched ? { watchUntilMs: reason.atMs + watchForMs } : {}
    const ended = { ...known, ...watch, finishedAtMs: reason.atMs }
    const settled = await report(moveTo(matched(transfer), 'settled', ended), reason)
    if (isWatched) await reconcileLater(repositories, settled, reason.atMs + watchDelayMs(0, true))
    return settled
  }

  /** Still `failed`, after part of it had arrived or was returned: these are its other withdrawals now. */
  const findBesideAccounted = (transfer: Transfer, { records, debit, own }: Twins): Promise<boolean> => {
    const { twinRecords: known = [], foundLateAtMs, lateHandledAtMs, charged, ...failed } = transfer
    if (records.length === 0) {
      const reason = because('notCompleted', { detail: paidOnce })
      return amendLate({ ...failed, failureMessage: shortMessage(transfer) }, reason)
    }
    const isMore = records.some(id => !known.includes(id))
    const detail = `${paidTwice}: ${[transfer.institutionTransactionId, ...records].join(', ')}`
    const reason = because('foundAfterEnd', { detail })
    const late = defined({ lateHandledAtMs: isMore ? undefined : lateHandledAtMs })
    return amendLate(
      {
        ...failed,
        ...late,
        ...defined({ institutionTransactionId: transfer.institutionTransactionId ?? own }),
        charged: { fee: charged?.fee ?? '0', debit },
        twinRecords: records,
        foundLateAtMs: foundLateAtMs ?? reason.atMs,
        failureMessage: lateWithdrawal,
      },
      reason,
    )
  }

  /** Still `failed`: see the transition of this name. */
  const findLate = async (transfer: Transfer, found: LateEvidence): Promise<boolean> => {
    const { upstreamId, hash, arrived, twins } = found
    const detail = twins ? `${paidTwice}: ${[upstreamId, ...twins].join(', ')}` : undefined
    const reason = because('foundAfterEnd', { ...found, ...defined({ detail }) })
    const failureMessage = transfer.type === walletIntegrationType ? latePayment : lateWithdrawal
    const { institutionTransactionId: own, formerRecords = [] } = transfer
    const former = own === undefined || own === upstreamId ? formerRecords : [...formerRecords, own]
    const known = { institutionTransactionId: upstreamId, hash, arrived, twinRecords: twins, ...formerOf(former) }
    const { twinRecords: before, charged, ...single } = transfer
    // A charge for several withdrawals is not the charge of the one that is left.
    const last = before === undefined ? defined({ charged }) : {}
    return amendLate({ ...single, ...last, ...defined(known), failureMessage, foundLateAtMs: reason.atMs }, reason)
  }

  const amendLate = async (amended: Transfer, reason: ChangeReason): Promise<boolean> => {
    if (amended.partOf === undefined) return amendAndEmitLate(ctx, repositories, amended, reason)
    if (!(await repositories.transfers.amendFailed(amended, reason))) return false
    await followLatePart(ctx, repositories, amended, reason)
    return true
  }

  const amendArrival = async (amended: Transfer, reason: ChangeReason): Promise<boolean> => {
    if (amended.partOf === undefined) return amendAndEmitLate(ctx, repositories, amended, reason)
    if (!(await repositories.transfers.amendSettled(amended, reason))) return false
    await followLostPart(ctx, repositories, amended, reason)
    return true
  }

  return {
    /** To `sending` or, where the asset is converted first, `converting`, from the preview: the intent, before the call. */
    async request({ expiresAtMs: _, ...lasting }: Preview, institution: string): Promise<Transfer> {
      const reason = because('requested')
      const transfer: Transfer = {
        ...(lasting.partOf === undefined ? lasting : withoutSession(lasting)),
        createdAtMs: reason.atMs,
        phase: lasting.funding ? 'converting' : 'sending',
        institution,
        reference: referenceOf(lasting.id),
        sequence: 0,
      }
      await repositories.transfers.insert(transfer, reason)
      return transfer
    },

    /** `converting` to `sending`: the order yielded the asset. */
    convert: (transfer: Transfer, converted: FilledConversion | undefined) =>
      save({ ...moveTo(transfer, 'sending'), ...defined({ converted }) }, because('converted')),

    /** `converting` to `failed`: the order yielded nothing, and nothing was asked to be sent. */
    async failConversion(transfer: Transfer, message: string, upstreamStatus?: string) {
      const reason = because('notConverted', { detail: message, ...defined({ upstreamStatus }) })
      // Clients receive Pending before any final status, also when both come at once.
      return fail(await report(transfer, reason), message, reason)
    },

    /** `converting` to `failed`: the order yielded the asset, and another transfer pays meanwhile. */
    async failConverted(transfer: Transfer, message: string): Promise<Transfer> {
      return fail(await report(transfer, because('converted')), message, because('orderPaid', { detail: message }))
    },

    /** `awaitingUser` to `sending`: nothing was created the last time, and the user has acted as required. */
    requestAgain: (transfer: Transfer) => save(moveTo(transfer, 'sending'), because('requestedAgain')),

    /** `sending` to `awaitingUser`: nothing was created, and the same order may be tried again. */
    awaitUser: (transfer: Transfer, outcome: WithdrawOutcome) =>
      save(moveTo(transfer, 'awaitingUser'), because('userActionRequired', factsOf(outcome))),

    /** `sending` to `failed`: the institution refused the order and says that it created nothing. */
    reject: (transfer: Transfer, outcome: Extract<WithdrawOutcome, { kind: 'rejected' }>) =>
      failWatched(transfer, refusalOf(transfer, outcome.message), because('rejected', factsOf(outcome))),

    /** `sending` to `unknown`: the call ended, or outlived its time, without an answer. */
    loseAnswer: (transfer: Transfer, detail: string) =>
      report(moveTo(transfer, 'unknown'), because('noAnswer', { detail })),

    /**
     * `sending` to `accepted`: the institution answered that it has the withdrawal. To `unknown` where it answers with a record that is
     * another transfer's: whose it is, a person finds out.
     */
    async accept(transfer: Transfer, { upstreamId, hash }: Extract<WithdrawOutcome, { kind: 'accepted' }>) {
      // A transaction that a wallet names is checked against the chain before it counts.
      if (transfer.type !== walletIntegrationType && !(await repositories.claims.takeRecord(transfer, upstreamId)))
        return report(moveTo(transfer, 'unknown'), because('noAnswer', { detail: anothersRecord(upstreamId) }))
      const reason = because('accepted')
      const known = { institutionTransactionId: upstreamId, acceptedAtMs: reason.atMs, ...defined({ hash }) }
      return report(moveTo(transfer, 'accepted', known), reason)
    },

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

    /**
     * Still `failed`: it was sent after all. It pays its order, and the client receives an event. A part has no events:
     * if its combined transfer has failed, that one is reported as sent late.
     */
    findLate,

    /**
     * Still `failed`, after it was reported as sent late: these are its withdrawals now. Without any, it pays its order
     * no longer. A new one waits for a person again.
     */
    followLate(transfer: Transfer, ids: readonly string[], isMore: boolean): Promise<boolean> {
      const { hash, foundLateAtMs, lateHandledAtMs, twinRecords: _t, arrived: _a, formerRecords = [], ...of } = transfer
      const ever = new Set([...formerRecords, ...knownOf(transfer)])
      const failed = { ...of, ...formerOf([...ever].filter(id => !ids.includes(id))) }
      const [own = transfer.institutionTransactionId, ...twins] = ids
      const isSame = own === transfer.institutionTransactionId
      if (ids.length === 0)
        return amendLate(
          { ...failed, ...defined({ hash }), failureMessage: notSentLate },
          because('notCompleted', { detail: notSentLate }),
        )
      const late = defined({ foundLateAtMs, lateHandledAtMs: isMore ? undefined : lateHandledAtMs })
      const known = defined({ institutionTransactionId: own, ...(isSame ? { hash, arrived: _a } : {}) })
      const amended = { ...failed, ...known, ...late, ...(twins.length === 0 ? {} : { twinRecords: twins }) }
      return amendLate(amended, because('foundAfterEnd', { detail: `its withdrawals: ${ids.join(', ')}` }))
    },

    /**
     * `awaitingUser` to `failed`: the refused withdrawal exists, and its order was paid by another transfer meanwhile.
     * Clients receive every report of a transfer that was sent after it had failed.
     */
    async findBesides(transfer: Transfer, found: LateEvidence): Promise<Transfer> {
      const reason = because('rejected', found)
      const failed = await failWatched(await report(transfer, reason), refusedButSent, reason)
      await findLate(failed, found)
      return (await repositories.transfers.find(transfer.scope, transfer.id)) ?? failed
    },

    /** Still `failed`: a person has dealt with a withdrawal that was sent after all. */
    async settleLate(transfer: Transfer, note: string, institutionTransactionId?: string): Promise<Transfer> {
      const reason = because('resolved', { detail: note })
      const amended = { ...transfer, ...defined({ institutionTransactionId }), lateHandledAtMs: reason.atMs }
      await repositories.transfers.amendFailed(amended, reason)
      return amended
    },

    /**
     * Still `settled`: the chain does not have its transaction any more. It pays its order all the same, waits for a
     * person, and the client receives an event; for a part, the event is that of its combined transfer.
     */
    loseArrival(transfer: Transfer, arrived: string | undefined): Promise<boolean> {
      const reason = because('mismatched', { detail: replacedBlock })
      const finding = {
        kind: 'reorganized' as const,
        sinceMs: reason.atMs,
        ...defined({ hash: transfer.hash, arrived }),
      }
      return amendArrival({ ...transfer, finding }, reason)
    },

    /** Still `settled`, after that: the chain has it again, or another transaction that the institution sent for it. */
    arriveAgain(transfer: Transfer, hash: string | undefined, note?: string): Promise<boolean> {
      const reason = note === undefined ? because('matched') : because('resolved', { detail: note })
      const { arrivalMissedAtMs: _, ...there } = matched(transfer)
      const arrivalWatchUntilMs = reason.atMs + arrivalWatchMs
      return amendArrival({ ...there, arrivalWatchUntilMs, ...defined({ hash }) }, reason)
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

    /**
     * Still `settled`, or `failed` where its own withdrawal is accounted for: the institution shows further withdrawals
     * of it, or that one of them has failed. The former waits for a person, and the client receives an event; for a part,
     * the event is that of its combined transfer.
     */
    async findTwins(transfer: Transfer, twins: Twins): Promise<void> {
      const { records, debit, isReferenced, own = transfer.institutionTransactionId } = twins
      if (transfer.phase === 'failed') return void (await findBesideAccounted(transfer, twins))
      const ids = [own, ...records].join(', ')
      const what = records.length === 0 ? paidOnce : isReferenced ? paidTwice : alikeRecord
      const reason = because('charged', { detail: `${what}: ${ids}` })
      const { overchargeHandledAtMs: _, twinRecords: __, ...open } = transfer
      const charged = { fee: transfer.charged?.fee ?? '0', debit }
      const known = defined({ institutionTransactionId: own })
      const amended = { ...open, ...known, charged, ...(records.length === 0 ? {} : { twinRecords: records }) }
      if (transfer.partOf === undefined) return void (await amendAndEmitLate(ctx, repositories, amended, reason))
      await repositories.transfers.amendSettled(amended, reason)
      await followTwins(ctx, repositories, amended, reason)
    },

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
    mismatch: async (transfer: Transfer, found: Omit<TransferFinding, 'sinceMs'>, detail: string): Promise<Transfer> =>
      isSameFinding(transfer.finding, found)
        ? transfer
        : save({ ...transfer, finding: { ...found, sinceMs: ctx.clock.nowMs() } }, because('mismatched', { detail })),

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
  }
}

const anothersRecord = (id: string): string => `the institution answered with ${id}, which is another transfer's`
const noPayment = 'No payment from your wallet arrived within a day.'
const latePayment = 'The payment from the wallet arrived after this transfer had failed.'
const refusedButSent = 'The institution refused this withdrawal.'
const notSentLate = 'What was reported as sent late has failed. No funds have moved.'
const lateWithdrawal = 'The institution sent this withdrawal after this transfer had failed.'

/** Evidence that a transfer that has failed was sent after all. */
export type LateEvidence = Pick<
  FoundWithdrawal,
  'upstreamStatus' | 'hash' | 'positions' | 'twins' | 'createdAtMs' | 'hasReference'
> & {
  upstreamId?: string
  /** Present if the chain shows another amount. */
  arrived?: string
}

const formerOf = (ids: readonly string[]): Pick<Transfer, 'formerRecords'> =>
  ids.length === 0 ? {} : { formerRecords: ids }

/** The operator's finding, for the user. */
const shortMessage = ({ amount, symbol, arrived = '0', refunded }: Transfer): string =>
  refunded === undefined
    ? `Only ${arrived} of ${amount} ${symbol} arrived.`
    : `${refunded.amount} ${symbol} were returned.`

/** An institution may make several withdrawals of it. A combined transfer has those of its parts. */
const hasOthers = ({ type, isCombined }: Pick<Transfer, 'type' | 'isCombined'>): boolean =>
  type !== walletIntegrationType && isCombined !== true

const replacedBlock = 'the chain does not have the transaction any more: its block was replaced'

const matched = ({ finding: _, ...transfer }: Transfer): Transfer => transfer

const paidTwice = 'several withdrawals have the reference of this transfer'

const paidOnce = 'no other withdrawal of this transfer is left'
/** Of a record without a reference. It may be the user's own. */
const alikeRecord =
  'another withdrawal of this amount to this address, from the time of the calls, is of no other transfer'

const isSameCharge = (one: Transfer, { charged, twinRecords }: Pick<Transfer, 'charged' | 'twinRecords'>): boolean =>
  one.charged?.fee === charged?.fee &&
  one.charged?.debit === charged?.debit &&
  one.twinRecords?.join() === twinRecords?.join()

const isSameFinding = (known: TransferFinding | undefined, found: Omit<TransferFinding, 'sinceMs'>): boolean =>
  known?.kind === found.kind && known.hash === found.hash && known.arrived === found.arrived

/** After a transfer has arrived the chain is read again, deeper than any block that is usually replaced: after an hour and a day. */
export const firstArrivalReadMs = 60 * 60_000
export const arrivalWatchMs = 24 * 60 * 60_000

/** How long a chain or an institution is read for what failed and may have been sent. */
export const watchMs = 14 * 24 * 60 * 60_000

/**
 * The same for a refusal with a documented error: the institution answered, so that a created withdrawal is visible by
 * then.
 */
export const refusalWatchMs = 24 * 60 * 60_000

/**
 * How long a settled transfer is watched for other records of it, by the last read of its history and its last call. A
 * record without a reference may be another transfer's, so that a call without an answer may still create its own.
 */
export const othersWatchMsOf = (
  found: FoundWithdrawal | 'notReadable' | undefined,
  attempt: Pick<WithdrawalAttempt, 'outcome'>,
): number => {
  if (found === 'notReadable') return refusalWatchMs
  if (found?.twins || found?.failedTwins) return watchMs
  return found?.hasReference !== true && isUnanswered(attempt) ? refusalWatchMs : 0
}

/** Until the next of these reads: an hour at first, after a refusal a minute, then ever more seldom, twice a day in the end. */
export const watchDelayMs = (sinceEndMs: number, isRefused: boolean): number =>
  isRefused ? Math.max(60_000, sinceEndMs) : Math.min(12 * 60 * 60_000, Math.max(60 * 60_000, sinceEndMs / 4))

/** The session's transfer is the combined one. */
const withoutSession = ({ linkSessionId: _, ...part }: Omit<Preview, 'expiresAtMs'>): Omit<Preview, 'expiresAtMs'> =>
  part

const refusalOf = (transfer: Transfer, message: string): string =>
  [message, convertedNote(transfer)].filter(text => text !== undefined).join(' ')

/** Details of an answer for the history: its own code if it has one, and its text. */
const factsOf = (outcome: WithdrawOutcome): Pick<ChangeReason, 'upstreamStatus' | 'detail'> =>
  defined({
    upstreamStatus: 'upstreamCode' in outcome ? outcome.upstreamCode : undefined,
    detail: 'message' in outcome ? outcome.message : outcome.kind,
  })

/** Our reference for a transfer: its id without dashes, 32 characters that every institution's field takes. */
export const referenceOf = (transferId: string): string => transferId.replaceAll('-', '')
