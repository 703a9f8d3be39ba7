import { compare } from '@rialto/catalog'

import type { CommonContext, Context, ReconcileContext } from '../../context.ts'
import { foundAs } from '../attemptEnd.ts'
import type { Repositories } from '../../store.ts'
import { missingOf } from '../combined/combinedPhase.ts'
import { intendWithdrawal } from '../intendWithdrawal.ts'
import { OrderAlreadyPaidError, type Transfer, type WithdrawalAttempt } from '../ports.ts'
import { reconcileLater } from '../reconcileLater.ts'
import { takePayment, takeRecord } from '../takeRecord.ts'
import { transitions } from '../transitions.ts'
import type { LateEvidence } from '../transitions/lateTransitions.ts'
import { changeTransfer } from './changeTransfer.ts'
import { findSent } from './findSent.ts'

/**
 * Looks for a withdrawal or payment that an attempt supposedly did not create. A found one becomes the transfer's, as
 * if its call had just been answered; if its order was paid otherwise meanwhile, the transfer fails and is reported as
 * sent. Undefined without such a record, or if it failed. `notReadable` also if every such record may belong to a twin
 * of the order.
 */
export const adoptRecord = async (
  ctx: ReconcileContext,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<Transfer | 'notReadable' | undefined> => {
  const passed: string[] = []
  for (;;) {
    const found = await findSent(ctx, transfer, attempt, passed)
    if (found === 'notReadable') return found
    const { upstreamId } = found ?? {}
    if (!found || upstreamId === undefined) return passed.length === 0 ? undefined : 'notReadable'
    const adopted = await adopt(ctx, transfer, attempt, { ...found, upstreamId })
    if (adopted.phase !== 'awaitingUser') return adopted
    // A wallet has no other record.
    if (attempt.kind === 'walletPayment') return 'notReadable'
    passed.push(upstreamId)
  }
}

/** Still \`awaitingUser\` if the record belongs to another transfer, or may. */
const adopt = (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'settings'>,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  found: LateEvidence & { upstreamId: string },
): Promise<Transfer> => {
  const { upstreamId } = found
  return changeTransfer(ctx, transfer, async (current, repositories) => {
    if (await isClosed(repositories, current)) throw new OrderAlreadyPaidError('other parts')
    if (attempt.kind === 'exchangeWithdrawal' && !(await takeRecord(repositories, current, found, ctx.clock.nowMs())))
      return current
    const to = transitions(ctx, repositories)
    const sending = await to.requestAgain(current)
    const { id } = await intendWithdrawal(ctx, repositories, sending)
    await repositories.attempts.close(id, 'intended', foundAs(upstreamId))
    await reconcileLater(repositories, sending, ctx.clock.nowMs())
    return to.accept(sending, { kind: 'accepted', upstreamId })
  }).catch((error: unknown) => {
    if (error instanceof OrderAlreadyPaidError) return sentBesides(ctx, transfer, found)
    throw error
  })
}

/** The order was paid by another transfer meanwhile. */
const sentBesides = (
  ctx: CommonContext,
  transfer: Transfer,
  found: LateEvidence & { upstreamId: string },
): Promise<Transfer> =>
  changeTransfer(ctx, transfer, async (current, repositories) => {
    if (!(await takeRecord(repositories, current, found, ctx.clock.nowMs()))) return current
    if (!(await takePayment(repositories, current, found))) return current
    return transitions(ctx, repositories).findBesides(current, found)
  })

/** Of what several accounts pay together: it has failed, or the other parts pay all of it. */
const isClosed = async ({ transfers }: Repositories, part: Transfer): Promise<boolean> => {
  const { id, scope, partOf, amount } = part
  const combined = partOf === undefined ? undefined : await transfers.find(scope, partOf)
  if (!combined) return false
  if (combined.phase === 'failed') return true
  const others = (await transfers.listParts(scope, combined.id)).filter(each => each.id !== id)
  return compare(amount, missingOf(combined, others)) > 0
}
