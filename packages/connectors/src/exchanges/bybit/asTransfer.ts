import type { UpstreamTransfer } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { txHash } from '../../kit/txHash.ts'
import type { BybitContext } from './context.ts'
import { receivedStatus, sentStatus } from './recordStatus.ts'
import type { BybitReceived, BybitSent } from './schemas.ts'

const orNone = <K extends string>(name: K, value: string | null | undefined): { [key in K]?: string } =>
  value == null || value === '' ? {} : ({ [name]: value } as { [key in K]?: string })

const shared = (context: BybitContext, record: BybitSent | BybitReceived) => {
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === record.chain)?.networkId
  return {
    symbol: record.coin,
    amount: record.amount,
    upstreamStatus: record.status,
    ...orNone('toAddress', record.toAddress),
    ...orNone('tag', record.tag),
    ...orNone('chain', record.chain),
    ...orNone('networkId', networkId),
    ...orNone('hash', txHash(record.txID, networkId !== undefined && isEvm(networkId))),
  }
}

export const asWithdrawal = (context: BybitContext, record: BybitSent): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.withdrawId,
  type: 'withdrawal',
  status: sentStatus(record.status),
  createdAtMs: Number(record.createTime),
  ...orNone('fee', record.withdrawFee),
  ...(record.updateTime === undefined || record.updateTime === '' ? {} : { updatedAtMs: Number(record.updateTime) }),
})

/** Bybit names one time of a deposit, that of its last change. One without is on its way now. */
export const asDeposit = (context: BybitContext, record: BybitReceived): UpstreamTransfer => ({
  ...shared(context, record),
  upstreamId: record.id,
  type: 'deposit',
  status: receivedStatus(record.status),
  createdAtMs: Number(record.successAt ?? '') || context.clock.nowMs(),
  ...orNone('fee', record.depositFee),
  ...orNone('fromAddress', record.fromAddress),
  ...(/^\d{1,9}$/.test(record.confirmations ?? '') ? { confirmations: Number(record.confirmations) } : {}),
})
