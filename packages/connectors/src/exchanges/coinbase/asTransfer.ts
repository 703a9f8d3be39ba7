import type { UpstreamTransfer } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { isoTime } from '../../kit/isoTime.ts'
import { txHash } from '../../kit/txHash.ts'
import type { CoinbaseContext } from './context.ts'
import { arrived, magnitude } from './matchTransaction.ts'
import type { CoinbaseTransfer } from './schemas.ts'
import { transactionStatus } from './transactionStatus.ts'

const text = (value: string | null | undefined): string | undefined =>
  value == null || value === '' ? undefined : value

/** A `send` as ours: negative amounts left the account, positive ones came in. Everything else is no transfer. */
export const asTransfer = (context: CoinbaseContext, record: CoinbaseTransfer): UpstreamTransfer | undefined => {
  if (record.type !== 'send') return undefined
  const outgoing = record.amount.amount.startsWith('-')
  const chain = text(record.network?.network_name)
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === chain)?.networkId
  const hash = txHash(record.network?.hash, networkId !== undefined && isEvm(networkId))
  const fee = record.network?.transaction_fee
  const from = text(record.from?.address)
  const to = text(record.to?.address)
  return {
    upstreamId: record.id,
    type: outgoing ? 'withdrawal' : 'deposit',
    status: transactionStatus(record.status),
    upstreamStatus: record.status,
    symbol: record.amount.currency,
    amount: outgoing ? arrived(record) : record.amount.amount,
    createdAtMs: isoTime(record.created_at, 'Coinbase'),
    ...(record.updated_at == null ? {} : { updatedAtMs: isoTime(record.updated_at, 'Coinbase') }),
    ...(outgoing && fee?.currency === record.amount.currency ? { fee: magnitude(fee.amount) } : {}),
    ...(from === undefined ? {} : { fromAddress: from }),
    ...(to === undefined ? {} : { toAddress: to }),
    ...(chain === undefined ? {} : { chain }),
    ...(networkId === undefined ? {} : { networkId }),
    ...(hash === undefined ? {} : { hash }),
    ...(record.network?.confirmations == null ? {} : { confirmations: record.network.confirmations }),
  }
}
