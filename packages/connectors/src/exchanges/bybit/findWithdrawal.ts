import type { FoundWithdrawal } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { asFound, weightiest } from '../../kit/foundWithdrawal.ts'
import type { RowTraits } from '../../kit/rowsLikeOrder.ts'
import { rowsLikeOrder } from '../../kit/rowsLikeOrder.ts'
import type { BybitContext, BybitKey } from './context.ts'
import type { RecordQuery } from './readRecords.ts'
import { readSent, windowMs } from './readRecords.ts'
import { sentMessage, sentStatus } from './recordStatus.ts'
import type { BybitSent } from './schemas.ts'

const minuteMs = 60_000
/** More withdrawals of one coin than this in the order's time are an error, not a `no`. */
const mostPages = 20

const told = (record: BybitSent, networkId: string): FoundWithdrawal => {
  const { withdrawId: id, status: native, txID: txId, withdrawFee: fee } = record
  const row = { id, status: sentStatus(native), upstreamStatus: native, txId, fee, message: sentMessage(native) }
  return asFound(row, networkId)
}

const readAll = async (context: BybitContext, key: BybitKey, query: RecordQuery): Promise<BybitSent[]> => {
  const found: BybitSent[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
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
  const { order, nativeId, sinceMs } = search
  const startMs = sinceMs - 5 * minuteMs
  const endMs = Math.min(context.clock.nowMs() + minuteMs, startMs + windowMs)
  const id = nativeId === undefined ? {} : { id: nativeId }
  const records = await readAll(context, key, { startMs, endMs, symbol: order.symbol, ...id })
  const strangers = nativeId !== undefined && records.some(record => record.withdrawId !== nativeId)
  if (strangers || records.some(record => record.coin !== order.symbol)) {
    throw new ConnectorError('malformed', 'Bybit returned a withdrawal that was not requested')
  }
  const ours = nativeId === undefined ? rowsLikeOrder(context.descriptor, records, traitsOf, search) : records
  return weightiest(ours.map(record => told(record, order.networkId)))
}
