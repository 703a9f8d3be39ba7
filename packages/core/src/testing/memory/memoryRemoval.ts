import { isLost } from '../../transfers/isLost.ts'
import { refusals, unanswered } from '../../transfers/isRefused.ts'
import type { Transfer } from '../../transfers/ports.ts'
import type { AttemptRow } from './memoryAttempts.ts'
import { type ClaimRow, paidKey } from './memoryClaims.ts'
import type { Connected } from './memoryDatabase.ts'
import { dayMs } from './memoryRivals.ts'
import { type EventRow, isOpen as isOpenEvent } from './memoryWebhooks.ts'
import { finalPhases, openPhases } from './rows.ts'

/** Like the store's `openTransfers`. A combined transfer counts the amounts of its parts. */
export const isNeeded = (db: Connected, transfer: Transfer, atMs: number): boolean => {
  const { id, partOf, isCombined } = transfer
  const whole = db.get<Transfer>('transfers', partOf ?? '')
  if (whole && !finalPhases.has(whole.phase)) return true
  const parts = isCombined ? db.all<Transfer>('transfers').filter(each => each.partOf === id) : []
  return [transfer, ...parts].some(each => mayMove(db, each, atMs))
}

const mayMove = (db: Connected, transfer: Transfer, atMs: number): boolean => {
  const { id, phase, foundLateAtMs, lateHandledAtMs, twinRecords, overchargeHandledAtMs, watchUntilMs = 0 } = transfer
  if (openPhases.has(phase) || watchUntilMs > atMs - removalMarginMs) return true
  if (foundLateAtMs !== undefined && lateHandledAtMs === undefined) return true
  if (phase === 'settled' && twinRecords !== undefined && overchargeHandledAtMs === undefined) return true
  if (isLost(transfer)) return true
  const attempts = db.all<AttemptRow>('attempts').filter(({ transferId }) => transferId === id)
  const isRefusal = ({ state, outcome, createdAtMs }: AttemptRow): boolean =>
    (state === 'rejected' || state === 'notCreated') &&
    refusals.includes(outcome ?? 'rejected') &&
    createdAtMs > atMs - dayMs - removalMarginMs
  if (phase === 'awaitingUser' && attempts.some(isRefusal)) return true
  // Its own call may still be answered.
  if (
    attempts.some(
      each => each.outcome && unanswered.includes(each.outcome) && each.createdAtMs > atMs - removalMarginMs,
    )
  )
    return true
  return db
    .all<EventRow>('events')
    .some(
      event =>
        'transferId' in event.subject &&
        event.subject.transferId === id &&
        isOpenEvent(event) &&
        event.createdAtMs > atMs - maxEventWaitMs,
    )
}

const maxEventWaitMs = 7 * dayMs
/** The last read of a watch is made at its end. */
const removalMarginMs = 15 * 60_000

/** Its record and its order stay claimed. Only the simulation's checks read `erased`. */
export const erase = (db: Connected, transfer: Transfer): void => {
  const { id, phase, partOf, foundLateAtMs, clientTransactionId } = transfer
  db.put('transfers', id, undefined)
  db.put('erased', id, transfer)
  for (const claim of db.all<ClaimRow>('claims'))
    if (claim.transferId === id) db.put('claims', claim.key, { ...claim, transferId: undefined })
  const isPaid = phase === 'settled' || foundLateAtMs !== undefined
  if (!isPaid || clientTransactionId === undefined || partOf !== undefined) return
  const key = paidKey(transfer)
  db.put('claims', key, { key, place: '', recordId: '', transferId: undefined })
}
