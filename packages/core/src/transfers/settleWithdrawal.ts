import type { WithdrawOutcome } from '../connections/connector.ts'
import type { Context } from '../kernel/context.ts'
import type { Repositories } from '../kernel/store.ts'
import { lockTransfer } from './lockTransfer.ts'
import type { Transfer, WithdrawalAttempt } from './ports.ts'
import { reconcileLater } from './reconcileLater.ts'
import { transitions } from './transitions.ts'

/** Refusals after which the same order may be tried again: nothing was created and nothing about the order is wrong. */
const retriable = new Set(['tokenExpired', 'rateLimited', 'clockSkew', 'refused'])

/**
 * Records what the one call came to. Forward only: if the attempt was given up as lost in the meantime, the row it left
 * is read and nothing is changed, because the follower resolves it from the institution's history.
 */
export const settleWithdrawal = (
  ctx: Context,
  read: Pick<Transfer, 'id' | 'scope' | 'partOf'>,
  attempt: WithdrawalAttempt,
  outcome: WithdrawOutcome,
): Promise<Transfer> =>
  ctx.store.transaction(async repositories => {
    const transfer = await lockTransfer(repositories, read)
    if (!transfer) throw new Error(`transfer ${read.id} vanished`)
    const open = await repositories.attempts.close(attempt.id, 'intended', attemptState(outcome), describe(outcome))
    return open ? apply(ctx, repositories, transfer, outcome) : transfer
  })

const attemptState = (outcome: WithdrawOutcome): WithdrawalAttempt['state'] => {
  if (outcome.kind === 'accepted' || outcome.kind === 'rejected' || outcome.kind === 'unknown') return outcome.kind
  return 'notCreated'
}

const describe = (outcome: WithdrawOutcome): string =>
  'message' in outcome ? `${outcome.kind}: ${outcome.message}` : outcome.kind

const apply = async (
  ctx: Context,
  repositories: Repositories,
  transfer: Transfer,
  outcome: WithdrawOutcome,
): Promise<Transfer> => {
  const to = transitions(ctx, repositories)
  if (outcome.kind === 'rejected' && !retriable.has(outcome.reason)) return to.reject(transfer, outcome)
  if (outcome.kind !== 'accepted' && outcome.kind !== 'unknown') return to.awaitUser(transfer, outcome)
  await reconcileLater(repositories, transfer, ctx.clock.nowMs())
  return outcome.kind === 'accepted' ? to.accept(transfer, outcome) : to.loseAnswer(transfer, outcome.message)
}
