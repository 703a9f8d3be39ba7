import { listedBefore, listedLength } from '@rialto/contract'
import { ConnectorError, type FoundWithdrawal, type UpstreamTransfer, type UpstreamTransferPage } from '@rialto/core'
import { defined } from '@rialto/defined'
import {
  type BinanceContext,
  type BinanceDeposit,
  type BinanceKey,
  type BinanceWithdrawal,
  fetchDeposits,
  fetchWithdrawals,
} from './api.ts'
import { txHash } from '../../kit/matching/foundWithdrawal.ts'

/** Binance's codes. All others are pending. */
const withdrawalStatuses: Readonly<Record<number, { name: string; status: FoundWithdrawal['status'] }>> = {
  0: { name: 'Email Sent', status: 'pending' },
  1: { name: 'Cancelled', status: 'failed' },
  2: { name: 'Awaiting Approval', status: 'pending' },
  3: { name: 'Rejected', status: 'failed' },
  4: { name: 'Processing', status: 'pending' },
  5: { name: 'Failure', status: 'failed' },
  6: { name: 'Completed', status: 'succeeded' },
}

export const withdrawalStatus = (code: number): Pick<FoundWithdrawal, 'status' | 'upstreamStatus'> => {
  const known = withdrawalStatuses[code]
  return {
    status: known?.status ?? 'pending',
    upstreamStatus: known === undefined ? String(code) : `${code} ${known.name}`,
  }
}

/** 0 pending, 6 credited but cannot be withdrawn, 7 wrong deposit, 8 waits for the user, 1 success, 2 rejected. */
const depositStatuses: Readonly<Record<number, UpstreamTransfer['status']>> = {
  1: 'succeeded',
  2: 'failed',
  6: 'succeeded',
  7: 'failed',
}

/** Binance's UTC text. */
export const timeOf = (text: string): number => {
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(ms)) throw new ConnectorError('malformed', 'The withdrawal has an invalid date')
  return ms
}

const shared = (context: BinanceContext, record: BinanceWithdrawal | BinanceDeposit) => {
  const { network, addressTag, txId } = record
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === network)?.networkId
  const hash = txHash(txId, networkId)
  return {
    symbol: record.coin,
    amount: record.amount,
    ...(record.address === '' ? {} : { toAddress: record.address }),
    ...(addressTag == null || addressTag === '' ? {} : { tag: addressTag }),
    ...(network == null || network === '' ? {} : { chain: network }),
    ...defined({ networkId, hash }),
  }
}

const asWithdrawal = (context: BinanceContext, record: BinanceWithdrawal): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.id,
  ...withdrawalStatus(record.status),
  type: 'withdrawal',
  createdAtMs: timeOf(record.applyTime),
  ...defined({ fee: record.transactionFee }),
})

/** Binance numbers its deposits. Binance.US does not, so the coin and the transaction replace the number. */
const depositId = ({ id, coin, txId, insertTime }: BinanceDeposit): string =>
  id ?? `${coin}-${txId == null || txId === '' ? insertTime : txId}`

const asDeposit = (context: BinanceContext, record: BinanceDeposit): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: depositId(record),
  type: 'deposit',
  status: depositStatuses[record.status] ?? 'pending',
  upstreamStatus: String(record.status),
  createdAtMs: record.insertTime,
})

/** Binance's history covers at most 90 days per call. */
const windowMs = 90 * 86_400_000 - 60_000
/** Binance's maximum per call. */
const maxPerCall = 1_000

interface HistoryRange {
  startMs: number
  endMs: number
  limit: number
  offset: number
  symbol?: string
}

interface ReadPage {
  transfers: UpstreamTransfer[]
  isFull: boolean
  /** How many listed records precede the next one after `count` transfers. */
  passed(count: number): number
}

type Read = (context: BinanceContext, key: BinanceKey, range: HistoryRange) => Promise<ReadPage>

const pageOf = <T>(records: readonly T[], limit: number, map: (record: T) => UpstreamTransfer): ReadPage => ({
  transfers: records.map(map),
  isFull: listedLength(records) >= limit,
  passed: count => listedBefore(records, count),
})

