import { add, toJsonNumber } from '@rialto/catalog'
import type { AccountTransfer } from '@rialto/contract'
import type { UpstreamTransfer } from '@rialto/core'
import { defined } from '@rialto/defined'

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
    ...defined({
      transferFee: fee === undefined ? undefined : toJsonNumber(fee),
      fromAddress: transfer.fromAddress,
      targetAddress: transfer.toAddress,
      chain: transfer.chain,
      memo: transfer.tag,
      hash: transfer.hash,
      confirmations: transfer.confirmations,
    }),
  }
}
