import type { UpstreamTransfer, UpstreamTransferPage } from '@rialto/core'
import type { BinanceContext, BinanceKey } from './context.ts'
import { historyEndMs, maxPerCall, readDeposits, readWithdrawals, windowMs } from './readHistory.ts'

/** Binance opened then: nothing is older. */
const openedAtMs = Date.UTC(2017, 6, 1)

/** End of the window, and how much of its withdrawals and deposits has been told. */
const cursorForm = /^(\d{13,14})\.(\d{1,7})\.(\d{1,7})$/

interface Place {
  endMs: number
  withdrawals: number
  deposits: number
}

const placeOf = (context: BinanceContext, cursor: string | undefined): Place | undefined => {
  if (cursor === undefined) return { endMs: historyEndMs(context), withdrawals: 0, deposits: 0 }
  const [, endMs, withdrawals, deposits] = cursorForm.exec(cursor) ?? []
  if (endMs === undefined || Number(endMs) < openedAtMs) return undefined
  return { endMs: Number(endMs), withdrawals: Number(withdrawals), deposits: Number(deposits) }
}

/** Takes the newer head of the two lists until there are enough. What is taken of each is its beginning. */
const merge = (a: readonly UpstreamTransfer[], b: readonly UpstreamTransfer[], count: number) => {
  let fromA = 0
  const merged: UpstreamTransfer[] = []
  while (merged.length < count) {
    const [left, right] = [a[fromA], b[merged.length - fromA]]
    const next = right === undefined || (left && left.createdAtMs >= right.createdAtMs) ? left : right
    if (next === undefined) break
    if (next === left) fromA += 1
    merged.push(next)
  }
  return { merged, fromA, fromB: merged.length - fromA }
}

/**
 * Both histories together, newest first, 90 days at a time. Without `sinceMs` it ends where Binance's own default does,
 * 90 days back; with it, the cursor goes on from window to window, and a page may be empty.
 */
export const listTransfers = async (
  context: BinanceContext,
  key: BinanceKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const place = placeOf(context, input.cursor)
  if (place === undefined) return undefined
  const sinceMs = Math.max(input.sinceMs ?? place.endMs - windowMs, openedAtMs)
  const startMs = Math.max(sinceMs, place.endMs - windowMs)
  if (startMs > place.endMs) return { transfers: [] }
  const limit = Math.min(input.count, maxPerCall)
  const range = { startMs, endMs: place.endMs, limit }
  const withdrawals = await readWithdrawals(context, key, { ...range, offset: place.withdrawals })
  const deposits = await readDeposits(context, key, { ...range, offset: place.deposits })
  const { merged, fromA, fromB } = merge(withdrawals, deposits, limit)
  const ended =
    merged.length === withdrawals.length + deposits.length && withdrawals.length < limit && deposits.length < limit
  if (!ended) {
    const cursor = `${place.endMs}.${place.withdrawals + fromA}.${place.deposits + fromB}`
    return { transfers: merged, cursor }
  }
  return startMs > sinceMs ? { transfers: merged, cursor: `${startMs - 1}.0.0` } : { transfers: merged }
}
