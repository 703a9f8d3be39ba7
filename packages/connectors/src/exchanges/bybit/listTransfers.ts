import type { UpstreamTransferPage } from '@rialto/core'
import { listMerged } from '../../kit/history/listMerged.ts'
import { asDeposit, asWithdrawal } from './asTransfer.ts'
import type { BybitContext, BybitKey } from './context.ts'
import type { RecordPage } from './readRecords.ts'
import { readReceived, readSent, windowMs } from './readRecords.ts'

/** Bybit opened then: nothing is older. */
const openedAtMs = Date.UTC(2018, 2, 1)
/** Deposits are looked up by the second. */
const stepMs = 1_000

const mapped = <T, U>({ rows, ...rest }: RecordPage<T>, map: (row: T) => U): RecordPage<U> => ({
  ...rest,
  rows: rows.map(map),
})

/** Both histories, 30 days at a time. */
export const listTransfers = (
  context: BybitContext,
  key: BybitKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> =>
  listMerged(
    {
      nowMs: context.clock.nowMs(),
      windowMs,
      openedAtMs,
      stepMs,
      sent: async range => mapped(await readSent(context, key, range), row => asWithdrawal(context, row)),
      received: async range => mapped(await readReceived(context, key, range), row => asDeposit(context, row)),
    },
    input,
  )
