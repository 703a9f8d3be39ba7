import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import {
  toFoundWithdrawal,
  clockMarginMs,
  matchesOrder,
  excludeClaimed,
  mostConclusive,
} from '../../kit/foundWithdrawal.ts'
import { isoTime } from '../../kit/isoTime.ts'
import type { UpholdContext } from './context.ts'
import { readRange } from './readRange.ts'
import { readTransaction } from './readTransaction.ts'
import type { UpholdTransaction } from './schemas.ts'
import { addressOf, feeOf, transactionList, transactionStatus } from './transactions.ts'

const reported = (record: UpholdTransaction, { networkId }: WithdrawalOrder): FoundWithdrawal => {
  const { id, status, params } = record
  const row = { id, status: transactionStatus(status), upstreamStatus: status, txId: params?.txid, fee: feeOf(record) }
  return toFoundWithdrawal(row, networkId)
}

/** By our reference where the record has one; else by what it is. */
const isOrder = (record: UpholdTransaction, order: WithdrawalOrder, sinceMs: number): boolean => {
  const { type, reference, destination } = record
  if (type !== 'withdrawal') return false
  if (reference != null && reference !== '') return reference === order.reference
  const traits = {
    symbol: destination.currency,
    amount: destination.amount,
    address: addressOf(record),
    createdMs: isoTime(record.createdAt, 'Uphold'),
  }
  return matchesOrder(traits, order, sinceMs)
}

/**
 * Newest first, back to the order's time: read on until a whole page is older. A history that does not get there is an error,
 * not a `no`.
 */
const bySearch = async (context: UpholdContext, token: string, search: Search) => {
  const { order, sinceMs } = search
  const isOlder = ({ createdAt }: UpholdTransaction) => isoTime(createdAt, 'Uphold') < sinceMs - clockMarginMs
  const records = await readRange(context, token, transactionList, page => page.every(isOlder))
  const own = excludeClaimed(records, ({ id }) => id, search).filter(record => isOrder(record, order, sinceMs))
  return mostConclusive(own.map(record => reported(record, order)))
}

export const findWithdrawal = async (
  context: UpholdContext,
  token: string,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  if (search.upstreamId === undefined) return bySearch(context, token, search)
  const record = await readTransaction(context, token, search.upstreamId)
  return record === undefined ? undefined : reported(record, search.order)
}
