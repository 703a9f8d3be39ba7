import { compare } from '@rialto/catalog'

import type { AccessContext } from '../access/accessContext.ts'
import type { Context } from '../kernel/context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Repositories } from '../kernel/store.ts'
import type { Scope } from '../kernel/scope.ts'
import { arrivedOf } from './combined/combinedPhase.ts'
import { lockTransfer } from './lockTransfer.ts'
import { reconcileLater } from './reconcileLater.ts'
import { readWithdrawal } from './reconcile/readWithdrawal.ts'
import { openPhases, stuckAfterMs } from './listStuckTransfers.ts'
import type { Transfer, TransferPhase } from './ports.ts'
import { takeRecord } from './takeRecord.ts'
import { transitions } from './transitions.ts'

/**
 * What a person may do about a withdrawal that has been open for a day.
 * - `lookAgain`: the institution or the chain is asked again now.
 * - `sentAs`: the institution named the withdrawal under this id; from then on it is followed as any other. Of one that was
 *   found after it had been called not sent: that has been dealt with.
 * - `notSent`: the institution confirmed that it has no such withdrawal, or that it never sent it. Final; the institution is
 *   still read for it for a while. Of a combined
 *   transfer: what is missing will not be paid.
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
export const allowedActions = (transfer: Transfer, nowMs: number): readonly Resolution['action'][] => {
  if (nowMs - transfer.createdAtMs <= stuckAfterMs) return []
  if (transfer.foundLateAtMs !== undefined) return transfer.lateHandledAtMs === undefined ? ['sentAs'] : []
  if (transfer.isCombined) return transfer.phase === 'accepted' ? ['notSent'] : []
  return actionsOf[transfer.phase] ?? []
}

/** What the institution's history shows of a withdrawal now. */
type Evidence = 'underWay' | 'absent' | 'notReadable'

/**
 * Does what a person decided. What the institution said to them is in the history of the transfer, with their note; the
 * webhook follows as for any other change. The institution is read first: what it still has under way is not called failed,
 * whatever was said, since its order would be paid a second time.
 *
 * @throws ApiError `notFound`, `conflict` where the action is not allowed now or the institution has the withdrawal,
 *   `invalidField` where another transfer has the id.
 */
export const resolveTransfer = async (
  ctx: Context,
  scope: Scope,
  id: string,
  resolution: Resolution,
): Promise<Transfer> => {
  const evidence = resolution.action === 'notSent' ? await readEvidence(ctx, scope, id.toLowerCase()) : 'notReadable'
  return applyResolution(ctx, scope, id, resolution, evidence)
}

const readEvidence = async (ctx: Context, scope: Scope, id: string): Promise<Evidence> => {
  const transfer = await ctx.store.transfers.find(scope, id)
  const attempt = transfer && (await ctx.store.attempts.last(transfer.id))
  if (!attempt || !allowedActions(transfer, ctx.clock.nowMs()).includes('notSent')) return 'notReadable'
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === 'notReadable') return found
  return found === undefined || found.status === 'failed' ? 'absent' : 'underWay'
}

/** The same without the institution, as for a command: what it accepted cannot be declared as not sent then. */
export const applyResolution = (
  ctx: AccessContext,
  scope: Scope,
  id: string,
  resolution: Resolution,
  evidence: Evidence = 'notReadable',
): Promise<Transfer> =>
  ctx.store.transaction(async repositories => {
    const known = await repositories.transfers.find(scope, id.toLowerCase())
    const transfer = known && (await lockTransfer(repositories, known))
    if (!transfer) throw new ApiError('notFound')
    const nowMs = ctx.clock.nowMs()
    if (!allowedActions(transfer, nowMs).includes(resolution.action))
      throw new ApiError('conflict', { message: `${resolution.action} is not allowed for this transfer now.` })
    if (resolution.action === 'notSent') checkNotSent(transfer, evidence)
    const resolved = await apply(ctx, repositories, transfer, resolution)
    if (resolved.phase !== 'failed') await reconcileLater(repositories, resolved, nowMs)
    return resolved
  })

const checkNotSent = ({ phase, isCombined }: Transfer, evidence: Evidence): void => {
  if (isCombined) return
  if (evidence === 'underWay')
    throw new ApiError('conflict', {
      message: 'The institution has this withdrawal under way. Have it cancelled there, then try again.',
    })
  if (phase === 'accepted' && evidence === 'notReadable')
    throw new ApiError('conflict', {
      message:
        'The institution accepted this withdrawal, and its history cannot be read now. Try again through the API.',
    })
}

const apply = async (
  ctx: AccessContext,
  repositories: Repositories,
  transfer: Transfer,
  resolution: Resolution,
): Promise<Transfer> => {
  const to = transitions(ctx, repositories)
  if (transfer.isCombined) return endIncomplete(ctx, repositories, transfer, resolution.note)
  if (resolution.action === 'lookAgain') return to.lookAgain(transfer, resolution.note)
  const attempt = await repositories.attempts.last(transfer.id)
  if (resolution.action === 'notSent') {
    if (attempt) await repositories.attempts.close(attempt.id, 'unknown', 'notCreated', 'said by the institution')
    return to.declareNotSent(transfer, resolution.note)
  }
  const { institutionTransactionId: upstreamId } = resolution
  // One withdrawal pays for one transfer.
  if (!(await takeRecord(repositories, transfer, upstreamId)))
    throw invalidField('institutionTransactionId', 'belongs to another transfer')
  if (transfer.foundLateAtMs !== undefined) return to.settleLate(transfer, upstreamId, resolution.note)
  if (attempt) await repositories.attempts.close(attempt.id, 'unknown', 'accepted', `named as ${upstreamId}`)
  return to.declareSent(transfer, upstreamId, resolution.note)
}

/** Part of it arrived, nothing more is under way, and nobody pays the rest. */
const endIncomplete = async (
  ctx: AccessContext,
  repositories: Repositories,
  combined: Transfer,
  note: string,
): Promise<Transfer> => {
  const parts = await repositories.transfers.listParts(combined.scope, combined.id)
  if (parts.some(({ phase }) => openPhases.has(phase)))
    throw new ApiError('conflict', { message: 'A part of this transfer is still under way.' })
  const arrived = arrivedOf(parts)
  if (compare(arrived, combined.amount) >= 0) throw new ApiError('conflict', { message: 'All of it has arrived.' })
  const message = `Only ${arrived} of ${combined.amount} ${combined.symbol} arrived.`
  return transitions(ctx, repositories).endIncomplete(combined, message, note)
}
