import { toJsonNumber } from '@rialto/catalog'
import { readTransferHistory, receiptUrl, restOf, type TransferChange } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const readTransferHistoryHandler: AdminHandler<'readTransferHistory'> = async (ctx, { scope, params }) => {
  const { transfer, changes } = await readTransferHistory(ctx, scope, params.id)
  return {
    transferId: transfer.id,
    clientTransactionId: transfer.clientTransactionId ?? null,
    userId: transfer.userId,
    symbol: transfer.symbol,
    amount: toJsonNumber(transfer.amount),
    toAddress: transfer.toAddress,
    addressTag: 'addressTag' in transfer ? (transfer.addressTag ?? null) : null,
    connectionId: ('connectionId' in transfer && transfer.connectionId) || null,
    paymentRequestId: ('paymentRequestId' in transfer && transfer.paymentRequestId) || null,
    linkSessionId: 'linkSessionId' in transfer ? (transfer.linkSessionId ?? null) : null,
    receiptUrl: receiptUrl(ctx, transfer),
    refundHash: ('addressId' in transfer ? transfer.refundHashes.at(-1) : transfer.refunded?.hash) ?? null,
    missingDecimal: 'connectionId' in transfer ? (restOf(transfer) ?? null) : null,
    reference: 'reference' in transfer ? transfer.reference : null,
    institutionTransactionId:
      'institutionTransactionId' in transfer ? (transfer.institutionTransactionId ?? null) : null,
    phase: transfer.phase,
    changes: changes.map(changeView),
  }
}

const changeView = (change: TransferChange) => ({
  timestamp: Math.floor(change.atMs / 1_000),
  phase: change.phase,
  cause: change.cause,
  upstreamStatus: change.upstreamStatus ?? null,
  detail: change.detail ?? null,
  hash: change.hash ?? null,
  confirmations: change.confirmations ?? null,
  sequence: change.sequence,
})
