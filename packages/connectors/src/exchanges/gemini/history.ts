import { listedLength } from '@rialto/contract'
import { ConnectorError, type FoundWithdrawal, type UpstreamTransfer, type UpstreamTransferPage } from '@rialto/core'
import { defined } from '@rialto/defined'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { type FinalStatuses, statusOf, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { fetchTransfers, type GeminiContext, type GeminiTransfer, maxPerCall, type TransferQuery } from './api.ts'
import type { GeminiAccess } from './signing.ts'

/**
 * Pending is pending; so is Advanced, a deposit that can be traded with but not withdrawn yet. Gemini documents no
 * failure: the other words cannot mean anything else.
 */
const finals: FinalStatuses = { Complete: 'succeeded', Failed: 'failed', Rejected: 'failed' }

export const transferStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)

/** The id that a withdrawal got when it was created, else the number of its booking. */
export const idOf = ({ type, withdrawalId, eid }: GeminiTransfer): string =>
  type === 'Withdrawal' ? (withdrawalId ?? eid) : eid

const types: Readonly<Record<string, UpstreamTransfer['type']>> = { Deposit: 'deposit', Withdrawal: 'withdrawal' }

/** Converts one row. `undefined` for fiat and for Gemini's own bookings. */
const asTransfer = (context: GeminiContext, record: GeminiTransfer): UpstreamTransfer | undefined => {
  const type = Object.hasOwn(types, record.type) ? types[record.type] : undefined
  if (type === undefined || isFiatCurrency(record.currency)) return undefined
  const { network: chain, destination, feeAmount } = record
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === chain)?.networkId
  const hash = txHash(record.txHash, networkId)
  return {
    upstreamId: idOf(record),
    type,
    status: transferStatus(record.status),
    upstreamStatus: record.status,
    symbol: record.currency,
    amount: record.amount,
    createdAtMs: Number(record.timestampms),
    ...(feeAmount != null && record.feeCurrency === record.currency ? { fee: feeAmount } : {}),
    ...(destination ? { toAddress: destination } : {}),
    ...(chain ? { chain } : {}),
    ...defined({ networkId, hash }),
  }
}

/** Orders by time, and by number within a millisecond. */
const byTime = (a: GeminiTransfer, b: GeminiTransfer): number =>
  Number(a.timestampms) - Number(b.timestampms) || Number(BigInt(a.eid) - BigInt(b.eid))

/** One call with its rows sorted earliest first, because Gemini lists them in the opposite order. */
const readTransfers = async (
  context: GeminiContext,
  access: GeminiAccess,
  query: TransferQuery,
): Promise<GeminiTransfer[]> => (await fetchTransfers(context, access, query)).sort(byTime)

/** The documents do not say whether a row at `timestamp` itself is included: a millisecond earlier includes it either way. */
const justBefore = (ms: number): number => ms - 1

/**
 * Reads forward from a time, call by call, until `enough` returns true or the list ends.
 *
 * @throws ConnectorError `refused` for a list that is longer than `maxCalls`: never returns a shorter list.
 */
export const readForward = async (
  context: GeminiContext,
  access: GeminiAccess,
  query: Required<Pick<TransferQuery, 'sinceMs'>> & TransferQuery,
  { maxCalls, enough }: { maxCalls: number; enough: (rows: readonly GeminiTransfer[]) => boolean },
): Promise<GeminiTransfer[]> => {
  const found = new Map<string, GeminiTransfer>()
  let { sinceMs } = query
  let followsFull = false
  for (let call = 0; call < maxCalls; call += 1) {
    const rows = await readTransfers(context, access, { ...query, sinceMs })
    const before = found.size
    for (const row of rows) found.set(row.eid, row)
    const last = rows.at(-1)
    if (enough(rows)) return [...found.values()]
    // The order of rows is not documented. A full page followed by no new rows would also be the response of a list
    // that begins with the newest.
    if (found.size === before && (followsFull || listedLength(rows) >= maxPerCall))
      throw new ConnectorError('malformed', 'Gemini’s transfer list exceeds the page limit')
    if (last === undefined || listedLength(rows) < maxPerCall) return [...found.values()]
    followsFull = true
    sinceMs = justBefore(Number(last.timestampms))
  }
  throw new ConnectorError('refused', 'This Gemini account has too many transfers to search')
}

