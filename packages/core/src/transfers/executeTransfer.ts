import type { TravelRuleData, TravelRuleSuggestion } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { WithdrawOutcome } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf, withFreshCredentials } from '../connections/withCredentials.ts'
import type { Context, TransferContext } from '../context.ts'
import { steadyMs } from '../kernel/ids.ts'
import { followConversion } from './funding/followConversion.ts'
import { submitOrder } from '../orders/submitOrder.ts'
import { beginAfterReading } from './beginAfterReading.ts'
import { beginWithdrawal, type ReadyToSend } from './beginWithdrawal.ts'
import { findSubmitted } from './findSubmitted.ts'
import type { Transfer, WithdrawalAttempt } from './ports.ts'
import { reconcileLater } from './reconcileLater.ts'
import { settleWithdrawal } from './settleWithdrawal.ts'
import { suggestTravelRule } from './suggestTravelRule.ts'
import { withdrawalOrder } from './withdrawalOrder.ts'

/** An exchange fills such an order at once and shows it a moment later. */
const conversionPollMs = 1_000

export interface Execution {
  transfer: Transfer
  /** The institution's answer to this call. Undefined if this call did not reach it. */
  outcome: WithdrawOutcome | undefined
  /** Present if the institution requires the beneficiary's details with the same transfer. */
  travelRule?: TravelRuleSuggestion
}

/** The user's answers to the institution's requirements. Sent with the one call, and not stored. */
interface UserAnswers {
  secondFactorCode?: string | undefined
  travelRule?: TravelRuleData | undefined
}

/**
 * Executes a preview. Three steps that never mix: commit the intent, call the institution once, record the outcome. A
 * conversion before it takes the same three steps, as an order. A process that dies between them leaves a row that the
 * reconciler resolves by reading the institution's history.
 *
 * @throws ApiError `previewNotFound`, `previewExpired`, `orderAlreadySent`, `invalidIntegrationToken`,
 *   `integrationUnavailable`.
 * @example await executeTransfer(ctx, { connection, previewId, secondFactorCode: '123456' })
 */
export const executeTransfer = async (
  ctx: TransferContext & Pick<Context, 'chains'>,
  input: { connection: Connection; previewId: string } & UserAnswers,
): Promise<Execution> => {
  // A transfer that was already submitted is returned without calling the institution, which may be unreachable.
  const submitted = await findSubmitted(ctx, input.connection, input.previewId)
  if (submitted) return { transfer: submitted, outcome: undefined }
  // Refreshing is a read: it happens before the intent, so that an expired token never leaves an open attempt.
  const connector = connectorOf(ctx, input.connection)
  const connection = await withFreshCredentials(ctx, connector, input.connection)
  const { id: connectionId, scope } = connection
  const begun = await beginAfterReading(ctx, reads =>
    beginWithdrawal(ctx, scope, { previewId: input.previewId, connectionId, reads }),
  )
  if (begun.kind !== 'converting') return sendBegun(ctx, connection, begun, input)
  await ctx.failpoint('conversion.intended')
  await submitOrder(ctx, connection, begun.order)
  const converted = await followConversion(ctx, connection, begun.transfer)
  // Not filled, or not credited yet: looked at again soon, and by then no longer by this call.
  if (converted.transfer.phase === 'converting')
    await reconcileLater(ctx.store, converted.transfer, ctx.clock.nowMs() + conversionPollMs)
  return sendBegun(ctx, connection, converted, input)
}

/**
 * The time until which the call may leave, by the steady clock. Undefined if it may not. The attempt is read again
 * right before: a process that was suspended, or whose clock was set, may find that the reconciler has given it up.
 */
const leaveUntil = async (
  ctx: Pick<Context, 'clock' | 'store' | 'settings'>,
  { id, transferId }: WithdrawalAttempt,
): Promise<number | undefined> => {
  const readAtMs = steadyMs(ctx.clock)
  const attempt = await ctx.store.attempts.last(transferId)
  if (attempt?.id !== id || attempt.state !== 'intended' || attempt.isAbandoned) return undefined
  const leftMs = attempt.createdAtMs + ctx.settings.withdrawalLeaseMs - ctx.clock.nowMs()
  return leftMs > 0 ? readAtMs + leftMs : undefined
}

const readAgain = async (ctx: Pick<Context, 'store'>, transfer: Transfer): Promise<Transfer> =>
  (await ctx.store.transfers.find(transfer.scope, transfer.id)) ?? transfer

/** The one call for an attempt that was just committed, and its record. Nothing where another call has it. */
export const sendBegun = async (
  ctx: TransferContext,
  connection: Connection,
  begun: ReadyToSend,
  { secondFactorCode, travelRule }: UserAnswers,
): Promise<Execution> => {
  if (begun.kind === 'alreadyAsked') return { transfer: begun.transfer, outcome: undefined }
  await ctx.failpoint('withdrawal.intended')
  const notAfterMs = await leaveUntil(ctx, begun.attempt)
  if (notAfterMs === undefined) return { transfer: await readAgain(ctx, begun.transfer), outcome: undefined }
  const connector = connectorOf(ctx, connection)
  const order = { ...withdrawalOrder(begun.transfer), notAfterMs, ...defined({ travelRule }) }
  const outcome = await connector.withdraw
    .submit(connection.credentials, order, secondFactorCode)
    // A connector that throws here violates its contract, so the outcome is unknown.
    .catch((error: unknown): WithdrawOutcome => ({ kind: 'unknown', message: String(error) }))
  await ctx.failpoint('withdrawal.answered')
  const transfer = await settleWithdrawal(ctx, begun.transfer, begun.attempt, outcome)
  const isAsked = outcome.kind === 'travelRuleRequired' && connector.descriptor.withdrawal.takesTravelRuleData === true
  return { transfer, outcome, ...(isAsked ? { travelRule: await suggestTravelRule(ctx, transfer) } : {}) }
}
