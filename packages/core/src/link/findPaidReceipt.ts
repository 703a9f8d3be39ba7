import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import { receiptUrl } from '../transfers/receiptUrl.ts'

/**
 * The receipt of the transfer that pays the order of a pay link, for the holder of the pay link.
 *
 * @throws ApiError `notFound` for another code, while the order is unpaid, and after the transfer was erased.
 */
export const findPaidReceipt = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'ids' | 'store' | 'signedLinks' | 'settings'>,
  code: string,
): Promise<string> => {
  const payLink = await ctx.store.link.findPayLink(ctx.environment, ctx.ids.sha256(code), ctx.clock.nowMs())
  const clientTransactionId = payLink?.request.transfer?.transactionId
  const isOrder = payLink !== undefined && clientTransactionId !== undefined
  const order = isOrder && { scope: payLink.scope, userId: payLink.request.userId, clientTransactionId }
  const paying = order && (await ctx.store.transfers.findPaying(order))
  if (!paying) throw new ApiError('notFound')
  return receiptUrl(ctx, paying)
}
