import { add, toJsonNumber } from '@rialto/catalog'
import type { AccountTransfer } from '@rialto/contract'
import type { UpstreamTransfer } from '@rialto/core'

/** One entry of an institution's history in the published shape. */
export const accountTransfer = (transfer: UpstreamTransfer): AccountTransfer => {
  const { fee, amount, createdAtMs, updatedAtMs = createdAtMs } = transfer
  const seconds = (ms: number) => Math.floor(ms / 1000)
  return {
    id: transfer.upstreamId,
    status: transfer.status,
    statusDetails: transfer.upstreamStatus,
    type: transfer.type,
    symbol: transfer.symbol,
    amount: toJsonNumber(amount),
    transactionAmount: toJsonNumber(fee === undefined ? amount : add(amount, fee)),
    createdTimestamp: seconds(createdAtMs),
    updatedTimestamp: seconds(updatedAtMs),
    blockchainMethod: 'transfer',
    ...(fee === undefined ? {} : { transferFee: toJsonNumber(fee) }),
    ...(transfer.fromAddress === undefined ? {} : { fromAddress: transfer.fromAddress }),
    ...(transfer.toAddress === undefined ? {} : { targetAddress: transfer.toAddress }),
    ...(transfer.chain === undefined ? {} : { chain: transfer.chain }),
    ...(transfer.tag === undefined ? {} : { memo: transfer.tag }),
    ...(transfer.hash === undefined ? {} : { hash: transfer.hash }),
    ...(transfer.confirmations === undefined ? {} : { confirmations: transfer.confirmations }),
  }
}
