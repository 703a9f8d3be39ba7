import { needsTag } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { ApiError, missingField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { checkDestination } from '../transfers/checkDestination.ts'
import type { SessionAddress } from './ports.ts'

export interface JitRequest {
  userId: string
  networkId: string
  symbol: string
  /** The Link session or the payment request for which the address is requested. */
  subject: { sessionId: string } | { paymentRequestId: string }
  transactionId?: string | undefined
}

/**
 * Requests a new address from the client's server, for one subject. It belongs to no payment request.
 *
 * @throws ApiError `addressUnavailable` when the client's server gives none that fits.
 */
export const requestJitAddress = async (
  ctx: Pick<Context, 'environment' | 'store' | 'chainBalances' | 'requestAddress'>,
  scope: Scope,
  request: JitRequest,
): Promise<SessionAddress> => {
  const { networkId } = request
  const answer = await query(ctx, scope, request)
  const { address, addressTag: tag } = answer
  if (await ctx.store.paymentRequests.isIssued(ctx.environment, networkId, { address, ...defined({ tag }) }))
    throw unavailable('the response is the address of another payment')
  return answer
}

const query = async (
  ctx: Pick<Context, 'environment' | 'store' | 'chainBalances' | 'requestAddress'>,
  scope: Scope,
  { userId, networkId, symbol, subject, transactionId }: JitRequest,
): Promise<SessionAddress> => {
  const settings = await ctx.store.jit.find(scope)
  if (!settings) throw unavailable('the client no longer has an address URL')
  const id = 'sessionId' in subject ? subject.sessionId : subject.paymentRequestId
  const answer = await ctx
    .requestAddress({
      ...settings,
      // The same for every attempt of one subject's pair, so that the client can recognize a repetition.
      requestId: `${id}:${networkId}:${symbol}`,
      body: JSON.stringify({ userId, ...subject, networkId, symbol, ...defined({ transactionId }) }),
    })
    .catch(error => {
      throw unavailable('the client’s server did not respond with one', error)
    })
  return readAnswer(ctx, { networkId, symbol }, answer)
}

const readAnswer = (
  ctx: Pick<Context, 'environment' | 'chainBalances'>,
  pair: { networkId: string; symbol: string },
  text: string,
): SessionAddress => {
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