const parametersOf = ({ startMs, endMs, limit, offset, symbol }: HistoryRange): Record<string, string> => ({
  startTime: String(startMs),
  endTime: String(endMs),
  limit: String(limit),
  offset: String(offset),
  ...defined({ coin: symbol }),
})

const readWithdrawals: Read = async (context, key, range) =>
  pageOf(await fetchWithdrawals(context, key, parametersOf(range)), range.limit, record =>
    asWithdrawal(context, record),
  )

const readDeposits: Read = async (context, key, range) =>
  pageOf(await fetchDeposits(context, key, parametersOf(range)), range.limit, record => asDeposit(context, record))

/** Binance's opening: no transfer is older. */
const openedAtMs = Date.UTC(2017, 6, 1)

/** End of the window, and how many of its withdrawals and deposits have been listed. */
const cursorForm = /^(\d{13,14})\.(\d{1,7})\.(\d{1,7})$/

interface Place {
  endMs: number
  withdrawals: number
  deposits: number
}

/** The first window ends now, by the exchange's clock: later transfers do not shift the listed ones. */
const placeOf = (context: BinanceContext, cursor: string | undefined): Place | undefined => {
  if (cursor === undefined) return { endMs: context.clock.nowMs(), withdrawals: 0, deposits: 0 }
  const [, endMs, withdrawals, deposits] = cursorForm.exec(cursor) ?? []
  if (endMs === undefined || Number(endMs) < openedAtMs) return undefined
  return { endMs: Number(endMs), withdrawals: Number(withdrawals), deposits: Number(deposits) }
}

/** Takes the newer head of the two lists until there are `count`. */
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
 * Merges both histories, newest first, 90 days at a time. Without `sinceMs` it ends at Binance's own default, 90 days
 * back; with it, the cursor continues from window to window, and a page may be empty.
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
  const { merged, fromA, fromB } = merge(withdrawals.transfers, deposits.transfers, limit)
  const isWhole = merged.length === withdrawals.transfers.length + deposits.transfers.length
  if (!isWhole || withdrawals.isFull || deposits.isFull) {
    const [sent, received] = [withdrawals.passed(fromA), deposits.passed(fromB)]
    const cursor = `${place.endMs}.${place.withdrawals + sent}.${place.deposits + received}`
    return { transfers: merged, cursor }
  }
  return startMs > sinceMs ? { transfers: merged, cursor: `${startMs - 1}.0.0` } : { transfers: merged }
}

/** A year: Binance has no call for one record, only for 90 days of them. */
const maxWindows = 4
const maxPages = 10

export const findTransfer = async (
  context: BinanceContext,
  key: BinanceKey,
  { id, hash, symbol }: { id?: string; hash?: string; symbol?: string },
): Promise<UpstreamTransfer | undefined> => {
  const wanted = hash?.toLowerCase()
  const isIt = (transfer: UpstreamTransfer) =>
    id === undefined ? transfer.hash?.toLowerCase() === wanted : transfer.upstreamId === id
  const nowMs = context.clock.nowMs()
  for (let window = 0; window < maxWindows; window += 1) {
    const endMs = nowMs - window * windowMs
    const range = { startMs: endMs - windowMs, endMs, limit: maxPerCall, ...defined({ symbol }) }
    for (const read of [readWithdrawals, readDeposits]) {
      const found = await searchWindow(offset => read(context, key, { ...range, offset }), isIt)
      if (found !== undefined) return found
    }
  }
  return undefined
}

const searchWindow = async (
  read: (offset: number) => Promise<ReadPage>,
  isIt: (transfer: UpstreamTransfer) => boolean,
): Promise<UpstreamTransfer | undefined> => {
  for (let page = 0; page < maxPages; page += 1) {
    const { transfers, isFull } = await read(page * maxPerCall)
    const found = transfers.find(isIt)
    if (found !== undefined || !isFull) return found
  }
  return undefined
}
