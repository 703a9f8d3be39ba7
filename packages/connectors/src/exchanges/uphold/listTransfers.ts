import type { UpstreamTransfer, UpstreamTransferPage } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { isoTime } from '../../kit/isoTime.ts'
import { asTransfer } from './asTransfer.ts'
import type { UpholdContext } from './context.ts'
import { pageSize, readPage } from './readRange.ts'
import type { UpholdTransaction } from './schemas.ts'
import { transactionList } from './transactions.ts'

/** One page of ours looks into at most this many of theirs; the cursor says where it stopped. */
const maxCalls = 10
/** How far the last one told may have moved down the list since: this many pages. */
const maxMoved = 3

/** The last one told: where in the list it was, and which. */
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

/** The page's rows after the place. What is newer has moved the place down by as many. `undefined`: it is not there. */
const restFrom = async (context: UpholdContext, token: string, place: Place): Promise<Rest | undefined> => {
  for (let moved = 0; moved < maxMoved; moved += 1) {
    const first = place.first + moved * pageSize
    const page = await readPage(context, token, transactionList, first)
    const skipped = place.after === undefined ? 0 : page.findIndex(({ id }) => id === place.after) + 1
    if (place.after === undefined || skipped > 0) {
      return { rows: page.slice(skipped), first: first + skipped, isLast: page.length < pageSize }
    }
    if (page.length < pageSize) return undefined
  }
  return undefined
}

/** Uphold refuses a range that begins past the end. */
const unlessPastEnd = (error: unknown): undefined => {
  if (error instanceof ConnectorError && error.kind === 'refused') return undefined
  throw error
}

/** Everything that crossed a chain, newest first, out of a list that holds conversions and bank money too. */
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
      const transfer = asTransfer(context, row)
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
