import { findNetworkByCaip2, toJsonNumber } from '@rialto/catalog'
import {
  allowedActions,
  ApiError,
  bridgedMoneyLine,
  bridgedSource,
  type Context,
  type DepositAction,
  depositActions,
  type DepositToReview,
  listDepositsToReview,
  listStuckTransfers,
  missingField,
  moneyLineOf,
  publicStatus,
  type Resolution,
  resolveDeposit,
  resolveTransfer,
  type Scope,
  sourceName,
  type StuckTransfer,
} from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

interface Decision {
  action: Resolution['action'] | DepositAction
  note: string
  institutionTransactionId?: string | undefined
  hash?: string | undefined
  amount?: string | undefined
}

/** The review queue: transfers that cannot continue without a decision. */
export const transferReviewHandlers: AdminHandlers<'listTransfersToReview' | 'resolveTransfer'> = {
  listTransfersToReview: async (ctx, { scope: { clientId } }) => {
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
  },
  resolveTransfer: async (ctx, { scope, params, body }) => {
    const { id, phase } = await resolve(ctx, scope, params.id, body)
    return { transferId: id, status: publicStatus(phase) }
  },
}

/** @throws ApiError as `resolveDeposit` and `resolveTransfer`. */
const resolve = async (ctx: Context, scope: Scope, id: string, decision: Decision) => {
  const { action, note } = decision
  const isOfDeposit = action === 'returnDeposit' || action === 'settled'
  if (!isOfDeposit) return resolveTransfer(ctx, scope, id, resolutionOf(action, decision))
  const resolved = await resolveDeposit(ctx, scope, id, { action, note: note.trim() })
  if (resolved) return resolved
  if (action === 'settled') return resolveTransfer(ctx, scope, id, { action, note: note.trim() })
  // The transfer is of another kind or unknown.
  const known = await ctx.store.transfers.find(scope, id.toLowerCase())
  if (!known) throw new ApiError('notFound')
  throw new ApiError('conflict', { message: `${action} is not allowed for this transfer now.` })
}

/** Reads a field that the action requires. */
const required = (decision: Decision, name: 'institutionTransactionId' | 'hash' | 'amount'): string => {
  const value = decision[name]?.trim()
  if (value === undefined || value === '') throw missingField(name)
  return value
}

const resolutionOf = (action: Exclude<Resolution['action'], 'settled'>, decision: Decision): Resolution => {
  const note = decision.note.trim()
  const hash = decision.hash?.trim()
  const named = hash === undefined || hash === '' ? {} : { hash }
  switch (action) {
    case 'sentAs':
      return { action, note, institutionTransactionId: required(decision, 'institutionTransactionId'), ...named }
    case 'arrived':
      return { action, note, hash: required(decision, 'hash') }
    case 'creditPart':
    case 'askForRest':
    case 'refunded':
      return { action, note, amount: required(decision, 'amount'), ...named }
    case 'notSent':
    case 'notArrived':
      return { action, note, amount: decision.amount?.trim() }
    case 'lookAgain':
      return { action, note }
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
