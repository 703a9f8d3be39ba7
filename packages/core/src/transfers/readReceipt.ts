import { subClientOf, brandingOf } from '../link/sessionSettings.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import { readSignedToken, signedToken } from '../kernel/signedLinks.ts'
import type { AnyTransfer, Transfer } from './ports.ts'

/** The same address each time it is asked for, so that it can be kept. */
export const receiptUrl = (ctx: Context, { id, createdAtMs }: Pick<Transfer, 'id' | 'createdAtMs'>): string => {
  const endsAtMs = createdAtMs + ctx.settings.receiptTtlMs
  return `${ctx.settings.linkOrigin}/receipt/${signedToken(ctx.signedLinks, 'receipt', { id, endsAtMs })}`
}

/**
 * The receipt of the transfer that pays the order of a pay link, for the holder of the pay link.
 *
 * @throws ApiError `notFound` for another code, while the order is unpaid, and after the transfer was erased.
 */
export const findPaidReceipt = async (ctx: Context, code: string): Promise<string> => {
  const payLink = await ctx.store.link.findPayLink(ctx.environment, ctx.ids.sha256(code), ctx.clock.nowMs())
  const clientTransactionId = payLink?.request.transfer?.transactionId
  const isOrder = payLink !== undefined && clientTransactionId !== undefined
  const order = isOrder && { scope: payLink.scope, userId: payLink.request.userId, clientTransactionId }
  const paying = order && (await ctx.store.transfers.findPaying(order))
  if (!paying) throw new ApiError('notFound')
  return receiptUrl(ctx, paying)
}

export interface Receipt {
  endsAtMs: number
  client: { name: string; logoUrl?: string }
  /** Absent where the link has expired. */
  transfer?: AnyTransfer
}

/**
 * The receipt for the holder of its link, without data of the user beyond the transfer.
 *
 * @throws ApiError `notFound`.
 */
export const readReceipt = async (ctx: Context, token: string): Promise<Receipt> => {
  const named = readSignedToken(ctx.signedLinks, 'receipt', token)
  const scope = named && (await ctx.store.transfers.findScope(ctx.environment, named.id))
  const transfer =
    scope &&
    ((await ctx.store.transfers.find(scope, named.id)) ?? (await ctx.store.bridgedTransfers.find(scope, named.id)))
  if (!named || !transfer) throw new ApiError('notFound')
  if (named.endsAtMs <= ctx.clock.nowMs()) return { endsAtMs: named.endsAtMs, client: { name: '' } }
  const client = await ctx.store.clients.find(scope)
  const subClientId = 'subClientId' in transfer ? transfer.subClientId : undefined
  const subClient = await subClientOf(ctx, { scope, request: subClientId === undefined ? {} : { subClientId } })
  return { endsAtMs: named.endsAtMs, client: brandingOf(ctx, client, subClient), transfer }
}
