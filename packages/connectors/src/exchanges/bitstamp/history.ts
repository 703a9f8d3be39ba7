import { listedLength } from '@rialto/contract'
import { compare, parseDecimal } from '@rialto/catalog'
import { ConnectorError, type FoundWithdrawal, type UpstreamTransfer, type UpstreamTransferPage } from '@rialto/core'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { type FinalStatuses, statusOf, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { type HistoryPage, type HistoryRange, listMerged } from '../../kit/history/listMerged.ts'
import { present } from '../../kit/history/historyPlace.ts'
import {
  type BitstampContext,
  type BitstampDeposit,
  type BitstampRequest,
  fetchCryptoTransactions,
  fetchRequests,
  fetchUserTransactionsSince,
} from './api.ts'
import type { BitstampKey } from './signing.ts'

/** 2 is finished; 3 canceled, 4 failed, 11 reversed. 0 (open), 1 (in process) and all others are pending. */
const requestStatuses: FinalStatuses = { '2': 'succeeded', '3': 'failed', '4': 'failed', '11': 'failed' }

export const requestStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(requestStatuses, upstream)

/**
 * PENDING waits for a review, or for the user to name the sender; IN_PROCESSING is not credited yet. Older responses had no
 * status: they listed credited deposits.
 */
const depositStatuses: FinalStatuses = {
  COMPLETED: 'succeeded',
  FINALIZED: 'succeeded',
  REJECTED: 'failed',
  REVERTED: 'failed',
}

export const depositStatus = (upstream: string | null | undefined): FoundWithdrawal['status'] =>
  upstream == null ? 'succeeded' : statusOf(depositStatuses, upstream)

/** Bitstamp's `2022-01-31 16:07:32.123456`, which is UTC, in Unix milliseconds. Throws `malformed` for an impossible date. */
export const timeOf = (text: string): number => {
  const [day = '', time = ''] = text.split(' ')
  const atMs = Date.parse(`${day}T${time.slice(0, 12)}Z`)
  if (Number.isNaN(atMs)) throw new ConnectorError('malformed', 'Bitstamp returned an invalid time')
  return atMs
}

/** Bitstamp appends the tag to its address: `rE1sdh25BJQ3qFwngiTBwaq3zPGGYcrjp1?dt=1455`. */
const tagged = /^([^?]*)\?(?:dt|memoId|memo_id)=(.*)$/i

export const splitAddress = (text: string): { address: string; tag?: string } => {
  const [, address, tag] = tagged.exec(text) ?? []
  return address === undefined || tag === undefined ? { address: text } : { address, tag }
}

const shared = (
  context: BitstampContext,
  { currency, amount, network }: Pick<BitstampRequest, 'currency' | 'amount' | 'network'>,
  hash: string | null | undefined,
) => {
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === network)?.networkId
  return {
    symbol: currency.toUpperCase(),
    amount: parseDecimal(amount) ?? amount,
    ...present({ chain: network, networkId, hash: txHash(hash, networkId) }),
  }
}

const asWithdrawal = (
  context: BitstampContext,
  request: BitstampRequest,
  fees: ReadonlyMap<string, string>,
): UpstreamTransfer => {
  const { address, tag } = splitAddress(request.address ?? '')
  return {
    ...shared(context, request, request.transaction_id),
    upstreamId: request.id,
    type: 'withdrawal',
    status: requestStatus(request.status),
    upstreamStatus: request.status,
    createdAtMs: timeOf(request.datetime),
    ...present({ toAddress: address, tag, fee: fees.get(request.txid ?? '') }),
  }
}

/**
 * Deposits and withdrawals are numbered separately, and older deposits not at all: the prefix prevents collisions of
 * their ids.
 */
const depositIdOf = ({ id, txid, datetime }: BitstampDeposit): string => `deposit-${id ?? (txid || datetime)}`

const asDeposit = (context: BitstampContext, deposit: BitstampDeposit): UpstreamTransfer => {
  const { address, tag } = splitAddress(deposit.destinationAddress ?? '')
  return {
    ...shared(context, deposit, deposit.txid),
    upstreamId: depositIdOf(deposit),
    type: 'deposit',
    status: depositStatus(deposit.status),
    upstreamStatus: deposit.status ?? '',
    createdAtMs: Number(deposit.datetime) * 1_000,
    ...present({ toAddress: address, tag }),
  }
}

const numbered = /^[1-9]\d{0,15}$/

/**
 * Fees of withdrawals, by Bitstamp's number of the transaction: only the user's transactions contain them. One call
 * from the oldest of them on; a withdrawal that is not among the thousand rows returned has no fee.
 */
const readFees = async (
  context: BitstampContext,
  key: BitstampKey,
  requests: readonly BitstampRequest[],
): Promise<ReadonlyMap<string, string>> => {
  const numbers = requests.map(({ txid }) => txid ?? '').filter(txid => numbered.test(txid))
  const [oldest] = numbers.sort((a, b) => compare(a, b))
  if (oldest === undefined) return new Map()
  const rows = await fetchUserTransactionsSince(context, key, String(BigInt(oldest) - 1n))
  return new Map(rows.flatMap(({ id, fee }) => (compare(fee, '0') < 0 ? [] : [[id, parseDecimal(fee) ?? fee]])))
}

