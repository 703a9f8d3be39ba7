import type { UpstreamTransfer } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import { isEvm } from '../../kit/checkAddress.ts'
import { txHash } from '../../kit/txHash.ts'
import { createdMs, feeOf } from './readTransfers.ts'
import type { AlpacaTransfer } from './schemas.ts'
import { transferStatus } from './transferStatus.ts'

const text = (value: string | null | undefined): string | undefined =>
  value == null || value === '' ? undefined : value

/** A record as ours. A direction that nobody knows is no transfer of ours to tell. */
export const asTransfer = ({ descriptor }: BoundContext, record: AlpacaTransfer): UpstreamTransfer | undefined => {
  if (record.direction !== 'OUTGOING' && record.direction !== 'INCOMING') return undefined
  const chain = text(record.chain)
  const networkId = descriptor.networks.find(({ upstreamId }) => upstreamId === chain)?.networkId
  const hash = txHash(record.tx_hash, networkId !== undefined && isEvm(networkId))
  const fee = feeOf(record)
  const from = text(record.from_address)
  const to = text(record.to_address)
  return {
    upstreamId: record.id,
    type: record.direction === 'OUTGOING' ? 'withdrawal' : 'deposit',
    status: transferStatus(record.status),
    upstreamStatus: record.status,
    symbol: record.asset,
    amount: record.amount,
    createdAtMs: createdMs(record),
    ...(fee === undefined ? {} : { fee }),
    ...(from === undefined ? {} : { fromAddress: from }),
    ...(to === undefined ? {} : { toAddress: to }),
    ...(chain === undefined ? {} : { chain }),
    ...(networkId === undefined ? {} : { networkId }),
    ...(hash === undefined ? {} : { hash }),
  }
}
