import type { Connector, FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { compare, parseDecimal } from '@rialto/catalog'
import { isEvm } from './checkAddress.ts'
import { txHash } from './txHash.ts'

/** An institution's own statuses that are final. What is not in it is pending, whatever it says. */
export type FinalStatuses = Readonly<Record<string, 'succeeded' | 'failed'>>

/** Only what the table names is final. */
export const statusOf = (finals: FinalStatuses, upstream: string): FoundWithdrawal['status'] =>
  Object.hasOwn(finals, upstream) ? (finals[upstream] ?? 'pending') : 'pending'

/** What a withdrawal is looked up by. */
export type Search = Parameters<Connector['withdraw']['find']>[1]

/** The rows that may be the order: those that are known to be other transfers are left out. */
export const excludeClaimed = <R>(
  rows: readonly R[],
  idOf: (row: R) => string,
  { claimed }: Pick<Search, 'claimed'>,
): R[] => rows.filter(row => claimed?.has(idOf(row)) !== true)

interface HistoryRow {
  id: string
  status: FoundWithdrawal['status']
  /** The institution's own. */
  upstreamStatus: string
  txId?: string | null | undefined
  fee?: string | null | undefined
  message?: string | null | undefined
}

/** A row of an institution's history as the port tells it: what is missing or empty left out, what is no hash too. */
export const toFoundWithdrawal = (row: HistoryRow, networkId: string): FoundWithdrawal => {
  const hash = txHash(row.txId, isEvm(networkId))
  return {
    upstreamId: row.id,
    status: row.status,
    upstreamStatus: row.upstreamStatus,
    ...(hash === undefined ? {} : { hash }),
    ...(row.fee == null || row.fee === '' ? {} : { fee: row.fee }),
    ...(row.message == null || row.message === '' ? {} : { message: row.message.slice(0, 200) }),
  }
}

const weight = { succeeded: 0, pending: 1, failed: 2 } as const

/** Of several rows that may be the order, the one that moved money, or may yet, tells. */
export const mostConclusive = (found: readonly FoundWithdrawal[]): FoundWithdrawal | undefined =>
  [...found].sort((a, b) => weight[a.status] - weight[b.status])[0]

/** A withdrawal of theirs as far as it can be compared with an order. */
export interface Traits {
  symbol: string
  /** What arrives, or what was debited less the fee. */
  amount: string
  address: string
  tag?: string | undefined
  createdMs: number
}

/** Their clock and ours may differ: a row this much older than the order may still be it. */
export const clockMarginMs = 300_000

/** Hex in any case; everything else to the letter. */
export const sameAddress = (a: string, b: string): boolean =>
  a === b || (/^0x/i.test(a) && a.toLowerCase() === b.toLowerCase())

/** Whether a row is the order, for institutions that keep no reference of ours: asset, amount, address, tag and time. */
export const matchesOrder = (row: Traits, order: WithdrawalOrder, sinceMs: number): boolean =>
  row.symbol === order.symbol &&
  row.createdMs >= sinceMs - clockMarginMs &&
  sameAddress(row.address, order.address) &&
  (row.tag ?? '') === (order.tag ?? '') &&
  parseDecimal(row.amount) !== undefined &&
  compare(row.amount, order.amount) === 0
