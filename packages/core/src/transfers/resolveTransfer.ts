import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Repositories } from '../kernel/store.ts'
import type { Scope } from '../kernel/scope.ts'
import { reconcileLater } from './beginWithdrawal.ts'
import { stuckAfterMs } from './listStuckTransfers.ts'
import type { Transfer, TransferPhase } from './ports.ts'
import { transitions } from './transitions.ts'

/**
 * What a person may do about a withdrawal that has been open for a day.
 * - `lookAgain`: the institution or the chain is asked again now.
 * - `sentAs`: the institution named the withdrawal under this id; from then on it is followed as any other.
 * - `notSent`: the institution confirmed that it has no such withdrawal, or that it never sent it. Final.
 */
export type Resolution =
  | { action: 'lookAgain'; note: string }
  | { action: 'sentAs'; note: string; institutionTransactionId: string }
  | { action: 'notSent'; note: string }

const actionsOf: Partial<Record<TransferPhase, readonly Resolution['action'][]>> = {
  sending: ['lookAgain'],
  unknown: ['lookAgain', 'sentAs', 'notSent'],
  accepted: ['lookAgain', 'notSent'],
  onChain: ['lookAgain'],
}

/** What is allowed now: nothing where the transfer has ended, waits for its user, or has not been open for a day. */
export const allowedActions = (transfer: Transfer, nowMs: number): readonly Resolution['action'][] =>
  nowMs - transfer.createdAtMs > stuckAfterMs ? (actionsOf[transfer.phase] ?? []) : []

/**
 * Does what a person decided. What the institution said to them is in the history of the transfer, with their note; the
 * webhook follows as for any other change.
 *
 * @throws ApiError `notFound`, `conflict` where the action is not allowed now, `invalidField` where another transfer has the id.
 */
export const resolveTransfer = (ctx: Context, scope: Scope, id: string, resolution: Resolution): Promise<Transfer> =>
  ctx.store.transaction(async repositories => {
    const transfer = await repositories.transfers.findForUpdate(scope, id.toLowerCase())
    if (!transfer) throw new ApiError('notFound')
    const nowMs = ctx.clock.nowMs()
    if (!allowedActions(transfer, nowMs).includes(resolution.action))
      throw new ApiError('conflict', { message: `${resolution.action} is not allowed for this transfer now.` })
    const resolved = await apply(ctx, repositories, transfer, resolution)
    if (resolved.phase !== 'failed') await reconcileLater(repositories, resolved, nowMs)
    return resolved
  })

const apply = async (
  ctx: Context,
  repositories: Repositories,
  transfer: Transfer,
  resolution: Resolution,
): Promise<Transfer> => {
  const to = transitions(ctx, repositories)
  if (resolution.action === 'lookAgain') return to.lookAgain(transfer, resolution.note)
  const attempt = await repositories.attempts.last(transfer.id)
  if (resolution.action === 'notSent') {
    if (attempt) await repositories.attempts.close(attempt.id, 'unknown', 'notCreated', 'said by the institution')
    return to.declareNotSent(transfer, resolution.note)
  }
  const { institutionTransactionId: upstreamId } = resolution
  // One withdrawal pays for one transfer.
  if (await repositories.transfers.hasRival(transfer, upstreamId))
    throw invalidField('institutionTransactionId', 'belongs to another transfer')
  if (attempt) await repositories.attempts.close(attempt.id, 'unknown', 'accepted', `named as ${upstreamId}`)
  return to.declareSent(transfer, upstreamId, resolution.note)
}
