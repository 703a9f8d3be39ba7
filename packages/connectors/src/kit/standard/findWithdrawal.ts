import { ConnectorError, type FoundWithdrawal } from '@rialto/core'
import { defined } from '@rialto/defined'
import { clockMarginMs, type Search, statusOf, upstreamReference } from '../matching/foundWithdrawal.ts'
import { matchWithdrawal, type WithdrawalRecord } from '../matching/matchWithdrawal.ts'
import type { KeyCredentials } from '../signing/ccxt/ccxtSigner.ts'
import {
  queryWith,
  type SentRecord,
  type StandardContext,
  type StandardExchange,
  type StandardWithdrawals,
} from './standardExchange.ts'

const minuteMs = 60_000

const toRecord = (
  { statuses }: Pick<StandardWithdrawals, 'statuses'>,
  { symbol, status, ...row }: SentRecord,
): WithdrawalRecord => ({
  ...row,
  symbol: symbol.toUpperCase(),
  status: statusOf(statuses, status),
  upstreamStatus: status,
})

/** From five minutes before the order to a minute from now: clocks differ. */
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
  const sent = await withdrawals.sent(queryWith(context, access), {
    symbol: order.symbol,
    reference,
    sinceMs: Math.max(0, sinceMs - clockMarginMs),
    nowMs: context.clock.nowMs() + minuteMs,
    ...defined({ upstreamId }),
  })
  const records = sent.map(record => toRecord(withdrawals, record))
  if (records.some(({ symbol }) => symbol !== order.symbol)) {
    throw new ConnectorError('malformed', `${descriptor.name} returned a withdrawal that was not requested`)
  }
  return matchWithdrawal(records, search, { policy: withdrawals.policy, networks: descriptor.networks, reference })
}
