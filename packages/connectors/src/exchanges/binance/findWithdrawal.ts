import type { FoundWithdrawal, WithdrawalOrder } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { txHash } from '../../kit/txHash.ts'
import type { BinanceContext, BinanceKey } from './context.ts'
import type { BinanceWithdrawal } from './schemas.ts'
import { isWithdrawals } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import { withdrawalStatus } from './withdrawalStatus.ts'

interface Search {
  order: WithdrawalOrder
  nativeId?: string
  sinceMs: number
}

const minuteMs = 60_000
/** With a reference, Binance answers for less than seven days at a time. */
const windowMs = 7 * 24 * 60 * minuteMs - minuteMs

const asFound = (record: BinanceWithdrawal, networkId: string): FoundWithdrawal => {
  const hash = txHash(record.txId, isEvm(networkId))
  return {
    nativeId: record.id,
    ...withdrawalStatus(record.status),
    ...(hash === undefined ? {} : { hash }),
    ...(record.transactionFee === undefined ? {} : { fee: record.transactionFee }),
    ...(record.info == null || record.info === '' ? {} : { message: record.info.slice(0, 200) }),
  }
}

/** Binance does not promise one record per reference: of several, one that moved money or may yet tells. */
const weight = { succeeded: 0, pending: 1, failed: 2 } as const

/** By our reference. The window begins five minutes early and ends a minute late, for clocks that differ. */
export const findWithdrawal = async (
  context: BinanceContext,
  key: BinanceKey,
  { order, sinceMs }: Search,
): Promise<FoundWithdrawal | undefined> => {
  const startTime = sinceMs - 5 * minuteMs
  const endTime = Math.min(context.wire.clock.nowMs() + context.clockOffset.ms + minuteMs, startTime + windowMs)
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
    throw new ConnectorError('malformed', 'Binance answered with a withdrawal that was not asked for')
  }
  const found = ours.map(record => asFound(record, order.networkId))
  return found.sort((a, b) => weight[a.status] - weight[b.status])[0]
}
