import type { Context } from '../context.ts'
import type { LinkRequestDestination, LinkSessionRecord, SessionAddress } from './ports.ts'
import { requestJitAddress } from './requestJitAddress.ts'

/** A destination with a known address. */
export type ResolvedDestination = LinkRequestDestination & SessionAddress

/**
 * The address of a destination. If it has none, the client's server issues one when the user picks the destination.
 * Requested once per session, asset and network, and reused afterwards. No payment request shows it: a payment from a
 * connected account would count for both.
 *
 * @throws ApiError `addressUnavailable` when the client's server gives none that fits.
 */
export const resolveAddress = async (
  ctx: Pick<Context, 'environment' | 'store' | 'chainBalances' | 'requestAddress'>,
  session: LinkSessionRecord,
  destination: LinkRequestDestination,
): Promise<ResolvedDestination> => {
  const { address, networkId, symbol } = destination
  if (address !== undefined) return { ...destination, address }
  const pair = { sessionId: session.id, networkId, symbol }
  const found = (await ctx.store.jit.findAddress(pair)) ?? (await requestNew(ctx, session, { networkId, symbol }))
  return { ...destination, ...found }
}

const requestNew = async (
  ctx: Pick<Context, 'environment' | 'store' | 'chainBalances' | 'requestAddress'>,
  { id: sessionId, scope, request }: LinkSessionRecord,
  pair: { networkId: string; symbol: string },
): Promise<SessionAddress> => {
  const issued = await requestJitAddress(ctx, scope, {
    ...pair,
    userId: request.userId,
    subject: { sessionId },
    transactionId: request.transfer?.transactionId,
  })
  return ctx.store.jit.keepAddress({ sessionId, ...pair }, issued)
}
