import type { FoundWithdrawal } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, mostConclusive } from '../../kit/foundWithdrawal.ts'
import type { RowTraits } from '../../kit/candidateRows.ts'
import { candidateRows } from '../../kit/candidateRows.ts'
import type { BybitContext, BybitKey } from './context.ts'
import type { RecordQuery } from './readRecords.ts'
import { readSent, windowMs } from './readRecords.ts'
import { sentMessage, sentStatus } from './recordStatus.ts'
import type { BybitSent } from './schemas.ts'

const minuteMs = 60_000
/** More withdrawals of one coin than this in the order's time are an error, not a `no`. */
const maxPages = 20

const reported = (record: BybitSent, networkId: string): FoundWithdrawal => {
  const { withdrawId: id, status: upstream, txID: txId, withdrawFee: fee } = record
  const row = { id, status: sentStatus(upstream), upstreamStatus: upstream, txId, fee, message: sentMessage(upstream) }
  return toFoundWithdrawal(row, networkId)
}

const readAll = async (context: BybitContext, key: BybitKey, query: RecordQuery): Promise<BybitSent[]> => {
  const found: BybitSent[] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const { rows, after } = await readSent(context, key, { ...query, ...(cursor === undefined ? {} : { cursor }) })
    found.push(...rows)
    if (after === undefined) return found
    cursor = after
  }
  throw new ConnectorError('malformed', 'Bybit’s withdrawal list exceeds the page limit')
}

/** Whether `amount` is before or after the fee Bybit does not document. */
const traitsOf = (record: BybitSent): RowTraits => ({
  id: record.withdrawId,
  symbol: record.coin,
  chain: record.chain,
  amount: record.amount,
  fee: record.withdrawFee,
  address: record.toAddress,
  tag: record.tag,
  createdMs: Number(record.createTime),
})

/**
 * By Bybit's id where it is known. Else by asset, amount, address and time: records do not carry our reference. The window
 * begins five minutes early and ends a minute late, for clocks that differ.
 */
export const findWithdrawal = async (
  context: BybitContext,
  key: BybitKey,
  search: Search,
): Promise<FoundWithdrawal | undefined> => {
  const { order, upstreamId, sinceMs } = search
  const startMs = sinceMs - 5 * minuteMs
  const endMs = Math.min(context.clock.nowMs() + minuteMs, startMs + windowMs)
  const id = upstreamId === undefined ? {} : { id: upstreamId }
  const records = await readAll(context, key, { startMs, endMs, symbol: order.symbol, ...id })
  const strangers = upstreamId !== undefined && records.some(record => record.withdrawId !== upstreamId)
  if (strangers || records.some(record => record.coin !== order.symbol)) {
    throw new ConnectorError('malformed', 'Bybit returned a withdrawal that was not requested')
  }
  const ours = upstreamId === undefined ? candidateRows(context.descriptor, records, traitsOf, search) : records
  return mostConclusive(ours.map(record => reported(record, order.networkId)))
}
