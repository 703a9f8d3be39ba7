import type { Check } from '../../kit/schema.ts'
import type { BybitContext, BybitKey } from './context.ts'
import type { BybitReceived, BybitSent, Enveloped } from './schemas.ts'
import { isReceivedPage, isSentPage } from './schemas.ts'
import { signedRead } from './signedRead.ts'

/** Bybit answers for less than 30 days at a time. */
export const windowMs = 30 * 86_400_000 - 60_000
/** Bybit's most per page. */
const limit = '50'

export interface RecordQuery {
  startMs: number
  endMs: number
  symbol?: string
  id?: string
  hash?: string
  /** Where the page before ended, in Bybit's words. */
  cursor?: string
}

/** One page of records, newest first. Absent `after`: the last one. */
export interface RecordPage<T> {
  rows: T[]
  after?: string
}

interface Upstream<T> {
  rows: T[]
  nextPageCursor?: string | null
}

const readPage = async <T>(
  context: BybitContext,
  key: BybitKey,
  query: RecordQuery,
  kind: { path: string; check: Check<Enveloped<Upstream<T>>>; parameters: Record<string, string> },
): Promise<RecordPage<T>> => {
  const { rows, nextPageCursor } = await signedRead(context, key, {
    path: kind.path,
    check: kind.check,
    parameters: {
      ...kind.parameters,
      startTime: String(query.startMs),
      endTime: String(query.endMs),
      limit,
      ...(query.symbol === undefined ? {} : { coin: query.symbol }),
      ...(query.hash === undefined ? {} : { txID: query.hash }),
      ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    },
  })
  const ended = rows.length === 0 || nextPageCursor == null || nextPageCursor === '' || nextPageCursor === query.cursor
  return { rows, ...(ended ? {} : { after: nextPageCursor }) }
}

/** Withdrawals, on chain and inside Bybit. */
export const readSent = (context: BybitContext, key: BybitKey, query: RecordQuery): Promise<RecordPage<BybitSent>> =>
  readPage(context, key, query, {
    path: '/v5/asset/withdraw/query-record',
    check: isSentPage,
    parameters: { withdrawType: '2', ...(query.id === undefined ? {} : { withdrawID: query.id }) },
  })

/** Deposits from a chain. */
export const readReceived = (
  context: BybitContext,
  key: BybitKey,
  query: RecordQuery,
): Promise<RecordPage<BybitReceived>> =>
  readPage(context, key, query, {
    path: '/v5/asset/deposit/query-record',
    check: isReceivedPage,
    parameters: query.id === undefined ? {} : { id: query.id },
  })
