import type { UpstreamTransferPage } from '@rialto/core'
import type { HistoryPage, HistoryRange } from '../../kit/history/listMerged.ts'
import { listMerged } from '../../kit/history/listMerged.ts'
import { asTransfer } from './asTransfer.ts'
import type { KucoinContext } from './context.ts'
import type { MovementList } from './readMovements.ts'
import { readMovements } from './readMovements.ts'
import type { KucoinKey } from './signHeaders.ts'

/** The API's lists begin then: what is older has calls of its own, which are not read. */
export const openedAtMs = Date.UTC(2019, 1, 18)
/** KuCoin names no widest range. Smaller ones keep the numbers of the pages small. */
export const windowMs = 90 * 86_400_000
/** KuCoin's times count in seconds. */
const stepMs = 1_000

/** Both lists, 90 days at a time. */
export const listTransfers = (
  context: KucoinContext,
  key: KucoinKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const read =
    (list: MovementList) =>
    async (range: HistoryRange): Promise<HistoryPage> => {
      const { rows, ...rest } = await readMovements(context, key, list, range)
      return { ...rest, rows: rows.map(row => asTransfer(context, list, row)) }
    }
  const times = { nowMs: context.clock.nowMs(), windowMs, openedAtMs, stepMs }
  return listMerged({ ...times, sent: read('withdrawals'), received: read('deposits') }, input)
}
