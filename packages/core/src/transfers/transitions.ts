import { walletIntegrationType } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { FoundWithdrawal, WithdrawOutcome } from '../connections/connector.ts'
import type { AccessContext } from '../access/accessContext.ts'
import type { Repositories } from '../kernel/store.ts'
import { chargedOf } from './chargedOf.ts'
import { convertedNote } from './convertedNote.ts'
import { followPart } from './combined/followPart.ts'
import { moveTo } from './phases.ts'
import type { ChangeReason, Preview, Transfer } from './ports.ts'
import { saveAndEmit } from './transferEvent.ts'

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
  // A part has no events of its own: whoever receives one for an order takes the order for paid.
  const report = (transfer: Transfer, reason: ChangeReason): Promise<Transfer> =>
    transfer.partOf === undefined ? saveAndEmit(ctx, repositories, transfer, reason) : save(transfer, reason)

  /** Final. */
  const fail = (transfer: Transfer, failureMessage: string, reason: ChangeReason): Promise<Transfer> =>
    report(moveTo(transfer, 'failed', { failureMessage, finishedAtMs: reason.atMs }), reason)

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

    /** `converting` to `sending`: the order yielded what is sent. */
    convert: (transfer: Transfer) => save(moveTo(transfer, 'sending'), because('converted')),

    /** `converting` to `failed`: the order yielded nothing, and nothing was asked to be sent. */
    async failConversion(transfer: Transfer, message: string, upstreamStatus?: string) {
      const reason = because('notConverted', { detail: message, ...defined({ upstreamStatus }) })
      // Clients receive Pending before any final status, also when both come at once.
      return fail(await report(transfer, reason), message, reason)
    },

    /** `awaitingUser` to `sending`: nothing was created the last time, and the user did what was asked. */
    requestAgain: (transfer: Transfer) => save(moveTo(transfer, 'sending'), because('requestedAgain')),

    /** `sending` to `awaitingUser`: nothing was created, and the same order may be tried again. */
    awaitUser: (transfer: Transfer, outcome: WithdrawOutcome) =>
      save(moveTo(transfer, 'awaitingUser'), because('userActionRequired', factsOf(outcome))),

    /** `sending` to `failed`: the institution refused the order and created nothing. */
    reject: (transfer: Transfer, outcome: Extract<WithdrawOutcome, { kind: 'rejected' }>) =>
      fail(transfer, refusalOf(transfer, outcome.message), because('rejected', factsOf(outcome))),

    /** `sending` to `unknown`: the call ended, or outlived its time, without an answer. */
    loseAnswer: (transfer: Transfer, detail: string) =>
      report(moveTo(transfer, 'unknown'), because('noAnswer', { detail })),

    /**
     * `sending` to `accepted`: the institution answered that it has the withdrawal. To `unknown` where it answers with a record that is
     * another transfer's: whose it is, a person finds out.
     */
    async accept(transfer: Transfer, { upstreamId, hash }: Extract<WithdrawOutcome, { kind: 'accepted' }>) {
      // What a wallet names is held to the chain before it counts.
      if (transfer.type !== walletIntegrationType && !(await repositories.claims.takeRecord(transfer, upstreamId)))
        return report(moveTo(transfer, 'unknown'), because('noAnswer', { detail: anothersRecord(upstreamId) }))
      const reason = because('accepted')
      const known = { institutionTransactionId: upstreamId, acceptedAtMs: reason.atMs, ...defined({ hash }) }
      return report(moveTo(transfer, 'accepted', known), reason)
    },

    /** Still where it was: a person has it looked at again now. */
    lookAgain: (transfer: Transfer, note: string) => save(transfer, because('resolved', { detail: note })),

    /** `unknown` to `accepted`: the institution named it to a person. */
    declareSent(transfer: Transfer, upstreamId: string, note: string) {
      const reason = because('resolved', { detail: note })
      return save(
        moveTo(transfer, 'accepted', { institutionTransactionId: upstreamId, acceptedAtMs: reason.atMs }),
        reason,
      )
    },

    /** `unknown` or `accepted` to `failed`: the institution confirmed to a person that it did not send it. */
    declareNotSent: (transfer: Transfer, note: string) =>
      fail(
        { ...transfer, watchUntilMs: ctx.clock.nowMs() + watchMs },
        'The institution confirmed that it did not send this withdrawal. No funds have moved.',
        because('resolved', { detail: note }),
      ),

    /** Still `failed`: the institution shows what a person had called not sent. */
    findLate(transfer: Transfer, found: FoundWithdrawal) {
      const reason = because('foundAfterEnd', found)
      const failureMessage = transfer.type === walletIntegrationType ? latePayment : lateWithdrawal
      const known = { institutionTransactionId: found.upstreamId, ...defined({ hash: found.hash }) }
      const amended = { ...transfer, ...known, failureMessage, foundLateAtMs: reason.atMs }
      return repositories.transfers.amendFailed(amended, reason)
    },

    /** Still `failed`: a person has dealt with a withdrawal that was sent after all. */
    async settleLate(transfer: Transfer, upstreamId: string, note: string): Promise<Transfer> {
      const reason = because('resolved', { detail: note })
      const amended = { ...transfer, institutionTransactionId: upstreamId, lateHandledAtMs: reason.atMs }
      await repositories.transfers.amendFailed(amended, reason)
      return amended
    },

    /** Of a combined transfer, `accepted` to `failed`: part of it arrived, and a person says that the rest is not paid. */
    endIncomplete: (transfer: Transfer, message: string, note: string) =>
      fail(transfer, message, because('resolved', { detail: note })),

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

    /** `unknown` to `failed`: the history does not have it, and nothing can appear in it any more. */
    missInHistory: (transfer: Transfer) =>
      fail(
        transfer,
        'The institution has no record of this withdrawal. No funds have moved.',
        because('notInHistory', { detail: 'no trace in the history' }),
      ),

    /**
     * `unknown`, `accepted` or `onChain` to `failed`: no chain has the wallet's payment after a day. It is looked for a while longer:
     * what was dropped can be sent again by whoever kept it.
     */
    missPayment(transfer: Transfer) {
      const reason = because('notCompleted', { upstreamStatus: 'notFound', detail: noPayment })
      return fail({ ...transfer, watchUntilMs: reason.atMs + watchMs }, noPayment, reason)
    },

    /** `unknown` to `failed`: the user declined it in their wallet. */
    decline: (transfer: Transfer) =>
      fail(transfer, 'You declined the payment in your wallet. No funds have moved.', because('rejected')),

    /** `accepted` to `onChain`: the institution named a transaction that the chain can be asked about. */
    send(transfer: Transfer, found: FoundWithdrawal & { hash: string }) {
      const reason = because('sent', found)
      return save(
        moveTo(transfer, 'onChain', { hash: found.hash, sentAtMs: reason.atMs, ...chargedOf(transfer, found) }),
        reason,
      )
    },

    /** Still `onChain`: the institution sent it again under another hash. */
    sendAgain(transfer: Transfer, found: FoundWithdrawal & { hash: string }) {
      const reason = because('resent', found)
      const sent = { hash: found.hash, confirmations: 0, sentAtMs: reason.atMs, ...chargedOf(transfer, found) }
      return save({ ...transfer, ...sent }, reason)
    },

    /** Still `onChain`: more, or after a reorganisation fewer, confirmations. */
    confirmFurther: async (transfer: Transfer, confirmations: number): Promise<Transfer> =>
      transfer.confirmations === confirmations ? transfer : save({ ...transfer, confirmations }, because('confirming')),

    /** Still where it was: its institution says what it took. */
    noteCharge(transfer: Transfer, found: FoundWithdrawal): Promise<Transfer> {
      const { charged } = chargedOf(transfer, found)
      return charged ? save({ ...transfer, charged }, because('charged', found)) : Promise.resolve(transfer)
    },

    /** `onChain` to `settled`: as many confirmations as the network counts as final. */
    confirm(transfer: Transfer, confirmations: number) {
      const reason = because('confirmed')
      return report(moveTo(transfer, 'settled', { confirmations, finishedAtMs: reason.atMs }), reason)
    },

    /** `accepted` to `settled`: the institution reports it, and no chain can be read. */
    complete(transfer: Transfer, found: FoundWithdrawal) {
      const reason = because('completed', found)
      const ended = {
        sentAtMs: reason.atMs,
        finishedAtMs: reason.atMs,
        ...chargedOf(transfer, found),
        ...defined({ hash: found.hash }),
      }
      return report(moveTo(transfer, 'settled', ended), reason)
    },

    /** `accepted` or `onChain` to `failed`: the institution reports it. */
    giveUp: (transfer: Transfer, found: FoundWithdrawal) =>
      fail(
        transfer,
        found.message ?? 'The institution did not complete the withdrawal.',
        because('notCompleted', { upstreamStatus: found.upstreamStatus, ...defined({ detail: found.message }) }),
      ),

    /** `onChain` to `failed`: the transaction reverted, and the institution names no other. */
    revert: (transfer: Transfer, message: string) => fail(transfer, message, because('reverted', { detail: message })),
  }
}

