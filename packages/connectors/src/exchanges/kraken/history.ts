import { listedLength } from '@rialto/contract'
import type { FoundWithdrawal, UpstreamTransfer, UpstreamTransferPage } from '@rialto/core'
import { defined } from '@rialto/defined'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { type FinalStatuses, statusOf, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { codeOf, symbolOf } from './assets.ts'
import { isMovements, type KrakenContext, type KrakenKey, type KrakenMovement, krakenRead } from './api.ts'
import { depositNetwork } from './account.ts'

export type MovementList = 'WithdrawStatus' | 'DepositStatus'

/** Kraken's most per call. */
export const maxPerCall = 500

interface MovementRange {
  /** Kraken's code. Absent: every asset. */
  asset?: string
  /** Unix seconds, both included. */
  startS?: number
  endS?: number
  limit: number
}

/** A slice of withdrawals or deposits, newest first. Rows that cannot be read are replaced by as many older ones. */
export const readMovements = async (
  context: KrakenContext,
  key: KrakenKey,
  list: MovementList,
  range: MovementRange,
): Promise<KrakenMovement[]> => {
  const rows = await readSlice(context, key, list, range)
  const listed = listedLength(rows)
  const limit = Math.min(range.limit + listed - rows.length, maxPerCall)
  return listed < range.limit || limit === range.limit ? rows : readMovements(context, key, list, { ...range, limit })
}

const readSlice = (
  context: KrakenContext,
  key: KrakenKey,
  list: MovementList,
  { asset, startS, endS, limit }: MovementRange,
): Promise<KrakenMovement[]> =>
  krakenRead(context, key, {
    call: list,
    check: isMovements,
    parameters: {
      ...defined({
        asset,
        start: startS === undefined ? undefined : String(startS),
        end: endS === undefined ? undefined : String(endS),
      }),
      limit: String(limit),
    },
  })

export const secondsOf = ({ time }: KrakenMovement): number => Math.floor(Number(time))

/** IFEX states. Initial, Pending and Settled (not enough confirmations yet) are pending, and so are unknown ones. */
const finals: FinalStatuses = { Success: 'succeeded', Failure: 'failed' }

/** Properties that make any status pending: Kraken is still reviewing it. */
const undecided: ReadonlySet<string> = new Set(['onhold', 'on-hold', 'cancel-pending'])

export const movementStatus = (
  row: Pick<KrakenMovement, 'status' | 'status-prop'>,
): Pick<FoundWithdrawal, 'status' | 'upstreamStatus'> => {
  const property = row['status-prop'] ?? ''
  return {
    status: undecided.has(property) ? 'pending' : statusOf(finals, row.status),
    upstreamStatus: property === '' ? row.status : `${row.status} (${property})`,
  }
}

const msPerSecond = 1_000

/**
 * Without missing or empty fields. `undefined` for fiat: its `info` is the user's bank, and it is not a transfer of
 * coins.
 */
const asTransfer = (context: KrakenContext, list: MovementList, row: KrakenMovement): UpstreamTransfer | undefined => {
  const symbol = symbolOf(row.asset)
  if (isFiatCurrency(symbol)) return undefined
  const network = row.network ?? depositNetwork(symbol, row.method)
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === network)?.networkId
  const hash = txHash(row.txid, networkId)
  return {
    upstreamId: row.refid,
    type: list === 'DepositStatus' ? 'deposit' : 'withdrawal',
    ...movementStatus(row),
    symbol,
    amount: row.amount,
    ...defined({ fee: row.fee ?? undefined }),
    ...(row.info == null || row.info === '' ? {} : { toAddress: row.info }),
    chain: network ?? row.method,
    ...defined({ networkId, hash }),
    createdAtMs: secondsOf(row) * msPerSecond,
  }
}

const lists = ['WithdrawStatus', 'DepositStatus'] as const

