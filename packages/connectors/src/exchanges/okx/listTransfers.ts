import type { UpstreamTransfer, UpstreamTransferPage } from '@rialto/core'
import type { HistoryPage, HistoryRange } from '../../kit/history/listMerged.ts'
import { listMerged } from '../../kit/history/listMerged.ts'
import { asDeposit, asWithdrawal } from './asTransfer.ts'
import type { OkxContext } from './context.ts'
import { pageSize, readReceived, readSent } from './readRecords.ts'
import type { OkxKey } from './signHeaders.ts'

/** OKCoin, OKX's elder sister, opened then: nothing is older. */
const openedAtMs = Date.UTC(2013, 5, 1)

/**
 * OKX pages by time, and two rows may have the same. So the last millisecond of a full page is left to the next one, which
 * begins with it; only a millisecond that fills a page by itself is passed over.
 */
const pageOf = async (
  { startMs, endMs, cursor }: HistoryRange,
  read: (beforeMs: number) => Promise<UpstreamTransfer[]>,
): Promise<HistoryPage> => {
  const rows = await read(cursor === undefined ? endMs + 1 : Number(cursor))
  const lastMs = Math.min(...rows.map(({ createdAtMs }) => createdAtMs))
  const inRange = rows
    .filter(({ createdAtMs }) => createdAtMs >= startMs)
    .sort((left, right) => right.createdAtMs - left.createdAtMs)
  if (rows.length < pageSize || lastMs < startMs) return { rows: inRange }
  const whole = inRange.filter(({ createdAtMs }) => createdAtMs > lastMs)
  return whole.length === 0 ? { rows: inRange, after: String(lastMs) } : { rows: whole, after: String(lastMs + 1) }
}

/** Both histories together, newest first, as far back as OKX keeps them. */
export const listTransfers = (
  context: OkxContext,
  key: OkxKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> =>
  listMerged(
    {
      nowMs: context.clock.nowMs(),
      windowMs: Infinity,
      openedAtMs,
      sent: range =>
        pageOf(range, async beforeMs =>
          (await readSent(context, key, { beforeMs })).map(record => asWithdrawal(context, record)),
        ),
      received: range =>
        pageOf(range, async beforeMs =>
          (await readReceived(context, key, { beforeMs })).map(record => asDeposit(context, record)),
        ),
    },
    input,
  )
