import { compare } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { CommonContext, ReconcileContext } from '../context.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import { arrivedOf } from './combined/combinedPhase.ts'
import { chargedTogether } from './combined/followPart.ts'
import { openPhases } from './listStuckTransfers.ts'
import { lockTransfer } from './lockTransfer.ts'
import type { Transfer } from './ports.ts'
import { reconcileLater } from './reconcileLater.ts'
import { allowedActions, type Resolution, type ReviewAction } from './reviewActions.ts'
import {
  checkAmount,
  checkChain,
  checkInstitution,
  checkPayment,
  type Evidence,
  noEvidence,
  readEvidence,
} from './reviewEvidence.ts'
import { takeRecord } from './takeRecord.ts'
import { transitions } from './transitions.ts'

/**
 * After these actions the order may be paid again, or its money is reclaimed: a withdrawal in progress must not be
 * forgotten.
 */
const freeing: ReadonlySet<ReviewAction> = new Set(['notSent', 'notArrived', 'askForRest', 'refunded'])

/**
 * Carries out an operator's decision. The institution's statement to them is in the history of the transfer, with their
 * note; the webhook follows as for any other change. The institution is read first, and the chain if a transaction is
 * named: their present state takes precedence over any statement.
 *
 * @throws ApiError `notFound`, `conflict` if the action is not allowed now or the institution or the chain shows
 *   something else, `invalidField` if another transfer has the id, or the amount is impossible.
 */
export const resolveTransfer = async (
  ctx: ReconcileContext,
  scope: Scope,
  id: string,
  resolution: Resolution,
): Promise<Transfer> => {
  const transfer = await ctx.store.transfers.find(scope, id.toLowerCase())
  const isAllowed = transfer && allowedActions(transfer, ctx.clock.nowMs()).includes(resolution.action)
  const evidence = isAllowed ? await readEvidence(ctx, transfer, resolution) : noEvidence
  return applyResolution(ctx, scope, id, resolution, evidence)
}

/** Before `settled` existed, transfers that had been sent after all were resolved as `sentAs`. */
const named = (resolution: Resolution, { foundLateAtMs }: Transfer): Resolution => {
  if (foundLateAtMs === undefined || resolution.action !== 'sentAs') return resolution
  const { note, institutionTransactionId } = resolution
  return { action: 'settled', note, institutionTransactionId }
}

/**
 * The same without the institution and the chain, as for a command: a withdrawal that the institution accepted cannot
 * be declared as not sent while it can be read.
 */
export const applyResolution = (
  ctx: CommonContext,
  scope: Scope,
  id: string,
  given: Resolution,
  evidence: Evidence = noEvidence,
): Promise<Transfer> =>
  ctx.store.transaction(async repositories => {
    const known = await repositories.transfers.find(scope, id.toLowerCase())
    const transfer = known && (await lockTransfer(repositories, known))
    if (!transfer) throw new ApiError('notFound')
    const resolution = named(given, transfer)
    const nowMs = ctx.clock.nowMs()
    if (!allowedActions(transfer, nowMs).includes(resolution.action))
      throw new ApiError('conflict', { message: `${given.action} is not allowed for this transfer now.` })
    checkAmount(transfer, resolution)
    checkChain(transfer, resolution, evidence)
    await checkPayment(repositories, transfer, resolution, evidence)
    if (freeing.has(resolution.action)) {
      const isAccessLost = await hasLostAccess(repositories, transfer)
      checkInstitution(transfer, evidence, { isAccessLost, nowMs })
    }
    const resolved = await apply(ctx, repositories, transfer, resolution)
    if (openPhases.has(resolved.phase)) await reconcileLater(repositories, resolved, nowMs)
    return resolved
  })

/** The institution has rejected the account's credentials permanently, or the account no longer exists. */
const hasLostAccess = async (
  { connections }: Repositories,
  { scope, connectionId }: Pick<Transfer, 'scope' | 'connectionId'>,
): Promise<boolean> => (await connections.readState(scope, connectionId)) !== 'active'

