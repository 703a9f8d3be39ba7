import { listedLength } from '@rialto/contract'
import { compare, subtract } from '@rialto/catalog'
import { ConnectorError, type FoundWithdrawal, type UpstreamTransfer, type UpstreamTransferPage } from '@rialto/core'
import { defined } from '@rialto/defined'
import { isFiatCurrency } from '../../kit/balances/fiatCurrencies.ts'
import { type FinalStatuses, statusOf, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import {
  type RangedList,
  type UpholdContext,
  type UpholdTransaction,
  isTransaction,
  isTransactions,
  pageSize,
  readPage,
  readRange,
} from './api.ts'
import { isoTime } from '../../kit/history/historyPlace.ts'

/** Maximum number of upstream pages read for one page of ours; the cursor continues from there. */
const maxCalls = 10
/** Maximum number of pages that the last reported row may have moved down the list since. */
const maxMoved = 3

/** All transfers across a chain, newest first, from a list that also contains conversions and bank transfers. */
export const listTransfers = async (
  context: UpholdContext,
  token: string,
  { count, cursor, sinceMs = 0 }: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const begin = placeOf(cursor)
  if (begin === undefined) return undefined
  const transfers: UpstreamTransfer[] = []
  let place = begin
  for (let call = 0; call < maxCalls; call += 1) {
    const rest = await restFrom(context, token, place).catch(place === begin ? unlessPastEnd : rethrow)
    if (rest === undefined && place !== begin)
      throw new ConnectorError('malformed', 'Uphold returned a list that changed while it was read')
    if (rest === undefined) return undefined
    for (const [index, row] of rest.rows.entries()) {
      if (isoTime(row.createdAt, 'Uphold') < sinceMs) return { transfers }
      const transfer = toTransfer(context, row)
      if (transfer !== undefined) transfers.push(transfer)
      place = { first: rest.first + index, after: row.id }
      if (transfers.length === count) return nextPage(transfers, place, rest.isLast && index === rest.rows.length - 1)
    }
    if (rest.isLast) return { transfers }
  }
  return nextPage(transfers, place, false)
}

const rethrow = (error: unknown): never => {
  throw error
}

const nextPage = (transfers: UpstreamTransfer[], { first, after }: Place, isLast: boolean): UpstreamTransferPage =>
  isLast || after === undefined ? { transfers } : { transfers, cursor: `${first}.${after}` }

/** Position and id of the last transfer returned. */
interface Place {
  first: number
  after?: string
}

const cursorForm = /^(\d{1,7})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const placeOf = (cursor: string | undefined): Place | undefined => {
  if (cursor === undefined) return { first: 0 }
  const [, first, after] = cursorForm.exec(cursor) ?? []
  return first === undefined || after === undefined ? undefined : { first: Number(first), after }
}

interface Rest {
  rows: UpholdTransaction[]
  /** Place of the first of them in the list. */
  first: number
  isLast: boolean
}

/** The page's rows after the position. Newer rows have shifted it by their number. `undefined` if it is not found. */
const restFrom = async (context: UpholdContext, token: string, place: Place): Promise<Rest | undefined> => {
  for (let moved = 0; moved < maxMoved; moved += 1) {
    const first = place.first + moved * pageSize
    const page = await readPage(context, token, transactionList, first)
    const skipped = place.after === undefined ? 0 : page.findIndex(({ id }) => id === place.after) + 1
    if (place.after === undefined || skipped > 0) {
      return { rows: page.slice(skipped), first: first + skipped, isLast: listedLength(page) < pageSize }
    }
    if (listedLength(page) < pageSize) return undefined
  }
  return undefined
}

/** Uphold rejects a range that begins past the end. */
const unlessPastEnd = (error: unknown): undefined => {
  if (error instanceof ConnectorError && error.kind === 'refused') return undefined
  throw error
}

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One transaction by Uphold's id. `undefined` if this user does not have it. */
export const readTransaction = async (
  context: UpholdContext,
  token: string,
  id: string,
): Promise<UpholdTransaction | undefined> => {
  if (!idForm.test(id)) return undefined
  const path = `${transactionList.path}/${encodeURIComponent(id)}`
  const found = await signedRead(context, token, { path, check: isTransaction }).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.upstreamCode === 'not_found') return undefined
    throw error
  })
  if (found !== undefined && found.id !== id)
    throw new ConnectorError('malformed', 'Uphold returned a different transaction')
  return found
}

