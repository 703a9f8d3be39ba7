import { subtract } from '@rialto/catalog'
import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { asFound, matchesOrder, notTaken, weightiest } from '../../kit/foundWithdrawal.ts'
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
  throw new ConnectorError('malformed', 'Bybit’s list of withdrawals does not end')
}

/** Over another network that we know. A name we do not know rules nothing out: to overlook the order would be worse. */
const isElsewhere = ({ descriptor }: BybitContext, { chain }: BybitSent, order: WithdrawalOrder): boolean =>
  descriptor.networks.some(({ nativeId, networkId }) => nativeId === chain && networkId !== order.networkId)

/** The order by what it is. Whether `amount` is before or after the fee Bybit does not document: after, else before. */
const matching = (context: BybitContext, records: readonly BybitSent[], search: Search): readonly BybitSent[] => {
  const { order, sinceMs } = search
  const here = notTaken(records, record => record.withdrawId, search).filter(
    record => !isElsewhere(context, record, order),
  )
  const byAmount = (amountOf: (record: BybitSent) => string) =>
    here.filter(record =>
      matchesOrder(
        {
          symbol: record.coin,
          amount: amountOf(record),
          address: record.toAddress ?? '',
          // A record without a tag rules nothing out either.
          tag: record.tag || order.tag,
          createdMs: Number(record.createTime),
        },
        order,
        sinceMs,
      ),
    )
  const exact = byAmount(record => record.amount)
  return exact.length > 0 ? exact : byAmount(record => subtract(record.amount, record.withdrawFee || '0'))
}

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
    throw new ConnectorError('malformed', 'Bybit answered with a withdrawal that was not asked for')
  }
  const ours = nativeId === undefined ? matching(context, records, search) : records
  return weightiest(ours.map(record => told(record, order.networkId)))
}
