import { clockMarginMs, createdNothing, isAccounted, type Transfer } from '@rialto/core'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

const dayMs = 24 * 60 * 60_000
/** How far two clocks may differ, of servers and of an institution. */
const skewMs = 15 * 60_000

/**
 * How long after the last call of a transfer its record is created: at once if that call was answered, else within a day.
 */
const rivalsWithinMs = (isSettled: boolean): number => (isSettled ? 0 : dayMs) + skewMs

/** A call of `withdrawal_attempts made` that may have created something. */
const mayHaveCreated = sql<SqlBool>`
  (made.state = 'intended' or not coalesce(made.outcome, 'rejected') = any(${createdNothing}))`

/** It counts as not sent and is still watched, and one of its calls may have created something. */
const mayStillShow = (nowMs: number) => sql<SqlBool>`(
  (phase = 'awaitingUser' or phase = 'failed' and found_late_at is null and watch_until > ${new Date(nowMs)}
    and refund_amount is null and finding->>'handledAtMs' is null)
  and exists (
    select from withdrawal_attempts made
    where made.transfer_id = transfers.id and made.state <> 'intended' and ${mayHaveCreated}
      and (phase = 'failed' or made.created_at > ${new Date(nowMs - dayMs)})))`

/** It has a record already. */
const isSeen = (transfer: Transfer): boolean =>
  transfer.phase === 'settled' || transfer.foundLateAtMs !== undefined || isAccounted(transfer)

/** The condition of `hasRival` without the time of the record. */
export const isSentBefore = (transfer: Transfer, nowMs: number): RawBuilder<SqlBool> => {
  const { id, phase, createdAtMs } = transfer
  const lastCallAt = sql`coalesce((select max(own.created_at) from withdrawal_attempts own where own.transfer_id = ${id}::uuid),
    ${new Date(createdAtMs)}::timestamptz)`
  // This one is said not to exist: what exists is the other's. Else it was sent before this one, which may have been
  // begun before it: a conversion or a code came first.
  const isOlder = sql<SqlBool>`(${['failed', 'awaitingUser', 'settled'].includes(phase)}::boolean or
    (coalesce((select max(sent.created_at) from withdrawal_attempts sent where sent.transfer_id = transfers.id),
      transfers.created_at), transfers.id) < (${lastCallAt}, ${id}::uuid))`
  // This one arrived: another record belongs first to a transfer without one.
  const isUnseen = isSeen(transfer) ? mayStillShow(nowMs) : sql<SqlBool>`false`
  return sql<SqlBool>`(phase = 'sending' or ${isUnseen} or phase = 'unknown' and ${isOlder})
    and created_at <= ${lastCallAt} + make_interval(secs => ${rivalsWithinMs(isSeen(transfer)) / 1_000})`
}

/** Calls of a transfer, as far as they may have created something: the first, the last, and how far the nearest is from that time. */
const callsOf = (id: RawBuilder<unknown>, createdAt: RawBuilder<unknown>, recordAt: Date) => {
  const of = (value: RawBuilder<unknown>, without: RawBuilder<unknown>) => sql`coalesce((
    select ${value} from withdrawal_attempts made where made.transfer_id = ${id} and ${mayHaveCreated}), ${without})`
  const distance = (from: RawBuilder<unknown>) => sql`abs(extract(epoch from ${from} - ${recordAt}::timestamptz))`
  return {
    first: of(sql`min(made.created_at)`, createdAt),
    last: of(sql`max(made.created_at)`, createdAt),
    distance: of(sql`min(${distance(sql`made.created_at`)})`, distance(createdAt)),
  }
}

const classOf = (transfer: Transfer): number => {
  if (isSeen(transfer)) return 3
  return transfer.phase === 'sending' ? 0 : transfer.phase === 'unknown' ? 1 : 2
}

/**
 * The condition of `hasRival` with it. Of several that count as not sent, whichever reads first takes a record: another
 * one may be of an account that does not show it.
 */
export const fitsBetter = (transfer: Transfer, nowMs: number, recordMs: number): RawBuilder<SqlBool> => {
  const recordAt = new Date(recordMs)
  const marginS = clockMarginMs / 1_000
  const own = callsOf(sql`${transfer.id}::uuid`, sql`${new Date(transfer.createdAtMs)}::timestamptz`, recordAt)
  const other = callsOf(sql`transfers.id`, sql`transfers.created_at`, recordAt)
  const ownGroup = sql`(${own.distance} > ${marginS}, ${classOf(transfer)}::int)`
  const otherGroup = sql`(${other.distance} > ${marginS}, case phase when 'sending' then 0 when 'unknown' then 1 else 2 end)`
  return sql<SqlBool>`(phase in ('sending', 'unknown') or ${mayStillShow(nowMs)})
    and ${other.first} <= ${new Date(recordMs + clockMarginMs)}
    and ${other.last} >= ${new Date(recordMs - dayMs - clockMarginMs)}
    and (${otherGroup} < ${ownGroup} or ${classOf(transfer) < 2}::boolean and ${otherGroup} = ${ownGroup}
      and (${other.distance}, transfers.id) < (${own.distance}, ${transfer.id}::uuid))`
}
