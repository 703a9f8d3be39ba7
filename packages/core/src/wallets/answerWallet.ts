import type { WithdrawOutcome } from '../connections/connector.ts'
import type { Connection } from '../connections/ports.ts'
import { connectorOf } from '../connections/withCredentials.ts'
import type { ConnectionContext, Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import { endOf } from '../transfers/attemptEnd.ts'
import type { Transfer, WalletPaymentAttempt } from '../transfers/ports.ts'
import { readWithdrawal } from '../transfers/reconcile/readWithdrawal.ts'
import { reconcileLater } from '../transfers/reconcileLater.ts'
import { settleWithdrawal } from '../transfers/settleWithdrawal.ts'
import { transitions } from '../transfers/transitions.ts'
import { withdrawalOrder } from '../transfers/withdrawalOrder.ts'
import { type Answered, isLastAsk } from './isLastAsk.ts'
import { isRelayed } from './isRelayed.ts'
import { ownPayment } from './ownPayment.ts'

interface WalletAnswer extends Answered {
  previewId: string
  hash?: string | undefined
  isUnknown?: boolean | undefined
}

/**
 * Records the wallet's answer that a page reports. A hash only says where to look first: the payment counts once the
 * chain shows it, from the wallet's own address. Without a hash the user declined, or the page has not prompted the
 * wallet, and the same payment can be requested again, except with `isUnknown`: the wallet may have sent it. An `askId`
 * or `callsId` of an earlier request answers that request.
 *
 * @throws ApiError `previewNotFound`.
 */
export const answerWallet = async (
  ctx: ConnectionContext & Pick<Context, 'environment'>,
  session: LinkSessionRecord,
  { previewId, hash, isUnknown: isLost, ...answered }: WalletAnswer,
): Promise<Transfer> => {
  const { transfer, connection } = await ownPayment(ctx, session, previewId)
  const attempt = await ctx.store.attempts.last(transfer.id)
  if (attempt?.kind !== 'walletPayment') return transfer
  if (!isLastAsk(attempt, answered)) return transfer
  // A relayed payment may be sent, also if the page reports a refusal.
  const isUnknown = isLost === true || (hash === undefined && (await isRelayed(ctx.store, transfer)))
  if (isUnknown) await ctx.store.attempts.endAsk(attempt.id)
  const upstreamId = hash === undefined ? undefined : spelled(hash)
  if (attempt.state === 'intended') {
    const outcome = outcomeOf(upstreamId, isUnknown)
    const isRefused = outcome.kind === 'walletConfirmationRequired'
    const sent = isRefused ? await sentAfterAll(ctx, transfer, attempt) : undefined
    return settleWithdrawal(ctx, transfer, attempt, sent ?? outcome)
  }
  if (attempt.state !== 'unknown' || (upstreamId === undefined && isUnknown)) return transfer
  if (upstreamId === undefined && (await mayBeSent(ctx, connection, transfer, attempt))) return transfer
  return ctx.store.transaction(async repositories => {
    const current = await repositories.transfers.findForUpdate(session.scope, transfer.id)
    if (current?.phase !== 'unknown') return current ?? transfer
    const to = transitions(ctx, repositories)
    await repositories.attempts.close(attempt.id, 'unknown', endOf(outcomeOf(upstreamId)))
    if (upstreamId === undefined) return to.decline(current)
    await reconcileLater(repositories, current, ctx.clock.nowMs())
    return to.findInHistory(current, { upstreamId, status: 'pending', upstreamStatus: 'named by the wallet' })
  })
}

/**
 * Looks for the payment on the chain, regardless of the wallet's answer. If the chain cannot be read now, it is read
 * before the wallet is prompted again.
 */
const sentAfterAll = async (
  ctx: ConnectionContext,
  transfer: Transfer,
  attempt: WalletPaymentAttempt,
): Promise<WithdrawOutcome | undefined> => {
  const found = await readWithdrawal(ctx, transfer, attempt)
  if (found === undefined || found === 'notReadable' || found.status === 'failed') return undefined
  return { kind: 'accepted', upstreamId: found.upstreamId }
}

const outcomeOf = (upstreamId: string | undefined, isUnknown = false): WithdrawOutcome => {
  if (upstreamId !== undefined) return { kind: 'accepted', upstreamId }
  return isUnknown
    ? { kind: 'unknown', message: 'the wallet returned an error' }
    : { kind: 'walletConfirmationRequired' }
}

/**
 * Whether the chain shows the payment, or a transaction of the wallet that may be it, regardless of the wallet's
 * answer.
 */
const mayBeSent = async (
  ctx: ConnectionContext,
  connection: Connection,
  transfer: Transfer,
  attempt: WalletPaymentAttempt,
): Promise<boolean> => {
  if ((await readWithdrawal(ctx, transfer, attempt)) !== undefined) return true
  const request = await connectorOf(ctx, connection)
    .askWallet?.(connection.credentials, withdrawalOrder(transfer), { isAgain: true, isSponsored: false })
    .catch(() => undefined)
  return request === undefined || request.kind === 'transactionPending'
}

/** Hexadecimal may be written in two cases, and base58 in only one. */
const spelled = (hash: string): string => (hash.startsWith('0x') ? hash.toLowerCase() : hash)
