import type { UpstreamTransfer } from '@rialto/core'
import type { BinanceContext, BinanceKey } from './context.ts'
import type { HistoryRange } from './readHistory.ts'
import { historyEndMs, maxPerCall, readDeposits, readWithdrawals, windowMs } from './readHistory.ts'

/** A year: Binance cannot be asked for one record, only for 90 days of them. */
const maxWindows = 4
const maxPages = 10

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
  for (let page = 0; page < maxPages; page += 1) {
    const records = await read({ ...range, offset: page * maxPerCall })
    const found = records.find(isIt)
    if (found !== undefined || records.length < maxPerCall) return found
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
    id === undefined ? transfer.hash?.toLowerCase() === wanted : transfer.upstreamId === id
  const reads: Read[] = [range => readWithdrawals(context, key, range), range => readDeposits(context, key, range)]
  const nowMs = historyEndMs(context)
  for (let window = 0; window < maxWindows; window += 1) {
    const endMs = nowMs - window * windowMs
    const range = { startMs: endMs - windowMs, endMs, limit: maxPerCall, ...(symbol === undefined ? {} : { symbol }) }
    for (const read of reads) {
      const found = await searchWindow(read, range, isIt)
      if (found !== undefined) return found
    }
  }
  return undefined
}
