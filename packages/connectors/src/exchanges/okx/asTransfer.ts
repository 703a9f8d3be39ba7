import type { UpstreamTransfer } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { txHash } from '../../kit/txHash.ts'
import { networkOfChain } from './chainName.ts'
import type { OkxContext } from './context.ts'
import { feeOf } from './feeOf.ts'
import { receivedStatus, sentStatus } from './recordStatus.ts'
import type { OkxReceived, OkxSent } from './schemas.ts'
import { tagOf } from './tagOf.ts'

/** Only the members that say something. */
const reported = <T extends Record<string, string | null | undefined>>(members: T): { [K in keyof T]?: string } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value != null && value !== '')) as {
    [K in keyof T]?: string
  }

const shared = (context: OkxContext, record: OkxSent | OkxReceived) => {
  const networkId = networkOfChain(context.descriptor.networks, record.ccy, record.chain)
  return {
    symbol: record.ccy,
    amount: record.amt,
    upstreamStatus: record.state,
    createdAtMs: Number(record.ts),
    ...reported({
      toAddress: record.to,
      tag: tagOf(record),
      chain: record.chain,
      networkId,
      hash: txHash(record.txId, networkId !== undefined && isEvm(networkId)),
    }),
  }
}

export const asWithdrawal = (context: OkxContext, record: OkxSent): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.wdId,
  type: 'withdrawal',
  status: sentStatus(record.state),
  ...reported({ fee: feeOf(record) }),
})

export const asDeposit = (context: OkxContext, record: OkxReceived): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.depId,
  type: 'deposit',
  status: receivedStatus(record.state),
  ...(/^\d{1,9}$/.test(record.actualDepBlkConfirm ?? '') ? { confirmations: Number(record.actualDepBlkConfirm) } : {}),
})
