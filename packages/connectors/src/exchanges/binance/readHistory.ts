import type { UpstreamTransfer } from '@rialto/core'
import { asDeposit, asWithdrawal } from './asTransfer.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import { isReceivedTransfers, isSentTransfers } from './schemas.ts'
import { signedRead } from './signedRead.ts'

const dayMs = 86_400_000
/** Binance answers for at most 90 days at a time. */
export const windowMs = 90 * dayMs - 60_000
/** Binance's most per call. */
export const maxPerCall = 1_000

export interface HistoryRange {
  startMs: number
  endMs: number
  limit: number
  offset: number
  symbol?: string
}

const parametersOf = ({ startMs, endMs, limit, offset, symbol }: HistoryRange): Record<string, string> => ({
  startTime: String(startMs),
  endTime: String(endMs),
  limit: String(limit),
  offset: String(offset),
  ...(symbol === undefined ? {} : { coin: symbol }),
})

/** A slice of the withdrawals of at most 90 days. */
export const readWithdrawals = async (
  context: BinanceContext,
  key: BinanceKey,
  range: HistoryRange,
): Promise<UpstreamTransfer[]> => {
  const records = await signedRead(context, key, {
    path: '/sapi/v1/capital/withdraw/history',
    check: isSentTransfers,
    parameters: parametersOf(range),
  })
  return records.map(record => asWithdrawal(context, record))
}

/** A slice of the deposits of at most 90 days. */
export const readDeposits = async (
  context: BinanceContext,
  key: BinanceKey,
  range: HistoryRange,
): Promise<UpstreamTransfer[]> => {
  const records = await signedRead(context, key, {
    path: '/sapi/v1/capital/deposit/hisrec',
    check: isReceivedTransfers,
    parameters: parametersOf(range),
  })
  return records.map(record => asDeposit(context, record))
}

/** Now, by their clock: what comes later does not move what has been told. */
export const historyEndMs = (context: BinanceContext): number => context.clock.nowMs()
