import { walletIntegrationType } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { CommonContext } from '../../context.ts'
import type { Repositories } from '../../store.ts'
import { followLatePart, followLostPart, followPart, followTwins } from '../combined/followPart.ts'
import { lastRefused } from '../lastRefused.ts'
import { moveTo } from '../phases.ts'
import type { ChangeReason, Transfer } from '../ports.ts'
import { reconcileLater } from '../reconcileLater.ts'
import { amendAndEmitLate, saveAndEmit } from '../transferEvent.ts'
import { refusalWatchMs, watchDelayMs, watchMs } from '../watchTimes.ts'

/** The writes that all transitions share, in the caller's transaction. */
export const transitionWriter = (ctx: CommonContext, repositories: Repositories) => {
  const because = (cause: ChangeReason['cause'], facts: Partial<ChangeReason> = {}): ChangeReason => ({
    cause,
    atMs: ctx.clock.nowMs(),
    ...defined({ upstreamStatus: facts.upstreamStatus, detail: facts.detail }),
  })
  const save = async (transfer: Transfer, reason: ChangeReason): Promise<Transfer> => {
    await repositories.transfers.update(transfer, reason)
    await followPart(ctx, repositories, transfer)
    return transfer
  }
  // A part has no events, because the receiver of one would treat the order as paid.
  const report = (transfer: Transfer, reason: ChangeReason): Promise<Transfer> =>
    transfer.partOf === undefined ? saveAndEmit(ctx, repositories, transfer, reason) : save(transfer, reason)

  /** Final. */
  const fail = (transfer: Transfer, failureMessage: string, reason: ChangeReason): Promise<Transfer> =>
    report(moveTo(transfer, 'failed', { failureMessage, finishedAtMs: reason.atMs }), reason)

  /** Final, for a transfer that may have been sent nevertheless: it is watched for some time. */
  const failWatched = async (transfer: Transfer, failureMessage: string, reason: ChangeReason): Promise<Transfer> => {
    const isRefused = reason.cause === 'rejected'
    const watchUntilMs = reason.atMs + (isRefused ? refusalWatchMs : watchMs)
    const failed = await fail({ ...transfer, watchUntilMs }, failureMessage, reason)
    await reconcileLater(repositories, failed, reason.atMs + watchDelayMs(0, isRefused))
    return failed
  }

  /**
   * Final, for a transfer of which a person knows that part arrived or was returned. Its order may be paid again, so
   * another withdrawal of it is looked for as long as for one that was not sent. One that is known already counts as
   * found by that.
   */
  const failAccounted = async (transfer: Transfer, message: string, reason: ChangeReason): Promise<Transfer> => {
    const { twinRecords, charged, ...single } = transfer
    // A charge for several withdrawals is not the charge of one.
    const ended = twinRecords === undefined ? { ...single, ...defined({ charged }) } : single
    if (!hasOthers(transfer)) return fail(ended, message, reason)
    const failed = await fail({ ...ended, watchUntilMs: reason.atMs + watchMs }, message, reason)
    await reconcileLater(repositories, failed, reason.atMs + watchDelayMs(0, true))
    return failed
  }

  /**
   * Final. A transfer with a refused call before the last is watched for a day, since both may have been sent. One with
   * other withdrawals: they may fail, which returns their debit. `othersWatchMs`: see `othersWatchMsOf`.
   */
  const settle = async (
    transfer: Transfer,
    known: Partial<Transfer>,
    reason: ChangeReason,
    othersWatchMs = 0,
  ): Promise<Transfer> => {
    const isRefused = (await lastRefused(repositories, transfer.id)) !== undefined
    const twinsWatchMs = transfer.twinRecords === undefined ? 0 : watchMs
    const watchForMs = Math.max(othersWatchMs, twinsWatchMs, isRefused ? refusalWatchMs : 0)
    const isWatched = watchForMs > 0
    const watch = isWatched ? { watchUntilMs: reason.atMs + watchForMs } : {}
    const ended = { ...known, ...watch, finishedAtMs: reason.atMs }
    const settled = await report(moveTo(matched(transfer), 'settled', ended), reason)
    if (isWatched) await reconcileLater(repositories, settled, reason.atMs + watchDelayMs(0, true))
    return settled
  }

  const amendLate = async (amended: Transfer, reason: ChangeReason): Promise<boolean> => {
    if (amended.partOf === undefined) return amendAndEmitLate(ctx, repositories, amended, reason)
    if (!(await repositories.transfers.amendFailed(amended, reason))) return false
    await followLatePart(ctx, repositories, amended, reason)
    return true
  }

  const amendArrival = async (amended: Transfer, reason: ChangeReason): Promise<boolean> => {
    if (amended.partOf === undefined) return amendAndEmitLate(ctx, repositories, amended, reason)
    if (!(await repositories.transfers.amendSettled(amended, reason))) return false
    await followLostPart(ctx, repositories, amended, reason)
    return true
  }

  /** Writes further withdrawals of a settled transfer. */
  const amendTwins = async (amended: Transfer, reason: ChangeReason): Promise<void> => {
    if (amended.partOf === undefined) return void (await amendAndEmitLate(ctx, repositories, amended, reason))
    await repositories.transfers.amendSettled(amended, reason)
    await followTwins(ctx, repositories, amended, reason)
  }

  return {
    repositories,
    because,
    save,
    report,
    fail,
    failWatched,
    failAccounted,
    settle,
    amendLate,
    amendArrival,
    amendTwins,
  }
}

export type TransitionWriter = ReturnType<typeof transitionWriter>

/** An institution may make several withdrawals of it. A combined transfer has those of its parts. */
export const hasOthers = ({ type, isCombined }: Pick<Transfer, 'type' | 'isCombined'>): boolean =>
  type !== walletIntegrationType && isCombined !== true

export const matched = ({ finding: _, ...transfer }: Transfer): Transfer => transfer

export const paidTwice = 'several withdrawals have the reference of this transfer'

/** The operator's finding, for the user. */
export const shortMessage = ({ amount, symbol, arrived = '0', refunded }: Transfer): string =>
  refunded === undefined
    ? `Only ${arrived} of ${amount} ${symbol} arrived.`
    : `${refunded.amount} ${symbol} were returned.`
