import { ConnectorError } from '@rialto/core'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { geminiRead } from './geminiRead.ts'
import type { GeminiTransfer } from './schemas.ts'
import { isTransfers } from './schemas.ts'

/** Gemini's most per call. A shorter answer is the end. */
export const maxPerCall = 50

export interface TransferQuery {
  /** Unix milliseconds: the first so many since then. Absent: the latest there are. */
  sinceMs?: number
  symbol?: string
}

/** What a withdrawal is called when it is made; the number of its booking where it is not told. */
export const idOf = ({ type, withdrawalId, eid }: GeminiTransfer): string =>
  type === 'Withdrawal' ? (withdrawalId ?? eid) : eid

/** Earlier is less; two of one millisecond by their number. */
export const byTime = (a: GeminiTransfer, b: GeminiTransfer): number =>
  Number(a.timestampms) - Number(b.timestampms) || Number(BigInt(a.eid) - BigInt(b.eid))

/** One call, earliest first, for what Gemini tells in the opposite order. */
export const readTransfers = async (
  context: GeminiContext,
  access: GeminiAccess,
  { sinceMs, symbol }: TransferQuery,
): Promise<GeminiTransfer[]> => {
  const rows = await geminiRead(context, access, {
    path: '/v2/transfers',
    scope: 'history:read',
    check: isTransfers,
    parameters: {
      limit_transfers: maxPerCall,
      ...(sinceMs === undefined ? {} : { timestamp: sinceMs }),
      ...(symbol === undefined ? {} : { currency: symbol }),
    },
  })
  if (symbol !== undefined && rows.some(row => row.currency !== symbol)) {
    throw new ConnectorError('malformed', 'Gemini returned a transfer that was not requested')
  }
  return rows.sort(byTime)
}

/** Whether the documents count `timestamp` itself in, they do not say: a millisecond early, either way does. */
export const justBefore = (ms: number): number => ms - 1

/**
 * Goes forward from a time, call by call, until `enough` says so or the list ends.
 *
 * @throws ConnectorError `refused` for a list that is longer than `maxCalls`: never a shorter list.
 */
export const readForward = async (
  context: GeminiContext,
  access: GeminiAccess,
  query: Required<Pick<TransferQuery, 'sinceMs'>> & TransferQuery,
  { maxCalls, enough }: { maxCalls: number; enough: (rows: readonly GeminiTransfer[]) => boolean },
): Promise<GeminiTransfer[]> => {
  const found = new Map<string, GeminiTransfer>()
  let { sinceMs } = query
  for (let call = 0; call < maxCalls; call += 1) {
    const rows = await readTransfers(context, access, { ...query, sinceMs })
    const before = found.size
    for (const row of rows) found.set(row.eid, row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < maxPerCall || enough(rows)) return [...found.values()]
    if (found.size === before) throw new ConnectorError('malformed', 'Gemini’s transfer list exceeds the page limit')
    sinceMs = justBefore(Number(last.timestampms))
  }
  throw new ConnectorError('refused', 'This Gemini account has too many transfers to search')
}
