import {
  allowedActions,
  ApiError,
  type Context,
  type DepositAction,
  missingField,
  publicStatus,
  type Resolution,
  resolveDeposit,
  resolveDifference,
  resolvePaidOut,
  resolveTransfer,
  type Scope,
} from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

interface Decision {
  action: Resolution['action'] | DepositAction
  note?: string | undefined
  institutionTransactionId?: string | undefined
  hash?: string | undefined
  amount?: string | undefined
}

export const resolveTransferHandler: AdminHandler<'resolveTransfer'> = async (ctx, { scope, params, body }) => {
  const known = await resolveInBooks(ctx, scope, params.id, body)
  if (known) return { transferId: known.id, status: publicStatus(known.phase) }
  const { id, phase } = await resolve(ctx, scope, params.id, body)
  return { transferId: id, status: publicStatus(phase) }
}

/** A transfer that has ended and needs nothing but the books' decision. Undefined for every other. */
const resolveInBooks = async (ctx: Context, scope: Scope, id: string, decision: Decision) => {
  const { action } = decision
  if (action !== 'settled' && action !== 'lookAgain') return undefined
  const check = await ctx.store.books.findDifference(scope, id.toLowerCase())
  if (!check) return undefined
  const { transfer } = check
  if (!('addressId' in transfer) && allowedActions(transfer, ctx.clock.nowMs()).includes(action)) return undefined
  const note = action === 'lookAgain' ? lookedAgain : required(decision, 'note')
  await resolveDifference(ctx, scope, transfer.id, { action, note })
  return transfer
}

/** @throws ApiError as `resolveDeposit` and `resolveTransfer`. */
const resolve = async (ctx: Context, scope: Scope, id: string, decision: Decision) => {
  const { action } = decision
  const note = action === 'lookAgain' ? (decision.note?.trim() ?? lookedAgain) : required(decision, 'note')
  if (action === 'arrived') {
    const arrived = { action, note, hash: required(decision, 'hash') }
    return (await resolvePaidOut(ctx, scope, id, arrived)) ?? resolveTransfer(ctx, scope, id, arrived)
  }
  const isOfDeposit = action === 'returnDeposit' || action === 'settled'
  if (!isOfDeposit) return resolveTransfer(ctx, scope, id, resolutionOf(action, { ...decision, note }))
  const resolved = await resolveDeposit(ctx, scope, id, { action, note })
  if (resolved) return resolved
  if (action === 'settled') return resolveTransfer(ctx, scope, id, { action, note })
  // The transfer is of another kind or unknown.
  const known = await ctx.store.transfers.find(scope, id.toLowerCase())
  if (!known) throw new ApiError('notFound')
  throw new ApiError('conflict', { message: `${action} is not allowed for this transfer now.` })
}

/** Default note of `lookAgain`. */
const lookedAgain = 'Checked again at the request of a person.'

/** Reads a field that the action requires. */
const required = (decision: Decision, name: 'note' | 'institutionTransactionId' | 'hash' | 'amount'): string => {
  const value = decision[name]?.trim()
  if (value === undefined || value === '') throw missingField(name)
  return value
}

const resolutionOf = (
  action: Exclude<Resolution['action'], 'settled' | 'arrived'>,
  { note, ...decision }: Decision & { note: string },
): Resolution => {
  const hash = decision.hash?.trim()
  const named = hash === undefined || hash === '' ? {} : { hash }
  switch (action) {
    case 'sentAs':
      return { action, note, institutionTransactionId: required(decision, 'institutionTransactionId'), ...named }
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
