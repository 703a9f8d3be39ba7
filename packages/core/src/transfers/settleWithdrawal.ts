import { defined } from '@rialto/defined'

import type { WithdrawOutcome } from '../connections/connector.ts'
import type { CommonContext } from '../context.ts'
import type { Repositories } from '../store.ts'
import { endOf } from './attemptEnd.ts'
import { lockTransfer } from './lockTransfer.ts'
import type { Transfer, WithdrawalAttempt } from './ports.ts'
import { reconcileLater } from './reconcileLater.ts'
import { transitions } from './transitions.ts'

/** Refusals after which the same order may be tried again: nothing was created and nothing about the order is wrong. */
const retriable = new Set(['tokenExpired', 'rateLimited', 'clockSkew', 'refused'])

/**
 * Records the outcome of the one call. Forward only: if the attempt was given up as lost in the meantime, the
 * reconciler resolves it from the institution's history, and an answer that nothing was created has no effect. An
 * acceptance is always recorded: the transfer is followed under that id, and one that has failed without that record
 * counts as sent after all.
 */
export const settleWithdrawal = (
  ctx: CommonContext,
  read: Transfer,
  attempt: WithdrawalAttempt,
  outcome: WithdrawOutcome,
): Promise<Transfer> =>
  ctx.store.transaction(async repositories => {
    const transfer = await lockTransfer(repositories, read)
    // Its record in the history had ended it, and its account was then erased. The record stays claimed.
    if (!transfer) return read
    const open = await repositories.attempts.close(attempt.id, 'intended', endOf(outcome))
    if (open) return apply(ctx, repositories, transfer, outcome)
    const isKept = outcome.kind === 'accepted' && attempt.kind === 'exchangeWithdrawal'
    return isKept ? keepLate(ctx, repositories, transfer, { attempt, outcome }) : transfer
  })

const apply = async (
  ctx: CommonContext,
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

/** The answer to a call that was given up says that the institution has the withdrawal. */
const keepLate = async (
  ctx: CommonContext,
  repositories: Repositories,
  transfer: Transfer,
  { attempt, outcome }: { attempt: WithdrawalAttempt; outcome: Extract<WithdrawOutcome, { kind: 'accepted' }> },
): Promise<Transfer> => {
  const { upstreamId, hash } = outcome
  // The history has shown this record, and is newer than the answer: a record that it reports as failed was not sent
  // after all.
  if (transfer.institutionTransactionId === upstreamId) return transfer
  const isOpen = transfer.phase === 'unknown' || (transfer.phase === 'failed' && transfer.foundLateAtMs === undefined)
  // A record that belongs to another transfer by now proves nothing about this one.
  if (!isOpen || !(await repositories.claims.takeRecord(transfer, upstreamId))) return transfer
  const to = transitions(ctx, repositories)
  const found = { upstreamId, status: 'pending', upstreamStatus: 'accepted', ...defined({ hash }) } as const
  const end = { ...endOf(outcome), detail: `accepted late as ${upstreamId}` }
  if (transfer.phase === 'unknown') {
    await repositories.attempts.close(attempt.id, 'unknown', end)
    return to.findInHistory(transfer, found)
  }
  await repositories.attempts.close(attempt.id, 'notCreated', end)
  await to.findLate(transfer, found)
  return (await repositories.transfers.find(transfer.scope, transfer.id)) ?? transfer
}