/** Start of a page: a second, and how many rows of that second each list has already returned. */
interface Place {
  endS: number
  reported: Readonly<Record<MovementList, number>>
}

const cursorForm = /^(\d{9,11})\.(\d{1,3})\.(\d{1,3})$/
const aheadS = 60

const placeOf = (nowMs: number, cursor: string | undefined): Place | undefined => {
  if (cursor === undefined) {
    return { endS: Math.floor(nowMs / 1_000) + aheadS, reported: { WithdrawStatus: 0, DepositStatus: 0 } }
  }
  const [, endS, withdrawals, deposits] = cursorForm.exec(cursor) ?? []
  if (endS === undefined) return undefined
  return { endS: Number(endS), reported: { WithdrawStatus: Number(withdrawals), DepositStatus: Number(deposits) } }
}

interface Unreported {
  list: MovementList
  row: KrakenMovement
  atS: number
}

/** The position after these rows. Rows of its second count as returned, including earlier ones of the same second. */
const placeAfter = (place: Place, rows: readonly Unreported[], endS: number): string => {
  const reported = (list: MovementList) =>
    rows.filter(row => row.list === list && row.atS === endS).length + (endS === place.endS ? place.reported[list] : 0)
  return `${endS}.${reported('WithdrawStatus')}.${reported('DepositStatus')}`
}

/**
 * Withdrawals and deposits merged, newest first. Continues until a page is empty; a page with only fiat is empty as
 * well.
 */
export const listTransfers = async (
  context: KrakenContext,
  key: KrakenKey,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const place = placeOf(context.http.clock.nowMs(), input.cursor)
  if (place === undefined) return undefined
  const startS = input.sinceMs === undefined ? undefined : Math.max(Math.floor(input.sinceMs / 1_000), 0)
  if (startS !== undefined && startS > place.endS) return { transfers: [] }
  const unreported: Unreported[] = []
  for (const list of lists) {
    const limit = Math.min(input.count + place.reported[list], maxPerCall)
    const range = { endS: place.endS, limit, ...defined({ startS }) }
    const rows = await readMovements(context, key, list, range)
    unreported.push(...rows.slice(place.reported[list]).map(row => ({ list, row, atS: secondsOf(row) })))
  }
  const page = unreported.sort((a, b) => b.atS - a.atS).slice(0, input.count)
  const last = page.at(-1)
  if (last === undefined) return { transfers: [] }
  const transfers = page.flatMap(({ list, row }) => asTransfer(context, list, row) ?? [])
  return { transfers, cursor: placeAfter(place, page, last.atS) }
}

/** 2,500 withdrawals and as many deposits, because Kraken cannot be queried for one. */
const maxSearchPages = 5

interface TransferSearch {
  id?: string
  hash?: string
  symbol?: string
}

const searchList = async (
  context: KrakenContext,
  key: KrakenKey,
  list: MovementList,
  { id, hash, symbol }: TransferSearch,
): Promise<UpstreamTransfer | undefined> => {
  const wanted = hash?.toLowerCase()
  const asset = symbol === undefined ? undefined : codeOf(symbol)
  let endS: number | undefined
  for (let page = 0; page < maxSearchPages; page += 1) {
    const rows = await readMovements(context, key, list, {
      limit: maxPerCall,
      ...defined({ asset, endS }),
    })
    const row = rows.find(each => (id === undefined ? each.txid?.toLowerCase() === wanted : each.refid === id))
    if (row !== undefined) return asTransfer(context, list, row)
    const oldest = rows.at(-1)
    if (oldest === undefined || listedLength(rows) < maxPerCall) return undefined
    endS = secondsOf(oldest)
  }
  return undefined
}

export const findTransfer = async (
  context: KrakenContext,
  key: KrakenKey,
  search: TransferSearch,
): Promise<UpstreamTransfer | undefined> =>
  (await searchList(context, key, 'WithdrawStatus', search)) ?? searchList(context, key, 'DepositStatus', search)