/** The last row of a page, and the direction of the list: backward from the latest, or forward from a time. */
interface Place {
  direction: 'back' | 'forward'
  timestampms: string
  eid: string
}

const cursorForm = /^([bf])\.(\d{13})\.(\d{1,20})$/

const readPlace = (cursor: string): Place | undefined => {
  const [, letter, timestampms, eid] = cursorForm.exec(cursor) ?? []
  if (timestampms === undefined || eid === undefined) return undefined
  return { direction: letter === 'b' ? 'back' : 'forward', timestampms, eid }
}

const writePlace = (direction: Place['direction'], { timestampms, eid }: GeminiTransfer): string =>
  `${direction === 'back' ? 'b' : 'f'}.${timestampms}.${eid}`

const after = (place: Place | undefined, sign: 1 | -1) => (row: GeminiTransfer) =>
  place === undefined || sign * byTime(row, { ...row, ...place }) > 0

/** Start of the call: the position, or the requested time. Absent for the latest transfers. */
const startOf = (
  direction: Place['direction'],
  place: Place | undefined,
  sinceMs: number | undefined,
): { sinceMs?: number } => {
  if (direction === 'back') return {}
  return { sinceMs: justBefore(Math.max(Number(place?.timestampms ?? 0), sinceMs ?? 0, 1)) }
}

/**
 * Gemini lists the latest 50, or 50 since a time, but none before a time. Therefore, without `sinceMs` this lists the
 * latest 50, newest first; with it, everything since then, oldest first.
 */
export const listTransfers = async (
  context: GeminiContext,
  access: GeminiAccess,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const place = input.cursor === undefined ? undefined : readPlace(input.cursor)
  if (input.cursor !== undefined && place === undefined) return undefined
  const direction = place?.direction ?? (input.sinceMs === undefined ? 'back' : 'forward')
  const rows = await readTransfers(context, access, startOf(direction, place, input.sinceMs))
  const ordered = direction === 'back' ? [...rows].reverse() : rows
  const unreported = ordered
    .filter(after(place, direction === 'back' ? -1 : 1))
    .filter(({ timestampms }) => Number(timestampms) >= (input.sinceMs ?? 0))
  const full = direction === 'forward' && listedLength(rows) >= maxPerCall
  if (full && unreported.length === 0)
    throw new ConnectorError('malformed', 'Gemini’s transfer list exceeds the page limit')
  const page = unreported.slice(0, input.count)
  const last = page.at(-1)
  const more = last !== undefined && (full || unreported.length > page.length)
  return {
    transfers: page.flatMap(row => asTransfer(context, row) ?? []),
    ...(more ? { cursor: writePlace(direction, last) } : {}),
  }
}

/** Gemini's opening: no transfer is older. */
const openedAtMs = Date.UTC(2015, 9, 1)
const maxCalls = 20

/** Format of Gemini's ids and hashes. */
const plausible = /^[A-Za-z0-9_-]{1,128}$/

/** Gemini has no call for one transfer: the latest are searched first, then everything from the beginning. */
export const findTransfer = async (
  context: GeminiContext,
  access: GeminiAccess,
  { id, hash, symbol }: { id?: string; hash?: string; symbol?: string },
): Promise<UpstreamTransfer | undefined> => {
  const wanted = id ?? hash
  if (wanted === undefined || !plausible.test(wanted)) return undefined
  const asIt = (row: GeminiTransfer): UpstreamTransfer[] => {
    const transfer = asTransfer(context, row)
    const isIt = id === undefined ? transfer?.hash?.toLowerCase() === wanted.toLowerCase() : transfer?.upstreamId === id
    return transfer !== undefined && isIt ? [transfer] : []
  }
  const query = symbol === undefined ? {} : { symbol }
  const latest = await readTransfers(context, access, query)
  const [found] = latest.flatMap(asIt)
  if (found !== undefined || listedLength(latest) < maxPerCall) return found
  const enough = (rows: readonly GeminiTransfer[]) => rows.some(row => asIt(row).length > 0)
  const all = await readForward(context, access, { ...query, sinceMs: openedAtMs }, { maxCalls, enough })
  return all.flatMap(asIt)[0]
}
