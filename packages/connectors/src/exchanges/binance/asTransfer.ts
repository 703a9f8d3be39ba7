import type { UpstreamTransfer } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { txHash } from '../../kit/txHash.ts'
import type { BinanceContext } from './context.ts'
import type { BinanceReceivedTransfer, BinanceSentTransfer } from './schemas.ts'
import { withdrawalStatus } from './withdrawalStatus.ts'

/** 0 pending, 6 credited but cannot be withdrawn, 7 wrong deposit, 8 waits for the user, 1 success. */
const depositStatuses: Readonly<Record<number, UpstreamTransfer['status']>> = {
  1: 'succeeded',
  6: 'succeeded',
  7: 'failed',
}

/** Binance's UTC text. */
const readTime = (text: string): number => {
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(ms)) throw new ConnectorError('malformed', 'The withdrawal has an invalid date')
  return ms
}

/** Binance numbers its deposits; Binance.US does not, and the coin and its transaction stand for the number. */
const depositId = ({ id, coin, txId, insertTime }: BinanceReceivedTransfer): string =>
  id ?? `${coin}-${txId == null || txId === '' ? insertTime : txId}`

const shared = (context: BinanceContext, record: BinanceSentTransfer | BinanceReceivedTransfer) => {
  const { network, addressTag, txId } = record
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === network)?.networkId
  const hash = txHash(txId, networkId !== undefined && isEvm(networkId))
  return {
    symbol: record.coin,
    amount: record.amount,
    ...(record.address === '' ? {} : { toAddress: record.address }),
    ...(addressTag == null || addressTag === '' ? {} : { tag: addressTag }),
    ...(network == null || network === '' ? {} : { chain: network }),
    ...(networkId === undefined ? {} : { networkId }),
    ...(hash === undefined ? {} : { hash }),
  }
}

export const asWithdrawal = (context: BinanceContext, record: BinanceSentTransfer): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.id,
  ...withdrawalStatus(record.status),
  type: 'withdrawal',
  createdAtMs: readTime(record.applyTime),
  ...(record.transactionFee === undefined ? {} : { fee: record.transactionFee }),
})

export const asDeposit = (context: BinanceContext, record: BinanceReceivedTransfer): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: depositId(record),
  type: 'deposit',
  status: depositStatuses[record.status] ?? 'pending',
  upstreamStatus: String(record.status),
  createdAtMs: record.insertTime,
})
