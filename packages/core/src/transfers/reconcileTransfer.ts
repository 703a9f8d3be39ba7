import { reconcileConversion } from './funding/reconcileConversion.ts'
import type { Context, ReconcileContext, TransferContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { isRefused } from './isRefused.ts'
import { lastCalled } from './lastCalled.ts'
import { nextPollDelayMs } from './nextPollDelayMs.ts'
import { publicStatus } from './phases.ts'
import type { Transfer, WithdrawalAttempt } from './ports.ts'
import { exchangeWithdrawal } from './reconcile/exchangeWithdrawal.ts'
import { walletPayment } from './reconcile/walletPayment.ts'
import { refusalWatchMs } from './watchTimes.ts'

/**
 * Advances a transfer by reading: the institution's history until it names a transaction, then the chain, and the
 * history again if the chain has no such transaction. Sends nothing again; it sends for the first time a transfer that
 * the user approved and that needed a conversion first. Resolves with the milliseconds until the next poll, or
 * undefined when the transfer has ended or waits for its user.
 */
export const reconcileTransfer = async (
  ctx: TransferContext & Pick<Context, 'chains'>,
  scope: Scope,
  transferId: string,
): Promise<number | undefined> => {
  const transfer = await ctx.store.transfers.find(scope, transferId)
  if (!transfer) return undefined
  if (transfer.phase === 'converting') return reconcileConversion(ctx, transfer)
  const attempt =
    transfer.phase === 'awaitingUser'
      ? await lastCalled(ctx.store, transfer.id)
      : await ctx.store.attempts.last(transfer.id)
  if (!attempt) return undefined
  // The result describes the time of the read: a slow answer, or a clock that is moved meanwhile, must not delay the
  // next poll.
  const readAtMs = ctx.clock.nowMs()
  const next = await step(ctx, transfer, attempt)
  // Refused meanwhile: the attempt that was read does not say so yet.
  if (next.phase === 'awaitingUser')
    return transfer.phase === 'awaitingUser' ? refusedPollDelayMs(ctx, next, attempt) : 0
  if (publicStatus(next.phase) !== 'pending') return undefined
  if (next.phase !== transfer.phase || next.hash !== transfer.hash) return 0
  // A transaction that an institution sends a day late is confirmed as soon as any other.
  const sinceMs = (next.phase === 'onChain' ? next.sentAtMs : undefined) ?? attempt.createdAtMs
  return nextPollDelayMs(next.phase, readAtMs - sinceMs)
}

/** At increasing intervals for a day: a wallet may have sent a declined payment, and an institution a refused one. */
const refusedPollDelayMs = (
  ctx: Pick<Context, 'clock'>,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): number | undefined => {
  const ageMs = ctx.clock.nowMs() - attempt.createdAtMs
  const isWatched = attempt.kind === 'walletPayment' || isRefused(transfer, attempt)
  // The last read is at the end of the day.
  return !isWatched || ageMs >= refusalWatchMs ? undefined : Math.min(Math.max(15_000, ageMs), refusalWatchMs - ageMs)
}

/** Each kind of attempt has its reconciler. */
const step = async (ctx: ReconcileContext, transfer: Transfer, attempt: WithdrawalAttempt): Promise<Transfer> => {
  const { phase } = transfer
  const next =
    attempt.kind === 'walletPayment'
      ? walletPayment[phase]?.(ctx, transfer, attempt)
      : exchangeWithdrawal[phase]?.(ctx, transfer, attempt)
  return (await next) ?? transfer
}
