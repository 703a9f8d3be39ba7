import { clockMarginMs } from '../../connections/clockMarginMs.ts'
import { isAccounted } from '../../transfers/isAccounted.ts'
import { createdNothing } from '../../transfers/isRefused.ts'
import type { Transfer } from '../../transfers/ports.ts'
import type { AttemptRow } from './memoryAttempts.ts'
import type { Connected } from './memoryDatabase.ts'

export const dayMs = 24 * 60 * 60_000
/** The transfer has its record. */
const isSeen = (transfer: Transfer): boolean =>
  transfer.phase === 'settled' || transfer.foundLateAtMs !== undefined || isAccounted(transfer)
const rivalsWithinMs = (isSettled: boolean): number => (isSettled ? 0 : dayMs) + 15 * 60_000

/** Whether a transfer that counts as not sent is still watched, and one of its calls may have created a withdrawal. */
const mayStillShow = (db: Connected, transfer: Transfer, nowMs: number): boolean => {
  const { id, phase, foundLateAtMs, watchUntilMs = 0 } = transfer
  if (isAccounted(transfer)) return false
  return (
    (phase === 'awaitingUser' || (phase === 'failed' && foundLateAtMs === undefined && watchUntilMs > nowMs)) &&
    db
      .all<AttemptRow>('attempts')
      .some(
        ({ transferId, state, outcome, createdAtMs }) =>
          transferId === id &&
          state !== 'intended' &&
          !(outcome && createdNothing.includes(outcome)) &&
          (phase === 'failed' || createdAtMs > nowMs - dayMs),
      )
  )
}

const lastCallAtMs = (db: Connected, { id, createdAtMs }: Transfer): number => {
  const attempts = db.all<AttemptRow>('attempts').filter(({ transferId }) => transferId === id)
  return attempts.length === 0 ? createdAtMs : Math.max(...attempts.map(attempt => attempt.createdAtMs))
}

export const isRivalByOrder = (db: Connected, row: Transfer, transfer: Transfer, nowMs: number): boolean =>
  (row.phase === 'sending' ||
    (isSeen(transfer) && mayStillShow(db, row, nowMs)) ||
    (row.phase === 'unknown' &&
      (['failed', 'awaitingUser', 'settled'].includes(transfer.phase) || isSentBefore(db, row, transfer)))) &&
  row.createdAtMs <= lastCallAtMs(db, transfer) + rivalsWithinMs(isSeen(transfer))

/** By the creation time of a record, in the order of `hasRival`. */
export const fitsBetter = (
  db: Connected,
  row: Transfer,
  transfer: Transfer,
  { nowMs, recordMs }: { nowMs: number; recordMs: number },
): boolean => {
  if (row.phase !== 'sending' && row.phase !== 'unknown' && !mayStillShow(db, row, nowMs)) return false
  const calls = callsAtMs(db, row)
  if (Math.min(...calls) > recordMs + clockMarginMs || Math.max(...calls) < recordMs - dayMs - clockMarginMs)
    return false
  const keyOf = (of: Transfer): (number | string)[] => {
    const distanceMs = Math.min(...callsAtMs(db, of).map(atMs => Math.abs(atMs - recordMs)))
    const phases = ['sending', 'unknown', 'failed', 'awaitingUser']
    const known = isSeen(of) ? 3 : Math.min(2, phases.indexOf(of.phase))
    const group = [distanceMs > clockMarginMs ? 1 : 0, known]
    return known < 2 ? [...group, distanceMs, of.id] : group
  }
  const [one, other] = [keyOf(row), keyOf(transfer)]
  const at = one.findIndex((value, index) => value !== other[index])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}

/** Times of the calls that may have created a withdrawal. */
const callsAtMs = (db: Connected, { id, createdAtMs }: Transfer): number[] => {
  const calls = db
    .all<AttemptRow>('attempts')
    .filter(
      ({ transferId, state, outcome }) =>
        transferId === id && (state === 'intended' || !(outcome && createdNothing.includes(outcome))),
    )
  return calls.length === 0 ? [createdAtMs] : calls.map(call => call.createdAtMs)
}

/** By their last attempts: a transfer that waited for a conversion or a code may be sent after later ones. */
const isSentBefore = (db: Connected, one: Transfer, than: Transfer): boolean => {
  const [first, second] = [lastCallAtMs(db, one), lastCallAtMs(db, than)]
  return first < second || (first === second && one.id < than.id)
}
