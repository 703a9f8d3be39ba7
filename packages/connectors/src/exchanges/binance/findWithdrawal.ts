import type { FoundWithdrawal } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import type { Search } from '../../kit/foundWithdrawal.ts'
import { toFoundWithdrawal, mostConclusive } from '../../kit/foundWithdrawal.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import type { BinanceWithdrawal } from './schemas.ts'
import { isWithdrawals } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import { withdrawalStatus } from './withdrawalStatus.ts'

const minuteMs = 60_000
/** With a reference, Binance answers for less than seven days at a time. */
const windowMs = 7 * 24 * 60 * minuteMs - minuteMs

const reported = (record: BinanceWithdrawal, networkId: string): FoundWithdrawal => {
  const { id, txId, transactionFee: fee, info: message } = record
  return toFoundWithdrawal({ id, ...withdrawalStatus(record.status), txId, fee, message }, networkId)
}

/** By our reference. The window begins five minutes early and ends a minute late, for clocks that differ. */
export const findWithdrawal = async (
  context: BinanceContext,
  key: BinanceKey,
  { order, sinceMs }: Search,
): Promise<FoundWithdrawal | undefined> => {
  const startTime = sinceMs - 5 * minuteMs
  const endTime = Math.min(context.clock.nowMs() + minuteMs, startTime + windowMs)
  const records = await signedRead(context, key, {
    path: '/sapi/v1/capital/withdraw/history',
    check: isWithdrawals,
    parameters: {
      coin: order.symbol,
      withdrawOrderId: order.reference,
      startTime: String(startTime),
      endTime: String(endTime),
    },
  })
  const ours = records.filter(record => record.withdrawOrderId === order.reference)
  if (ours.length < records.length || ours.some(record => record.coin !== order.symbol)) {
    throw new ConnectorError('malformed', `${context.variant.name} returned a withdrawal that was not requested`)
  }
  // Binance does not promise one record per reference.
  return mostConclusive(ours.map(record => reported(record, order.networkId)))
}
