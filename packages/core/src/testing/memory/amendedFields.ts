import { defined } from '@rialto/defined'

import type { Transfer } from '../../transfers/ports.ts'

export const amending = ({ institutionTransactionId, hash, failureMessage, sequence, arrived, ...late }: Transfer) => {
  const { foundLateAtMs, lateHandledAtMs, twinRecords, formerRecords, charged } = late
  const known = {
    institutionTransactionId,
    hash,
    twinRecords,
    formerRecords,
    charged,
    failureMessage,
    sequence,
    arrived,
  }
  return defined({ ...known, foundLateAtMs, lateHandledAtMs })
}

export const withoutAmended = (transfer: Transfer): Transfer => {
  const { institutionTransactionId: _i, hash: _h, failureMessage: _m, arrived: _a, ...rest } = transfer
  const { foundLateAtMs: _f, lateHandledAtMs: _l, twinRecords: _t, charged: _c, formerRecords: _o, ...lasting } = rest
  return lasting
}

export const amendingSettled = ({ twinRecords, charged, overchargeHandledAtMs, sequence, ...arrival }: Transfer) => {
  const { hash, finding, arrivalWatchUntilMs, arrivalMissedAtMs } = arrival
  const { institutionTransactionId } = arrival
  const known = { twinRecords, charged, overchargeHandledAtMs, hash, finding, institutionTransactionId }
  return { sequence, ...defined({ ...known, arrivalWatchUntilMs, arrivalMissedAtMs }) }
}

export const withoutAmendedSettled = (transfer: Transfer): Transfer => {
  const { twinRecords: _t, charged: _c, overchargeHandledAtMs: _o, hash: _h, finding: _f, ...rest } = transfer
  const { arrivalWatchUntilMs: _w, arrivalMissedAtMs: _m, ...lasting } = rest
  return lasting
}

/** The columns of an update. */
export const changing = (transfer: Transfer): Partial<Transfer> => {
  const { phase, institutionTransactionId, hash, confirmations, charged, failureMessage, sequence } = transfer
  const { twinRecords, acceptedAtMs, sentAtMs, finishedAtMs, watchUntilMs } = transfer
  const times = {
    acceptedAtMs,
    sentAtMs,
    finishedAtMs,
    watchUntilMs,
    arrivalWatchUntilMs: transfer.arrivalWatchUntilMs,
  }
  const { finding, arrived, refunded } = transfer
  const seen = { finding, arrived, refunded }
  const known = { institutionTransactionId, hash, confirmations, charged, twinRecords, failureMessage }
  const facts = { ...known, ...seen, ...times }
  return { phase, sequence, ...defined(facts) }
}
