import { clockMarginMs, type FoundWithdrawal } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type Search, statusOf, upstreamReference } from '../matching/foundWithdrawal.ts'
import { matchWithdrawal, type WithdrawalRecord } from '../matching/matchWithdrawal.ts'
import type { KeyCredentials } from '../signing/ccxt/ccxtSigner.ts'
import {
  type OddRow,
  queryWith,
  type SentRecord,
  type StandardContext,
  type StandardExchange,
  type StandardWithdrawals,
} from './standardExchange.ts'

const minuteMs = 60_000

/** The widest range that every exchange supports (MEXC: seven days). */
const rangeMs = 7 * 24 * 60 * minuteMs

const isOdd = (row: SentRecord | OddRow): row is OddRow => 'odd' in row

const toRecord = (
  { statuses }: Pick<StandardWithdrawals, 'statuses'>,
  { symbol, status, ...row }: SentRecord,
): WithdrawalRecord => ({
  ...row,
  symbol: symbol.toUpperCase(),
  status: statusOf(statuses, status),
  upstreamStatus: status,
})

/** Searches from five minutes before the order to a minute from now, because clocks differ. Reports invalid rows. */
export const findWithdrawal = async (
  context: StandardContext,
  access: KeyCredentials,
  { withdrawals }: StandardExchange,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { descriptor } = context
  const { order, upstreamId, sinceMs } = search
  if (withdrawals === undefined) return undefined
  const reference = upstreamReference(descriptor.withdrawal, order.reference)
  const beginMs = Math.max(0, sinceMs - clockMarginMs)
  const sent = await withdrawals.sent(queryWith(context, access), {
    symbol: order.symbol,
    reference,
    sinceMs: beginMs,
    untilMs: Math.min(context.clock.nowMs() + minuteMs, beginMs + rangeMs),
    ...defined({ upstreamId }),
  })
  const records = sent.flatMap(row => (isOdd(row) ? [] : [toRecord(withdrawals, row)]))
  const matching = { policy: withdrawals.policy, networks: descriptor.networks, reference }
  const rows = sent.flatMap(row => (isOdd(row) ? [row.odd] : []))
  if (rows.length > 0) context.http.onOddRows?.({ of: 'transfers', rows, isWhole: false })
  return matchWithdrawal(records, search, matching)
}
