import type { UpstreamTransfer } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { isFiatCurrency } from '../../kit/fiatCurrencies.ts'
import { txHash } from '../../kit/txHash.ts'
import type { GeminiContext } from './context.ts'
import { idOf } from './readTransfers.ts'
import type { GeminiTransfer } from './schemas.ts'
import { transferStatus } from './transferStatus.ts'

const types: Readonly<Record<string, UpstreamTransfer['type']>> = { Deposit: 'deposit', Withdrawal: 'withdrawal' }

/** One row as ours, or `undefined` for money of a bank and for bookings of Gemini's own. */
export const asTransfer = (context: GeminiContext, record: GeminiTransfer): UpstreamTransfer | undefined => {
  const type = Object.hasOwn(types, record.type) ? types[record.type] : undefined
  if (type === undefined || isFiatCurrency(record.currency)) return undefined
  const { network: chain, destination, feeAmount } = record
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === chain)?.networkId
  const hash = txHash(record.txHash, networkId !== undefined && isEvm(networkId))
  return {
    upstreamId: idOf(record),
    type,
    status: transferStatus(record.status),
    upstreamStatus: record.status,
    symbol: record.currency,
    amount: record.amount,
    createdAtMs: Number(record.timestampms),
    ...(feeAmount != null && record.feeCurrency === record.currency ? { fee: feeAmount } : {}),
    ...(destination ? { toAddress: destination } : {}),
    ...(chain ? { chain } : {}),
    ...(networkId === undefined ? {} : { networkId }),
    ...(hash === undefined ? {} : { hash }),
  }
}
