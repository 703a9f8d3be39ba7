import { sameAddress } from '@rialto/catalog'
import { BridgeError, type BridgeOperation, type BridgeProvider } from '@rialto/core'
import { defined } from '@rialto/defined'

import { callProvider } from '../kit/callProvider.ts'
import { readIntent, readOperation } from './readOperation.ts'
import { isIntent, isRequests, type RelayRequest } from './schemas.ts'
import { type RelayContext, relayOrigin } from './requestQuote.ts'

type Input = Parameters<BridgeProvider['operations']>[0]

const pageSize = 50
/** Limits one reading: two hundred pay-ins to one address, and as many that were re-priced five times. */
const maxPages = 4
const maxHops = 5

const page = (ctx: RelayContext, query: Record<string, string>) =>
  callProvider(ctx.http, {
    method: 'GET',
    url: `${relayOrigin}/requests/v3?${new URLSearchParams(query).toString()}`,
    check: isRequests,
  })

/** Newest first, so that the limit cuts off only old requests. */
const ofAddress = async (ctx: RelayContext, network: string, address: string): Promise<RelayRequest[]> => {
  const found: RelayRequest[] = []
  let continuation: string | undefined
  for (let pages = 0; pages < maxPages; pages += 1) {
    const query = {
      depositAddress: address,
      includeChildRequests: 'true',
      sortBy: 'createdAt',
      limit: String(pageSize),
    }
    const answer = await page(ctx, { ...query, ...defined({ continuation }) })
    // If the filter was not applied, the reply contains other users' pay-ins.
    found.push(
      ...answer.requests.filter(request => sameAddress(network, request.depositAddress?.address ?? '', address)),
    )
    if (answer.continuation == null || answer.continuation === '') break
    continuation = answer.continuation
  }
  return found
}

const successor = (requests: readonly RelayRequest[]): string | undefined =>
  requests
    .map(({ supersededByRequestId }) => supersededByRequestId)
    .find((id): id is string => id != null && id !== '' && !requests.some(request => request.id === id))

/** Requests that replaced one of the address's requests are listed under their own id only. */
const withSuccessors = async (ctx: RelayContext, requests: readonly RelayRequest[]): Promise<RelayRequest[]> => {
  const found = [...requests]
  for (let hops = 0; hops < maxHops; hops += 1) {
    const id = successor(found)
    if (id === undefined) break
    const answer = await page(ctx, { id, includeChildRequests: 'true' })
    const taken = answer.requests.find(request => request.id === id)
    if (taken === undefined) break
    found.unshift(taken)
  }
  return found
}

const isPayIn = ({ status, originHashes, supersededBy }: BridgeOperation): boolean =>
  status !== 'waiting' || originHashes.length > 0 || supersededBy !== undefined

const byReference = async (ctx: RelayContext, reference: string): Promise<BridgeOperation[]> => {
  const intent = await callProvider(ctx.http, {
    method: 'GET',
    url: `${relayOrigin}/intents/status/v3?requestId=${encodeURIComponent(reference)}`,
    check: isIntent,
  })
  return [readIntent(reference, intent)].filter(isPayIn)
}

const isKeyRequested = (ctx: RelayContext, error: unknown): boolean =>
  !ctx.hasKey && error instanceof BridgeError && error.kind === 'refused'

/**
 * Every pay-in to an address, by `GET /requests/v3`. An unpaid request is not a pay-in. Without an API key Relay may
 * reject the call: then only the request that created the address can be read, and repriced requests are not seen.
 */
export const readOperations = async (
  ctx: RelayContext,
  { origin, destination, address, reference }: Input,
): Promise<BridgeOperation[]> => {
  try {
    const requests = await withSuccessors(ctx, await ofAddress(ctx, origin.network, address))
    return requests
      .reverse()
      .map(request => readOperation(request, { origin, destination }))
      .filter(isPayIn)
  } catch (error) {
    if (isKeyRequested(ctx, error)) return byReference(ctx, reference)
    throw error
  }
}
