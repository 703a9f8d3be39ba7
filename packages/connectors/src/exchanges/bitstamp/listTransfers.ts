import type { UpstreamTransferPage } from '@rialto/core'
import type { HistoryPage, HistoryRange } from '../../kit/history/listMerged.ts'
import { listMerged } from '../../kit/history/listMerged.ts'
import type { BitstampContext } from './context.ts'
import { readReceived, readSent } from './readHistory.ts'
import type { BitstampKey } from './signRequest.ts'

/** Bitstamp opened then: nothing is older. */
const openedAtMs = Date.UTC(2011, 7, 1)
/** Their clock may be ahead of ours. */
const aheadMs = 60_000

/** What of a page is in the range; nothing comes after one that reaches back beyond it. */
const within = ({ rows, after }: HistoryPage, { startMs, endMs }: HistoryRange): HistoryPage => {
  const reachesBack = rows.some(({ createdAtMs }) => createdAtMs < startMs)
  return {
    rows: rows.filter(({ createdAtMs }) => createdAtMs >= startMs && createdAtMs <= endMs),
    ...(after === undefined || reachesBack ? {} : { after }),
  }
}

/** Both histories from the newest on. What comes in while pages are turned is told the next time. */
export const listTransfers = async (
  context: BitstampContext,
  key: BitstampKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const nowMs = context.clock.nowMs() + aheadMs
  const offsetOf = ({ cursor }: HistoryRange): number | undefined =>
    cursor === undefined ? 0 : /^\d{1,6}$/.test(cursor) ? Number(cursor) : undefined
  const from = async (range: HistoryRange, read: typeof readSent): Promise<HistoryPage> => {
    const offset = offsetOf(range)
    return offset === undefined ? { rows: [] } : within(await read(context, key, offset), range)
  }
  return listMerged(
    {
      nowMs,
      windowMs: nowMs - openedAtMs,
      openedAtMs,
      sent: range => from(range, readSent),
      received: range => from(range, readReceived),
    },
    input,
  )
}