const anothersRecord = (id: string): string => `the institution answered with ${id}, which is another transfer's`
const noPayment = 'No payment from your wallet arrived within a day.'
const latePayment = 'The payment from the wallet arrived after this transfer had failed.'
const lateWithdrawal = 'The institution sent this withdrawal after it had confirmed that it would not.'

/** How long a chain or an institution is read for what was called not sent. */
const watchMs = 14 * 24 * 60 * 60_000

/** Between two of these reads. */
export const watchDelayMs = 60 * 60_000

/** The session's transfer is the combined one. */
const withoutSession = ({ linkSessionId: _, ...part }: Omit<Preview, 'expiresAtMs'>): Omit<Preview, 'expiresAtMs'> =>
  part

const refusalOf = (transfer: Transfer, message: string): string =>
  [message, convertedNote(transfer)].filter(text => text !== undefined).join(' ')

/** What an answer says for the history: its own code where it has one, and its words. */
const factsOf = (outcome: WithdrawOutcome): Pick<ChangeReason, 'upstreamStatus' | 'detail'> =>
  defined({
    upstreamStatus: 'upstreamCode' in outcome ? outcome.upstreamCode : undefined,
    detail: 'message' in outcome ? outcome.message : outcome.kind,
  })

/** Our reference for a transfer: its id without dashes, 32 characters that every institution's field takes. */
export const referenceOf = (transferId: string): string => transferId.replaceAll('-', '')
