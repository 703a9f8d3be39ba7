import { ApiError } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import { readSignedToken } from '../kernel/signedLinks.ts'
import { brandingOf, subClientOf } from './sessionSettings.ts'
import type { AnyTransfer } from '../transfers/ports.ts'

export interface Receipt {
  endsAtMs: number
  client: { name: string; logoUrl?: string }
  /** Registered name of the sub-client that received the payment. */
  legalName?: string
  /** Absent where the link has expired. */
  transfer?: AnyTransfer
}

/**
 * The receipt for the holder of its link, without data of the user beyond the transfer.
 *
 * @throws ApiError `notFound`.
 */
export const readReceipt = async (
  ctx: Pick<Context, 'environment' | 'clock' | 'store' | 'signedLinks' | 'settings'>,
  token: string,
): Promise<Receipt> => {
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
  const branding = brandingOf(ctx, client, subClient)
  const legalName = subClient?.businessLegalName
  const isOther = legalName !== undefined && legalName !== branding.name
  return { endsAtMs: named.endsAtMs, client: branding, ...(isOther ? { legalName } : {}), transfer }
}
