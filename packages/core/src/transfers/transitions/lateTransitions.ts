import { walletIntegrationType } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { FoundWithdrawal } from '../../connections/connector.ts'
import { knownOf } from '../knownOf.ts'
import type { Transfer } from '../ports.ts'
import type { Twins } from '../reconcile/findTwins.ts'
import { arrivalWatchMs } from '../watchTimes.ts'
import { matched, paidTwice, shortMessage, type TransitionWriter } from './transitionWriter.ts'

/** The transitions of a transfer that has ended: it was sent late, several times, or its block was replaced. */
export const lateTransitions = ({
  repositories,
  because,
  report,
  failWatched,
  amendLate,
  amendArrival,
  amendTwins,
}: TransitionWriter) => {
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

  /**
   * Still `failed`: it was sent after all. It pays its order, and the client receives an event. A part has no events:
   * if its combined transfer has failed, that one is reported as sent late.
   */
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

  return {
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
      await amendTwins(amended, reason)
    },
  }
}

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

const replacedBlock = 'the chain does not have the transaction any more: its block was replaced'

const paidOnce = 'no other withdrawal of this transfer is left'
/** Of a record without a reference. It may be the user's own. */
const alikeRecord =
  'another withdrawal of this amount to this address, from the time of the calls, is of no other transfer'
