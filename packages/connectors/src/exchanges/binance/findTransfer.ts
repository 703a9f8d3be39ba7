import type { UpstreamTransfer } from '@rialto/core'
import type { BinanceContext, BinanceKey } from './context.ts'
import type { HistoryRange } from './readHistory.ts'
import { historyEndMs, mostPerCall, readDeposits, readWithdrawals, windowMs } from './readHistory.ts'

/** A year: Binance cannot be asked for one record, only for 90 days of them. */
const mostWindows = 4
const mostPages = 10

interface Search {
  id?: string
  hash?: string
  symbol?: string
}

type Read = (range: HistoryRange) => Promise<UpstreamTransfer[]>

const searchWindow = async (
  read: Read,
  range: Omit<HistoryRange, 'offset'>,
  isIt: (t: UpstreamTransfer) => boolean,
) => {
  for (let page = 0; page < mostPages; page += 1) {
    const records = await read({ ...range, offset: page * mostPerCall })
    const found = records.find(isIt)
    if (found !== undefined || records.length < mostPerCall) return found
  }
  return undefined
}

export const findTransfer = async (
  context: BinanceContext,
  key: BinanceKey,
  { id, hash, symbol }: Search,
): Promise<UpstreamTransfer | undefined> => {
  const wanted = hash?.toLowerCase()
  const isIt = (transfer: UpstreamTransfer) =>
    id === undefined ? transfer.hash?.toLowerCase() === wanted : transfer.nativeId === id
  const reads: Read[] = [range => readWithdrawals(context, key, range), range => readDeposits(context, key, range)]
  const nowMs = historyEndMs(context)
  for (let window = 0; window < mostWindows; window += 1) {
    const endMs = nowMs - window * windowMs
    const range = { startMs: endMs - windowMs, endMs, limit: mostPerCall, ...(symbol === undefined ? {} : { symbol }) }
    for (const read of reads) {
      const found = await searchWindow(read, range, isIt)
      if (found !== undefined) return found
    }
  }
  return undefined
}
