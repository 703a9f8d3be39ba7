import { findNetworkByCaip2, toJsonNumber } from '@rialto/catalog'
import {
  allowedActions,
  bridgedMoneyLine,
  bridgedSource,
  type Context,
  depositActions,
  type DepositToReview,
  listDepositsToReview,
  listStuckTransfers,
  moneyLineOf,
  sourceName,
  type StuckTransfer,
} from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const listTransfersToReviewHandler: AdminHandler<'listTransfersToReview'> = async (
  ctx,
  { scope: { clientId } },
) => {
  const [stuck, deposits] = await Promise.all([
    listStuckTransfers(ctx, { clientId }),
    listDepositsToReview(ctx, { clientId }),
  ])
  const nowMs = ctx.clock.nowMs()
  const items = [
    ...(await Promise.all(stuck.items.map(item => view(ctx, item, nowMs)))),
    ...deposits.items.map(item => depositView(item, nowMs)),
  ]
  return {
    items: items.toSorted((a, b) => b.openForSeconds - a.openForSeconds),
    total: stuck.total + deposits.total,
  }
}

const amountOrNull = (amount: string | undefined): number | null => (amount === undefined ? null : toJsonNumber(amount))

const partsOf = (ctx: Context, { scope, id }: StuckTransfer['transfer']) => ctx.store.transfers.listParts(scope, id)

const view = async (ctx: Context, { transfer, reason, openForMs }: StuckTransfer, nowMs: number) => ({
  transferId: transfer.id,
  userId: transfer.userId,
  clientTransactionId: transfer.clientTransactionId ?? null,
  reason,
  openForSeconds: Math.floor(openForMs / 1_000),
  type: transfer.type,
  fromName: sourceName(transfer),
  symbol: transfer.symbol,
  amount: toJsonNumber(transfer.amount),
  amountDecimal: transfer.amount,
  moneyLine: moneyLineOf(transfer, transfer.isCombined ? await partsOf(ctx, transfer) : []),
  networkId: transfer.networkId,
  toAddress: transfer.toAddress,
  addressTag: transfer.addressTag ?? null,
  reference: transfer.reference,
  institutionTransactionId: transfer.institutionTransactionId ?? null,
  arrivedAmount: amountOrNull(transfer.arrived ?? transfer.finding?.arrived),
  hash: transfer.hash ?? null,
  actions: [...allowedActions(transfer, nowMs)],
})

/** The deposit that arrived, and its network. */
const depositView = ({ transfer, reason, openForMs }: DepositToReview, nowMs: number) => {
  const { origin, otherPaidIn, paidInOn = origin.network, paidInAmount = '0' } = transfer
  const { asset, amount } = otherPaidIn ?? { asset: origin.asset, amount: paidInAmount }
  return {
    transferId: transfer.id,
    userId: transfer.userId,
    clientTransactionId: transfer.clientTransactionId ?? null,
    reason,
    openForSeconds: Math.floor(openForMs / 1_000),
    type: bridgedSource.type,
    fromName: bridgedSource.name,
    symbol: asset,
    amount: toJsonNumber(amount),
    amountDecimal: amount,
    moneyLine: bridgedMoneyLine(transfer),
    networkId: findNetworkByCaip2(paidInOn)?.id ?? '',
    toAddress: transfer.toAddress,
    addressTag: null,
    reference: transfer.addressId,
    institutionTransactionId: transfer.operation ?? null,
    arrivedAmount: null,
    hash: transfer.originHashes[0] ?? null,
    actions: [...depositActions(transfer, nowMs)],
  }
}