const pageSize = 500
/** Bitstamp looks no further back. */
const maxOffset = 200_000

const pageOf = (transfers: UpstreamTransfer[], offset: number, isFull: boolean): HistoryPage => {
  const next = offset + pageSize
  const rows = transfers.filter(({ symbol }) => !isFiatCurrency(symbol))
  return { rows, ...(isFull && next <= maxOffset ? { after: String(next) } : {}) }
}

/** Withdrawals to chains from an offset on, newest first, each with its fee once Bitstamp has booked it. */
const readSent = async (context: BitstampContext, key: BitstampKey, offset: number): Promise<HistoryPage> => {
  const requests = await fetchRequests(context, key, { limit: String(pageSize), offset: String(offset) })
  const fees = await readFees(context, key, requests)
  const rows = requests.map(request => asWithdrawal(context, request, fees))
  return pageOf(rows, offset, listedLength(requests) >= pageSize)
}

/** Deposits from chains, likewise. They come together with withdrawals, and how the limit counts is not documented: a page is full when both fill it. */
const readReceived = async (context: BitstampContext, key: BitstampKey, offset: number): Promise<HistoryPage> => {
  const { deposits, withdrawals } = await fetchCryptoTransactions(context, key, {
    limit: String(pageSize),
    offset: String(offset),
  })
  const rows = deposits.map(deposit => asDeposit(context, deposit))
  return pageOf(rows, offset, listedLength(deposits) + withdrawals.length >= pageSize)
}

/** Bitstamp's opening: no transfer is older. */
const openedAtMs = Date.UTC(2011, 7, 1)
/** The exchange's clock may be ahead of ours. */
const aheadMs = 60_000

/** The rows of a page that are in the range. A page that reaches back beyond it is the last. */
const within = ({ rows, after }: HistoryPage, { startMs, endMs }: HistoryRange): HistoryPage => {
  const reachesBack = rows.some(({ createdAtMs }) => createdAtMs < startMs)
  return {
    rows: rows.filter(({ createdAtMs }) => createdAtMs >= startMs && createdAtMs <= endMs),
    ...(after === undefined || reachesBack ? {} : { after }),
  }
}

const offsetOf = ({ cursor }: HistoryRange): number | undefined =>
  cursor === undefined ? 0 : /^\d{1,6}$/.test(cursor) ? Number(cursor) : undefined

/** Both histories from the newest on. A transfer that arrives between two pages is listed on the next read. */
export const listTransfers = async (
  context: BitstampContext,
  key: BitstampKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const nowMs = context.clock.nowMs() + aheadMs
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

const requestId = /^[1-9]\d{0,19}$/
const depositId = /^deposit-[A-Za-z0-9]{1,128}$/
const hashForm = /^[A-Za-z0-9]{1,128}$/
/** 2,500 of each: Bitstamp has no call for one deposit or for a hash. */
const maxPages = 5

/** A withdrawal is fetched by its id. Deposits, and searches by hash, go through the newest rows. */
export const findTransfer = async (
  context: BitstampContext,
  key: BitstampKey,
  { id, hash, symbol }: { id?: string; hash?: string; symbol?: string },
): Promise<UpstreamTransfer | undefined> => {
  const received = (isIt: (transfer: UpstreamTransfer) => boolean) =>
    scan(offset => readReceived(context, key, offset), isIt)
  if (id !== undefined) {
    if (requestId.test(id)) return findRequest(context, key, id)
    return depositId.test(id) ? received(transfer => transfer.upstreamId === id) : undefined
  }
  if (hash === undefined || !hashForm.test(hash)) return undefined
  const isIt = (transfer: UpstreamTransfer) =>
    transfer.hash?.toLowerCase() === hash.toLowerCase() && (symbol === undefined || transfer.symbol === symbol)
  return (await scan(offset => readSent(context, key, offset), isIt)) ?? received(isIt)
}

const findRequest = async (
  context: BitstampContext,
  key: BitstampKey,
  id: string,
): Promise<UpstreamTransfer | undefined> => {
  const found = (await fetchRequests(context, key, { id })).filter(request => request.id === id)
  const fees = await readFees(context, key, found)
  return found.map(request => asWithdrawal(context, request, fees))[0]
}

const scan = async (
  read: (offset: number) => Promise<HistoryPage>,
  isIt: (transfer: UpstreamTransfer) => boolean,
): Promise<UpstreamTransfer | undefined> => {
  let offset = 0
  for (let page = 0; page < maxPages; page += 1) {
    const { rows, after } = await read(offset)
    const found = rows.find(isIt)
    if (found !== undefined || after === undefined) return found
    offset = Number(after)
  }
  return undefined
}
