import type { Context } from '../../context.ts'
import type { Transfer, WithdrawalAttempt } from '../ports.ts'
import { noReply } from '../attemptEnd.ts'
import { transitions } from '../transitions.ts'
import { changeTransfer } from './changeTransfer.ts'

/** The process that made the call has died, or its call outlived every timeout: the outcome is unknown. */
export const giveUpWaiting = (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'settings'>,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<Transfer> => {
  const isOver = ctx.clock.nowMs() >= attempt.createdAtMs + ctx.settings.withdrawalLeaseMs
  if (!isOver && !attempt.isAbandoned) return Promise.resolve(transfer)
  return changeTransfer(ctx, transfer, async (current, repositories) => {
    const open = await repositories.attempts.close(attempt.id, 'intended', noReply)
    return open ? transitions(ctx, repositories).loseAnswer(current, noReply.detail) : current
  })
}