const apply = async (
  ctx: CommonContext,
  repositories: Repositories,
  transfer: Transfer,
  resolution: Resolution,
): Promise<Transfer> => {
  const to = transitions(ctx, repositories)
  const { action, note } = resolution
  if (transfer.isCombined && action !== 'settled') return endIncomplete(ctx, repositories, transfer, resolution)
  switch (action) {
    case 'lookAgain':
      return to.lookAgain(transfer, note)
    case 'sentAs':
      return followAs(ctx, repositories, transfer, resolution)
    case 'settled':
      if (transfer.phase === 'settled') return to.settleArrived(transfer, note)
      return to.settleLate(transfer, note, resolution.institutionTransactionId)
    case 'notSent':
      if (transfer.phase === 'converting') return giveUpConversion(ctx, repositories, transfer, note)
      await closeAttempt(repositories, transfer, 'notCreated', 'said by the institution')
      return to.declareNotSent(transfer, note)
    case 'notArrived':
      await closeAttempt(repositories, transfer, 'notCreated', 'said by the institution')
      return to.declareNotArrived(transfer, note)
    case 'arrived':
      if (transfer.phase === 'settled') {
        await to.arriveAgain(transfer, resolution.hash, note)
        return (await repositories.transfers.find(transfer.scope, transfer.id)) ?? transfer
      }
      await closeAttempt(repositories, transfer, 'accepted', `arrived with ${resolution.hash}`)
      return to.declareArrived(transfer, { hash: resolution.hash, note })
    case 'creditPart':
      await closeAttempt(repositories, transfer, 'accepted', 'arrived in part')
      return to.declareArrived(transfer, { ...defined({ hash: resolution.hash }), arrived: resolution.amount, note })
    case 'askForRest':
      await closeAttempt(repositories, transfer, 'accepted', 'arrived in part')
      return to.declareShort(transfer, { ...defined({ hash: resolution.hash }), arrived: resolution.amount, note })
    case 'refunded':
      await closeAttempt(repositories, transfer, 'accepted', 'refunded')
      return to.declareRefunded(transfer, { amount: resolution.amount, ...defined({ hash: resolution.hash }) }, note)
  }
}

/** Closes an attempt whose outcome was unknown. */
const closeAttempt = async (
  { attempts }: Repositories,
  { id }: Transfer,
  state: 'accepted' | 'notCreated',
  detail: string,
): Promise<void> => {
  const attempt = await attempts.last(id)
  if (attempt) await attempts.close(attempt.id, 'unknown', { state, outcome: 'resolved', detail })
}

const followAs = async (
  ctx: CommonContext,
  repositories: Repositories,
  transfer: Transfer,
  { institutionTransactionId: upstreamId, hash, note }: Extract<Resolution, { action: 'sentAs' }>,
): Promise<Transfer> => {
  // One withdrawal pays for one transfer.
  const nowMs = ctx.clock.nowMs()
  const isOwn = upstreamId === transfer.institutionTransactionId
  if (!isOwn && !(await takeRecord(repositories, transfer, { upstreamId }, nowMs)))
    throw invalidField('institutionTransactionId', 'belongs to another transfer')
  await closeAttempt(repositories, transfer, 'accepted', `named as ${upstreamId}`)
  return transitions(ctx, repositories).declareSent(transfer, { upstreamId, ...defined({ hash }) }, note)
}

/** No withdrawal was requested. The result of the conversion belongs to the user. */
const giveUpConversion = async (
  ctx: CommonContext,
  repositories: Repositories,
  transfer: Transfer,
  note: string,
): Promise<Transfer> => {
  const { scope, connectionId, id } = transfer
  const order = await repositories.orders.find(scope, connectionId, id)
  if (order) await repositories.orders.update({ ...order, phase: 'refused', failureMessage: givenUp })
  return transitions(ctx, repositories).failConversion(transfer, `${givenUp} Nothing was sent.`, note)
}

const givenUp = 'The conversion was given up by an operator: it is not known whether it was made.'

/** Part of it arrived, no other part is in progress, and the rest stays unpaid. */
const endIncomplete = async (
  ctx: CommonContext,
  repositories: Repositories,
  combined: Transfer,
  resolution: Resolution,
): Promise<Transfer> => {
  const parts = await repositories.transfers.listParts(combined.scope, combined.id)
  if (parts.some(({ phase }) => openPhases.has(phase)))
    throw new ApiError('conflict', { message: 'A part of this transfer is still under way.' })
  const arrived = arrivedOf(parts)
  if (compare(arrived, combined.amount) >= 0) throw new ApiError('conflict', { message: 'All of it has arrived.' })
  const { action, note } = resolution
  const to = transitions(ctx, repositories)
  if (action === 'refunded') {
    checkArrived(combined, resolution.amount, { arrived, isAtMost: true })
    const { amount, hash } = resolution
    return to.declareRefunded(combined, { amount, ...defined({ hash }) }, note)
  }
  if (action === 'creditPart') {
    checkArrived(combined, resolution.amount, { arrived })
    return to.declareArrived(combined, { arrived, note, ...chargedTogether(parts) })
  }
  if (action === 'askForRest') checkArrived(combined, resolution.amount, { arrived })
  return to.declareShort(combined, { arrived, note })
}

/** The parts of a combined transfer state what arrived. */
const checkArrived = (
  { symbol }: Transfer,
  claimed: string,
  { arrived, isAtMost = false }: { arrived: string; isAtMost?: boolean },
): void => {
  const order = compare(claimed, arrived)
  if (order === 0 || (isAtMost && order < 0)) return
  throw new ApiError('conflict', { message: `The parts show that ${arrived} ${symbol} arrived.` })
}
