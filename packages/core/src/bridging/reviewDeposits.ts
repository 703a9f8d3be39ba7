import { findToken, isZero, roundDown, toBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { CommonContext, Context } from '../context.ts'
import { findClient } from '../access/findClient.ts'
import type { ChainConfirmation } from '../chains/ports.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Repositories } from '../store.ts'
import type { Scope } from '../kernel/scope.ts'
import { stuckAfterMs } from '../transfers/listStuckTransfers.ts'
import { isOnChainOnly } from './matchPayIns.ts'
import type { BridgedTransfer } from '../transfers/bridgedTransfer.ts'
import { reconcileJob } from './requireBridging.ts'
import { paidOutBridged, reviewedBridged } from './saveBridged.ts'

/**
 * - `returnDeposit`: the provider is asked to fetch the coins and send them back.
 * - `settled`: the coins neither arrive nor go back by themselves, and a person has settled that with the user. Final.
 * - `arrived`: the provider's payout is at the address, as a block explorer shows. Final.
 */
export type DepositAction = DepositDecision['action']

export type DepositDecision =
  | { action: 'returnDeposit'; note: string }
  | { action: 'settled'; note: string }
  | { action: 'arrived'; note: string; hash: string }

/**
 * - `depositHeld`: by the client's rule, or because the provider cannot send it back.
 * - `depositNotReturned`: paid in a day ago, and neither paid out nor sent back.
 */
export type DepositReason = 'depositHeld' | 'depositNotReturned'

export interface DepositToReview {
  transfer: BridgedTransfer
  reason: DepositReason
  openForMs: number
}

/**
 * Pay-ins that neither arrive nor go back by themselves, the oldest first.
 *
 * @throws ApiError `notFound` without the client.
 */
export const listDepositsToReview = async (
  ctx: CommonContext,
  { clientId, count = 100 }: { clientId?: string | undefined; count?: number },
): Promise<{ items: DepositToReview[]; total: number }> => {
  const nowMs = ctx.clock.nowMs()
  const client = clientId === undefined ? undefined : await findClient(ctx, clientId)
  const { items, total } = await ctx.store.bridgedTransfers.listUnreturned(
    { environment: ctx.environment, ...defined({ clientId: client?.id }) },
    { paidInBeforeMs: nowMs - stuckAfterMs, count },
  )
  return {
    items: items.map(transfer => ({
      transfer,
      reason: isHeld(transfer) ? 'depositHeld' : 'depositNotReturned',
      openForMs: nowMs - (transfer.acceptedAtMs ?? transfer.createdAtMs),
    })),
    total,
  }
}

const isHeld = ({ phase, recovery }: BridgedTransfer): boolean => phase === 'accepted' && recovery === 'held'

const isOverdue = ({ acceptedAtMs, reported }: BridgedTransfer, nowMs: number): boolean =>
  acceptedAtMs !== undefined &&
  nowMs - acceptedAtMs > stuckAfterMs &&
  (reported === 'pending' || reported === 'failed' || reported === 'refundPending')

export const depositActions = (transfer: BridgedTransfer, nowMs: number): readonly DepositAction[] => {
  if (transfer.handledAtMs !== undefined || (!isHeld(transfer) && !isOverdue(transfer, nowMs))) return []
  if (isOnChainOnly(transfer)) return ['returnDeposit', 'settled']
  // The provider has the deposit, whose handling cannot be overridden. Its payout may be one that no node shows.
  return [transfer.phase === 'failed' ? 'settled' : 'arrived']
}

/**
 * `resolveDeposit`, where a node may contradict the transaction that a person names.
 *
 * @throws ApiError as `resolveDeposit`, and `conflict` if the chain shows something else.
 */
export const resolvePaidOut = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'chains'>,
  scope: Scope,
  id: string,
  decision: Extract<DepositDecision, { action: 'arrived' }>,
): Promise<BridgedTransfer | undefined> => {
  const transfer = await ctx.store.bridgedTransfers.find(scope, id.toLowerCase())
  const seen = transfer && (await readPayout(ctx, transfer, decision.hash))
  const message = seen && contradiction(seen)
  if (message !== undefined) throw new ApiError('conflict', { message })
  return resolveDeposit(ctx, scope, id, decision)
}

/** Undefined without a node, or if it cannot be read. */
const readPayout = async (
  ctx: Pick<Context, 'chains'>,
  { networkId, symbol, toAddress, amount }: BridgedTransfer,
  hash: string,
): Promise<ChainConfirmation | undefined> => {
  const token = findToken(networkId, symbol)
  if (!token || !ctx.chains.watches(networkId)) return undefined
  const amountBaseUnits = isZero(amount) ? 1n : toBaseUnits(roundDown(amount, token.decimals), token.decimals)
  return ctx.chains.confirm({ networkId, symbol, toAddress, hash, amountBaseUnits }).catch(() => undefined)
}

const contradiction = (seen: ChainConfirmation): string | undefined => {
  switch (seen.kind) {
    case 'pending':
      return 'The chain has not confirmed this transaction yet.'
    case 'reverted':
      return 'This transaction reverted on the chain: it moved nothing.'
    case 'mismatched':
      return `This transaction is not the payout: it ${seen.message}.`
    default:
      return undefined
  }
}

/**
 * Carries out an operator's decision about a pay-in. Undefined if the id belongs to no bridged transfer. The decision
 * is committed before the provider is called.
 *
 * @throws ApiError `conflict` if the action is not allowed now.
 */
export const resolveDeposit = (
  ctx: CommonContext,
  scope: Scope,
  id: string,
  decision: DepositDecision,
): Promise<BridgedTransfer | undefined> =>
  ctx.store.transaction(async repositories => {
    const { action, note } = decision
    const transfer = await findLocked(repositories, scope, id.toLowerCase())
    if (!transfer) return undefined
    const nowMs = ctx.clock.nowMs()
    if (!depositActions(transfer, nowMs).includes(action))
      throw new ApiError('conflict', { message: `${action} is not allowed for this transfer now.` })
    if (decision.action === 'arrived')
      return paidOutBridged(ctx, repositories, { ...transfer, hash: decision.hash }, note)
    if (action === 'settled') return reviewedBridged(ctx, repositories, { ...transfer, handledAtMs: nowMs }, note)
    // The chains are read at the next look, whenever they were read last.
    await repositories.bridgingAddresses.markChainsRead(transfer.addressId, undefined)
    await repositories.jobs.enqueue(reconcileJob({ id: transfer.addressId, scope }, nowMs))
    return reviewedBridged(ctx, repositories, { ...transfer, recovery: 'requested' }, note)
  })

/** The address first, as everybody takes these locks. */
const findLocked = async (
  { bridgedTransfers, bridgingAddresses }: Repositories,
  scope: Scope,
  id: string,
): Promise<BridgedTransfer | undefined> => {
  const known = await bridgedTransfers.find(scope, id)
  if (!known || !(await bridgingAddresses.findForUpdate(scope, known.addressId))) return undefined
  return (await bridgedTransfers.listForUpdate(scope, known.addressId)).find(one => one.id === id)
}
