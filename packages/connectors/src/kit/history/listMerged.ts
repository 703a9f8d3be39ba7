import type { UpstreamTransfer, UpstreamTransferPage } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type HistoryPlace, readPlace, type Spot, writePlace } from './historyPlace.ts'
import { mergeStreams, type Stream } from './mergeStreams.ts'

export interface HistoryRange {
  startMs: number
  endMs: number
  /** The institution's own cursor at the end of the previous page. */
  cursor?: string
}

/** One page of one list, newest first. Absent `after`: the last one. */
export interface HistoryPage {
  rows: UpstreamTransfer[]
  after?: string
}

/** An institution with separate lists of withdrawals and deposits, each ordered by time with its own pages. */
export interface TwoLists {
  /** By the institution's clock. */
  nowMs: number
  /** Maximum range of one call. */
  windowMs: number
  /** Opening of the institution: no transfer is older. */
  openedAtMs: number
  /**
   * Resolution of its times. Windows begin on a multiple of it, because otherwise two windows could return the same
   * row. Default 1.
   */
  stepMs?: number
  sent(range: HistoryRange): Promise<HistoryPage>
  received(range: HistoryRange): Promise<HistoryPage>
}

const beginning: Spot = { claimed: 0 }

const placeOf = ({ nowMs, openedAtMs }: TwoLists, cursor: string | undefined): HistoryPlace | undefined => {
  if (cursor === undefined) return { endMs: nowMs, sent: beginning, received: beginning }
  const place = readPlace(cursor)
  return place !== undefined && place.endMs >= openedAtMs ? place : undefined
}

const streamOf = async (
  spot: Spot | undefined,
  range: HistoryRange,
  read: (range: HistoryRange) => Promise<HistoryPage>,
): Promise<Stream | undefined> => {
  if (spot === undefined) return undefined
  const { rows, after } = await read({ ...range, ...defined({ cursor: spot.cursor }) })
  return { spot, rows: rows.slice(spot.claimed), ...defined({ after }) }
}

/** The position after this page: in this window, at the start of the previous one, or none. */
const cursorAfter = (place: HistoryPlace, startMs: number, sinceMs: number): { cursor?: string } => {
  if (place.sent !== undefined || place.received !== undefined) return { cursor: writePlace(place) }
  const before = { endMs: startMs - 1, sent: beginning, received: beginning }
  return startMs > sinceMs ? { cursor: writePlace(before) } : {}
}

/**
 * Merges both lists, newest first, window by window. Without `sinceMs` it ends with the first window; with it, the
 * cursor continues from window to window, and a page may be empty or short. `undefined` for an invalid cursor.
 */
export const listMerged = async (
  lists: TwoLists,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const place = placeOf(lists, input.cursor)
  if (place === undefined) return undefined
  const { endMs } = place
  const { windowMs, openedAtMs, stepMs = 1 } = lists
  const sinceMs = Math.max(input.sinceMs ?? endMs - windowMs, openedAtMs)
  if (sinceMs > endMs) return { transfers: [] }
  const startMs = Math.floor(Math.max(sinceMs, endMs - windowMs) / stepMs) * stepMs
  const range = { startMs, endMs }
  const { merged, sent, received } = mergeStreams(
    await streamOf(place.sent, range, lists.sent),
    await streamOf(place.received, range, lists.received),
    input.count,
  )
  const next = { endMs, ...defined({ sent, received }) }
  const transfers = merged.filter(({ createdAtMs }) => createdAtMs >= sinceMs)
  return { transfers, ...cursorAfter(next, startMs, sinceMs) }
}
