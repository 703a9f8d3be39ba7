import { needsTag } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { ApiError, missingField } from '../kernel/apiError.ts'
import { checkDestination } from '../transfers/checkDestination.ts'
import type { LinkRequestDestination, LinkSessionRecord, SessionAddress } from './ports.ts'

/** A destination with a known address. */
export type ResolvedDestination = LinkRequestDestination & SessionAddress

/**
 * The address of a destination. If it has none, the client's server issues one when the user picks the destination.
 * Requested once per session, asset and network, and reused afterwards.
 *
 * @throws ApiError `addressUnavailable` when the client's server gives none that fits.
 */
export const resolveAddress = async (
  ctx: Context,
  session: LinkSessionRecord,
  destination: LinkRequestDestination,
): Promise<ResolvedDestination> => {
  const { address, networkId, symbol } = destination
  if (address !== undefined) return { ...destination, address }
  const pair = { sessionId: session.id, networkId, symbol }
  const known = await ctx.store.jit.findAddress(pair)
  const found = known ?? (await ctx.store.jit.keepAddress(pair, await requestNew(ctx, session, destination)))
  return { ...destination, ...found }
}

/** An address that no payment request shows: a payment from a connected account would count for both. */
const requestNew = async (
  ctx: Context,
  session: LinkSessionRecord,
  destination: LinkRequestDestination,
): Promise<SessionAddress> => {
  const answer = await query(ctx, session, destination)
  const { address, addressTag: tag } = answer
  if (
    await ctx.store.paymentRequests.isIssued(ctx.environment, destination.networkId, { address, ...defined({ tag }) })
  )
    throw unavailable('the response is the address of another payment')
  return answer
}

const query = async (
  ctx: Context,
  session: LinkSessionRecord,
  { networkId, symbol }: Pick<LinkRequestDestination, 'networkId' | 'symbol'>,
): Promise<SessionAddress> => {
  const settings = await ctx.store.jit.find(session.scope)
  if (!settings) throw unavailable('the client no longer has an address URL')
  const body = JSON.stringify({
    userId: session.request.userId,
    sessionId: session.id,
    networkId,
    symbol,
    ...defined({ transactionId: session.request.transfer?.transactionId }),
  })
  const answer = await ctx
    .requestAddress({
      ...settings,
      // The same for every attempt of one session's pair, so that the client can recognize a repetition.
      requestId: `${session.id}:${networkId}:${symbol}`,
      body,
    })
    .catch(error => {
      throw unavailable('the client’s server did not respond with one', error)
    })
  return readAnswer(ctx, { networkId, symbol }, answer)
}

const readAnswer = (ctx: Context, pair: { networkId: string; symbol: string }, text: string): SessionAddress => {
  const { address, addressTag } = parse(text)
  if (typeof address !== 'string' || address.length > 200) throw unavailable('the response has no address')
  const tag = addressTag ?? undefined
  if (tag !== undefined && typeof tag !== 'string') throw unavailable('addressTag is not text')
  try {
    const { network, destination } = checkDestination(ctx, { ...pair, address, addressTag: tag }, '')
    if (needsTag(network.networkType) && destination.addressTag === undefined) throw missingField('addressTag')
    return { address: destination.address, ...defined({ addressTag: destination.addressTag }) }
  } catch (error) {
    throw unavailable('the response does not match the network', error)
  }
}

const parse = (text: string): Record<string, unknown> => {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>
  } catch {
    // Not JSON: fall through to the error below.
  }
  throw unavailable('the response is not a JSON object')
}

const unavailable = (why: string, cause?: unknown): ApiError =>
  new ApiError('addressUnavailable', { message: `No deposit address for this transfer: ${why}.`, cause })
