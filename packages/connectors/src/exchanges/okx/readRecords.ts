import { ConnectorError } from '@rialto/core'
import type { Check } from '../../kit/schema.ts'
import type { OkxContext } from './context.ts'
import type { Enveloped, OkxReceived, OkxSent } from './schemas.ts'
import { isReceived, isSent } from './schemas.ts'
import type { OkxKey } from './signHeaders.ts'
import { signedRead } from './signedRead.ts'

/** OKX's most per page. */
export const pageSize = 100

export interface RecordQuery {
  symbol?: string
  /** OKX's own id: of the withdrawal, or of the deposit. */
  id?: string
  /** Our reference in OKX's form: withdrawals only. */
  clientId?: string
  hash?: string
  /** Only what is older than this, in Unix milliseconds. */
  beforeMs?: number
}

/** "Withdrawal ID does not exist", for a filter that finds nothing. */
const nothingThere = '58215'

const read = async <T>(
  context: OkxContext,
  key: OkxKey,
  { symbol, hash, beforeMs }: RecordQuery,
  kind: { path: string; check: Check<Enveloped<T>>; parameters: Record<string, string> },
): Promise<T[]> =>
  signedRead(context, key, {
    path: kind.path,
    check: kind.check,
    parameters: {
      ...kind.parameters,
      ...(symbol === undefined ? {} : { ccy: symbol }),
      ...(hash === undefined ? {} : { txId: hash }),
      // OKX pages backwards: "after" is further back.
      ...(beforeMs === undefined ? {} : { after: String(beforeMs) }),
      limit: String(pageSize),
    },
  }).catch((error: unknown) => {
    if (error instanceof ConnectorError && error.upstreamCode === nothingThere) return []
    throw error
  })

/** Withdrawals, newest first, a page at most. Those that OKX settled in its own books too: an order may have become one. */
export const readSent = (context: OkxContext, key: OkxKey, query: RecordQuery): Promise<OkxSent[]> =>
  read(context, key, query, {
    path: '/api/v5/asset/withdrawal-history',
    check: isSent,
    parameters: {
      ...(query.id === undefined ? {} : { wdId: query.id }),
      ...(query.clientId === undefined ? {} : { clientId: query.clientId }),
    },
  })

/** Deposits from a chain, newest first, a page at most. */
export const readReceived = (context: OkxContext, key: OkxKey, query: RecordQuery): Promise<OkxReceived[]> =>
  read(context, key, query, {
    path: '/api/v5/asset/deposit-history',
    check: isReceived,
    parameters: { type: '4', ...(query.id === undefined ? {} : { depId: query.id }) },
  })
