import type { UpstreamTransfer, UpstreamTransferPage } from '@rialto/core'
import { asDeposit, asWithdrawal } from './asTransfer.ts'
import type { BybitContext, BybitKey } from './context.ts'
import type { HistoryPlace, Spot } from './historyPlace.ts'
import { readPlace, writePlace } from './historyPlace.ts'
import type { Stream } from './mergeStreams.ts'
import { mergeStreams } from './mergeStreams.ts'
import type { RecordPage, RecordQuery } from './readRecords.ts'
import { readReceived, readSent, windowMs } from './readRecords.ts'

/** Bybit opened then: nothing is older. */
const openedAtMs = Date.UTC(2018, 2, 1)
const secondMs = 1_000

const beginning: Spot = { taken: 0 }

const placeOf = (context: BybitContext, cursor: string | undefined): HistoryPlace | undefined => {
  if (cursor === undefined) return { endMs: context.clock.nowMs(), sent: beginning, received: beginning }
  const place = readPlace(cursor)
  return place !== undefined && place.endMs >= openedAtMs ? place : undefined
}

const streamOf = async <T>(
  spot: Spot | undefined,
  range: Pick<RecordQuery, 'startMs' | 'endMs'>,
  read: (query: RecordQuery) => Promise<RecordPage<T>>,
  map: (record: T) => UpstreamTransfer,
): Promise<Stream | undefined> => {
  if (spot === undefined) return undefined
  const { rows, after } = await read({ ...range, ...(spot.cursor === undefined ? {} : { cursor: spot.cursor }) })
  return { spot, rows: rows.slice(spot.taken).map(map), ...(after === undefined ? {} : { after }) }
}

/** The place after this page: in this window, at the head of the one before, or nowhere. */
const cursorAfter = (place: HistoryPlace, startMs: number, sinceMs: number): { cursor?: string } => {
  if (place.sent !== undefined || place.received !== undefined) return { cursor: writePlace(place) }
  const before = { endMs: startMs - 1, sent: beginning, received: beginning }
  return startMs > sinceMs ? { cursor: writePlace(before) } : {}
}

/**
 * Both histories together, newest first, 30 days at a time. Without `sinceMs` it ends where Bybit's own default does, 30
 * days back; with it, the cursor goes on from window to window, and a page may be empty or short.
 */
export const listTransfers = async (
  context: BybitContext,
  key: BybitKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const place = placeOf(context, input.cursor)
  if (place === undefined) return undefined
  const { endMs } = place
  const sinceMs = Math.max(input.sinceMs ?? endMs - windowMs, openedAtMs)
  if (sinceMs > endMs) return { transfers: [] }
  // Deposits are looked up by the second: windows that meet within one would both tell it.
  const startMs = Math.floor(Math.max(sinceMs, endMs - windowMs) / secondMs) * secondMs
  const range = { startMs, endMs }
  const { merged, sent, received } = mergeStreams(
    await streamOf(
      place.sent,
      range,
      query => readSent(context, key, query),
      row => asWithdrawal(context, row),
    ),
    await streamOf(
      place.received,
      range,
      query => readReceived(context, key, query),
      row => asDeposit(context, row),
    ),
    input.count,
  )
  const next = { endMs, ...(sent === undefined ? {} : { sent }), ...(received === undefined ? {} : { received }) }
  const transfers = merged.filter(({ createdAtMs }) => createdAtMs >= sinceMs)
  return { transfers, ...cursorAfter(next, startMs, sinceMs) }
}
