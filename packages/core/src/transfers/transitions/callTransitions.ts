import { walletIntegrationType } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { WithdrawOutcome } from '../../connections/connector.ts'
import { convertedNote } from '../convertedNote.ts'
import type { FilledConversion } from '../money/filledConversion.ts'
import { moveTo } from '../phases.ts'
import type { ChangeReason, Preview, Transfer } from '../ports.ts'
import { referenceOf } from '../withdrawalOrder.ts'
import type { TransitionWriter } from './transitionWriter.ts'

/** The transitions before, by and after the call to the institution or the wallet. */
export const callTransitions = ({ repositories, because, save, report, fail, failWatched }: TransitionWriter) => ({
  /** To `sending` or, where the asset is converted first, `converting`, from the preview: the intent, before the call. */
  async request(
    { expiresAtMs: _, ...lasting }: Preview,
    institution: string,
    fee: Pick<Transfer, 'networkFeeCharged'> = {},
  ): Promise<Transfer> {
    const reason = because('requested')
    const transfer: Transfer = {
      ...(lasting.partOf === undefined ? lasting : withoutSession(lasting)),
      createdAtMs: reason.atMs,
      phase: lasting.funding ? 'converting' : 'sending',
      institution,
      reference: referenceOf(lasting.id),
      sequence: 0,
      ...fee,
    }
    await repositories.transfers.insert(transfer, reason)
    return transfer
  },

  /** `converting` to `sending`: the order yielded the asset. */
  convert(transfer: Transfer, filled: FilledConversion | undefined) {
    const reason = because('converted')
    const converted = filled && { ...filled, atMs: reason.atMs }
    return save({ ...moveTo(transfer, 'sending'), ...defined({ converted }) }, reason)
  },

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
})

const anothersRecord = (id: string): string => `the institution answered with ${id}, which is another transfer's`

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
