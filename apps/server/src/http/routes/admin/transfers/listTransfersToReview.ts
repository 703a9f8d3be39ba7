import { findNetwork, findNetworkByCaip2, toJsonNumber } from '@rialto/catalog'
import {
  allowedActions,
  type AnyTransfer,
  arrivedOf,
  bridgedMoneyLine,
  bridgedSource,
  caseCodeOf,
  type Context,
  decisionsFromMs,
  differenceActions,
  type DifferenceToReview,
  depositActions,
  type DepositToReview,
  listBookDifferences,
  listDepositsToReview,
  isLost,
  listStuckTransfers,
  moneyLineOf,
  reachedOf,
  receiptUrl,
  sourceName,
  type StuckTransfer,
} from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const listTransfersToReviewHandler: AdminHandler<'listTransfersToReview'> = async (
  ctx,
  { scope: { clientId } },
) => {
  const [stuck, deposits, differing] = await Promise.all([
    listStuckTransfers(ctx, { clientId }),
    listDepositsToReview(ctx, { clientId }),
    listBookDifferences(ctx, { clientId }),
  ])
  const nowMs = ctx.clock.nowMs()
  const items = [
    ...(await Promise.all(stuck.items.map(item => view(ctx, item, nowMs)))),
    ...deposits.items.map(item => depositView(ctx, item, nowMs)),
  ]
  // A transfer is listed once: differences come last.
  const listed = new Set(items.map(({ transferId }) => transferId))
  const others = differing.items.filter(({ check }) => !listed.has(check.transfer.id))
  const ofBooks = await Promise.all(others.map(item => differenceView(ctx, item, nowMs)))
  return {
    items: [...items, ...ofBooks].toSorted((a, b) => b.openForSeconds - a.openForSeconds),
    total: stuck.total + deposits.total + differing.total - (differing.items.length - others.length),
  }
}

const amountView = (amount: string) => ({ amount: toJsonNumber(amount), amountDecimal: amount })

const arrivalView = (arrived: string | undefined) => ({
  arrivedAmount: arrived === undefined ? null : toJsonNumber(arrived),
  arrivedAmountDecimal: arrived ?? null,
})

const secondsOf = (ms: number): number => Math.floor(ms / 1_000)

const partsOf = (ctx: Context, { scope, id }: StuckTransfer['transfer']) => ctx.store.transfers.listParts(scope, id)

const knownArrival = (transfer: StuckTransfer['transfer']): string | undefined =>
  isLost(transfer) ? reachedOf(transfer) : (transfer.arrived ?? transfer.finding?.arrived)

const view = async (ctx: Context, item: StuckTransfer, nowMs: number) => {
  const { transfer, reason, openForMs, nextReadAtMs } = item
  const parts = transfer.isCombined ? await partsOf(ctx, transfer) : []
  const arrived = transfer.isCombined ? arrivedOf(parts) : knownArrival(transfer)
  return {
    ...caseOf(ctx, transfer),
    reason,
    openForSeconds: secondsOf(openForMs),
    nextReadTimestamp: nextReadAtMs === undefined ? null : secondsOf(nextReadAtMs),
    decisionsFromTimestamp: secondsOf(decisionsFromMs(transfer)),
    type: transfer.type,
    fromName: sourceName(transfer),
    symbol: transfer.symbol,
    ...amountView(transfer.amount),
    moneyLine: moneyLineOf(transfer, parts),
    networkId: transfer.networkId,
    networkName: findNetwork(transfer.networkId)?.name ?? '',
    addressTag: transfer.addressTag ?? null,
    reference: transfer.reference,
    institutionTransactionId: transfer.institutionTransactionId ?? null,
    ...arrivalView(arrived),
    hash: transfer.hash ?? null,
    differences: [],
    actions: [...allowedActions(transfer, nowMs)],
  }
}

/** A transfer that has ended, of which a side shows something else. */
const differenceView = async (ctx: Context, { check, reason, openForMs }: DifferenceToReview, nowMs: number) => {
  const { transfer, differences } = check
  const shared =
    'addressId' in transfer
      ? depositView(ctx, { transfer, reason: 'depositHeld', openForMs }, nowMs)
      : await view(ctx, { transfer, reason: 'paidTwice', openForMs }, nowMs)
  return {
    ...shared,
    reason,
    decisionsFromTimestamp: secondsOf(transfer.createdAtMs),
    differences: differences.map(({ expected = null, seen = null, side, about }) => ({ side, about, expected, seen })),
    actions: [...differenceActions],
  }
}

/** Identifiers of the transfer for the user, the client and the operator. */
const caseOf = (ctx: Context, transfer: AnyTransfer) => ({
  transferId: transfer.id,
  caseCode: caseCodeOf(transfer.id),
  userId: transfer.userId,
  clientTransactionId: transfer.clientTransactionId ?? null,
  linkSessionId: 'linkSessionId' in transfer ? (transfer.linkSessionId ?? null) : null,
  receiptUrl: receiptUrl(ctx, transfer),
  createdTimestamp: secondsOf(transfer.createdAtMs),
  toAddress: transfer.toAddress,
})

/** The deposit that arrived, and its network. */
const depositView = (ctx: Context, { transfer, reason, openForMs }: DepositToReview, nowMs: number) => {
  const { origin, otherPaidIn, paidInOn = origin.network, paidInAmount = '0' } = transfer
  const { asset, amount } = otherPaidIn ?? { asset: origin.asset, amount: paidInAmount }
  const network = findNetworkByCaip2(paidInOn)
  return {
    ...caseOf(ctx, transfer),
    reason,
    openForSeconds: secondsOf(openForMs),
    nextReadTimestamp: null,
    decisionsFromTimestamp: secondsOf(transfer.createdAtMs),
    type: bridgedSource.type,
    fromName: bridgedSource.name,
    symbol: asset,
    ...amountView(amount),
    moneyLine: bridgedMoneyLine(transfer),
    networkId: network?.id ?? '',
    networkName: network?.name ?? '',
    addressTag: null,
    reference: transfer.addressId,
    institutionTransactionId: transfer.operation ?? null,
    ...arrivalView(undefined),
    hash: transfer.originHashes[0] ?? null,
    differences: [],
    actions: [...depositActions(transfer, nowMs)],
  }
}
