import { toJsonNumber } from '@rialto/catalog'
import {
  allowedActions,
  listStuckTransfers,
  missingField,
  publicStatus,
  type Resolution,
  resolveTransfer,
  type StuckTransfer,
} from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

/** Withdrawals that nothing but a person can take further. */
export const transferReviewHandlers: AdminHandlers<'listTransfersToReview' | 'resolveTransfer'> = {
  listTransfersToReview: async (ctx, { scope }) => {
    const { items, total } = await listStuckTransfers(ctx, { clientId: scope.clientId })
    return { items: items.map(item => view(item, ctx.clock.nowMs())), total }
  },
  resolveTransfer: async (ctx, { scope, params, body }) => {
    const { id, phase } = await resolveTransfer(ctx, scope, params.id, resolutionOf(body))
    return { transferId: id, status: publicStatus(phase) }
  },
}

const resolutionOf = ({
  action,
  note,
  institutionTransactionId,
}: {
  action: Resolution['action']
  note: string
  institutionTransactionId?: string | undefined
}): Resolution => {
  if (action !== 'sentAs') return { action, note: note.trim() }
  if (institutionTransactionId === undefined) throw missingField('institutionTransactionId')
  return { action, note: note.trim(), institutionTransactionId }
}

const view = ({ transfer, reason, openForMs }: StuckTransfer, nowMs: number) => ({
  transferId: transfer.id,
  userId: transfer.userId,
  clientTransactionId: transfer.clientTransactionId ?? null,
  reason,
  openForSeconds: Math.floor(openForMs / 1_000),
  type: transfer.type,
  symbol: transfer.symbol,
  amount: toJsonNumber(transfer.amount),
  networkId: transfer.networkId,
  toAddress: transfer.toAddress,
  reference: transfer.reference,
  institutionTransactionId: transfer.institutionTransactionId ?? null,
  hash: transfer.hash ?? null,
  actions: [...allowedActions(transfer, nowMs)],
})
