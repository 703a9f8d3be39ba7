import type { Connector, FoundWithdrawal } from '@rialto/core'
import { defined } from '@rialto/defined'
import { isEvm } from '../withdraw/checkAddress.ts'
import { txHash } from './txHash.ts'

/** An institution's own statuses that are final. What is not in it is pending, whatever it says. */
export type FinalStatuses = Readonly<Record<string, 'succeeded' | 'failed'>>

/** Only what the table names is final. */
export const statusOf = (finals: FinalStatuses, upstream: string): FoundWithdrawal['status'] =>
  Object.hasOwn(finals, upstream) ? (finals[upstream] ?? 'pending') : 'pending'

/** What a withdrawal is looked up by. */
export type Search = Parameters<Connector['withdraw']['find']>[1]

interface HistoryRow {
  id: string
  status: FoundWithdrawal['status']
  /** The institution's own. */
  upstreamStatus: string
  txId?: string | null | undefined
  fee?: string | null | undefined
  message?: string | null | undefined
}

/** A row of an institution's history in the port's form: without what is missing or empty, and without a hash that is none. */
export const toFoundWithdrawal = (row: HistoryRow, networkId: string): FoundWithdrawal => {
  const hash = txHash(row.txId, isEvm(networkId))
  return {
    upstreamId: row.id,
    status: row.status,
    upstreamStatus: row.upstreamStatus,
    ...defined({ hash }),
    ...(row.fee == null || row.fee === '' ? {} : { fee: row.fee }),
    ...(row.message == null || row.message === '' ? {} : { message: row.message.slice(0, 200) }),
  }
}

/** Their clock and ours may differ: a row this much older than the order may still be it. */
export const clockMarginMs = 300_000
