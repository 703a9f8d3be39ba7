import type { Context } from '../context.ts'
import type { LinkSessionRecord } from '../link/ports.ts'
import type { WalletCalls } from '../transfers/ports.ts'
import { isLastAsk } from './isLastAsk.ts'
import { ownPayment } from './ownPayment.ts'

interface NotedCalls {
  previewId: string
  askId?: string | undefined
  calls: WalletCalls
}

/**
 * Stores the wallet's id of the payment, so that any page of the session can read its status from the wallet. Only the
 * first id of a request is stored; it proves nothing about the payment.
 *
 * @throws ApiError `previewNotFound`.
 */
export const noteWalletCalls = async (
  ctx: Pick<Context, 'store'>,
  session: LinkSessionRecord,
  { previewId, askId, calls }: NotedCalls,
): Promise<void> => {
  const { transfer } = await ownPayment(ctx, session, previewId)
  const attempt = await ctx.store.attempts.last(transfer.id)
  if (attempt?.kind !== 'walletPayment' || !isLastAsk(attempt, { askId })) return
  const { state, walletCalls: noted } = attempt
  const isOpen = state === 'intended' || state === 'unknown'
  if (!isOpen || (noted !== undefined && noted.id !== calls.id)) return
  // A page that reads later than another may have less information.
  const isKnown = calls.isKnown || noted?.isKnown === true
  await ctx.store.attempts.noteCalls(attempt.id, { ...calls, isKnown })
}
