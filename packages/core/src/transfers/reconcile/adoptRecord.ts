import type { Context } from '../../kernel/context.ts'
import { intendWithdrawal } from '../intendWithdrawal.ts'
import { OrderAlreadyPaidError, type Transfer, type WithdrawalAttempt } from '../ports.ts'
import { reconcileLater } from '../reconcileLater.ts'
import { takeRecord } from '../takeRecord.ts'
import { transitions } from '../transitions.ts'
import { changeTransfer } from './changeTransfer.ts'
import { readWithdrawal } from './readWithdrawal.ts'

/**
 * Looks for what an attempt is said not to have created. A withdrawal or payment that is found is the transfer's, as if its call had just
 * been answered. Undefined where there is none, or where it failed. `notReadable` also where a twin of the order may own it.
 */
export const adoptRecord = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<Transfer | 'notReadable' | undefined> => {
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === 'notReadable') return found
  if (found === undefined || found.status === 'failed') return undefined
  const { upstreamId } = found
  const adopted = await changeTransfer(ctx, transfer, async (current, repositories) => {
    if (attempt.kind === 'exchangeWithdrawal' && !(await takeRecord(repositories, current, upstreamId))) return current
    const to = transitions(ctx, repositories)
    const sending = await to.requestAgain(current)
    const { id } = await intendWithdrawal(ctx, repositories, sending)
    await repositories.attempts.close(id, 'intended', 'accepted', `found as ${upstreamId}`)
    await reconcileLater(repositories, sending, ctx.clock.nowMs())
    return to.accept(sending, { kind: 'accepted', upstreamId })
  }).catch((error: unknown) => {
    // The order was paid by another transfer meanwhile.
    if (error instanceof OrderAlreadyPaidError) return undefined
    throw error
  })
  return adopted?.phase === 'awaitingUser' ? 'notReadable' : adopted
}