interface Search {
  id?: string
  hash?: string
}

const plain = (hash: string): string => hash.toLowerCase().replace(/^0x/, '')

/** By id with one call; by hash through the whole list, because it has no filter for it. */
export const findTransfer = async (
  context: UpholdContext,
  token: string,
  { id, hash = '' }: Search,
): Promise<UpstreamTransfer | undefined> => {
  const isIt = ({ params }: UpholdTransaction) => params?.txid != null && plain(params.txid) === plain(hash)
  const record =
    id === undefined
      ? (await readRange(context, token, transactionList, page => page.some(isIt))).find(isIt)
      : await readTransaction(context, token, id)
  return record === undefined ? undefined : toTransfer(context, record)
}

/**
 * The amount that crosses a chain: the delivered amount of a withdrawal, or the deposited amount before its conversion
 * to the card's currency.
 */
const movedBy = ({ type, origin, destination }: UpholdTransaction) => {
  if (type === 'withdrawal') return { type, amount: destination.amount, symbol: destination.currency } as const
  return type === 'deposit' ? ({ type, amount: origin.amount, symbol: origin.currency } as const) : undefined
}

const confirmationsOf = (progress: string | number | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(String(progress)) ? Number(progress) : undefined

/**
 * Converts a withdrawal or deposit of crypto. `undefined` for transfers within Uphold, conversions and bank transfers.
 */
const toTransfer = (context: UpholdContext, record: UpholdTransaction): UpstreamTransfer | undefined => {
  const moved = movedBy(record)
  const chain = record.network ?? ''
  if (moved === undefined || isFiatCurrency(moved.symbol) || chain === 'uphold') return undefined
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === chain)?.networkId
  const hash = txHash(record.params?.txid, networkId)
  const fee = moved.type === 'withdrawal' ? feeOf(record) : undefined
  const confirmations = moved.type === 'deposit' ? confirmationsOf(record.params?.progress) : undefined
  const to = moved.type === 'withdrawal' ? addressOf(record) : ''
  return {
    upstreamId: record.id,
    ...moved,
    amount: moved.amount.replace(/^-/, ''),
    status: transactionStatus(record.status),
    upstreamStatus: record.status,
    createdAtMs: isoTime(record.createdAt, 'Uphold'),
    ...defined({ fee }),
    ...(to === '' ? {} : { toAddress: to }),
    ...(chain === '' ? {} : { chain }),
    ...defined({ networkId, hash, confirmations }),
  }
}

/** Every confirmed transaction, of any card, newest first. */
export const transactionList: RangedList<UpholdTransaction> = { path: '/v0/me/transactions', check: isTransactions }

const finals: FinalStatuses = { completed: 'succeeded', failed: 'failed', cancelled: 'failed' }

export const transactionStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)

/** The debit beyond the delivered amount, if both are in the same asset. */
export const feeOf = ({ origin, destination }: Pick<UpholdTransaction, 'origin' | 'destination'>): string | undefined =>
  origin.currency === destination.currency && compare(origin.amount, destination.amount) >= 0
    ? subtract(origin.amount, destination.amount)
    : undefined

/** Destination of a withdrawal. Uphold describes an address by its text, and a member by their name. */
export const addressOf = ({ destination }: Pick<UpholdTransaction, 'destination'>): string =>
  destination.address ?? destination.description ?? ''
