import type { BridgeProvider, BridgingPair, Clock } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import { callProvider } from '../kit/callProvider.ts'
import { createListing } from '../kit/createListing.ts'
import { createProvider, type RoutePair } from '../kit/createProvider.ts'
import type { HttpContext } from '../kit/errorTable.ts'
import { endsIn, type RelayContext, relayOrigin, requestQuote, resolvePair } from './requestQuote.ts'
import { nobodyOn } from './chains.ts'
import { relayErrors } from './errors.ts'
import { issueAddress, issueExactAddress } from './issueAddress.ts'
import { readListing, type RelayListing } from './readListing.ts'
import { parseProviderWebhook } from './parseProviderWebhook.ts'
import { readOperations } from './readOperations.ts'
import { readQuote } from './readQuote.ts'
import { recoverPayIns } from './recoverPayIns.ts'
import { isChains } from './schemas.ts'

interface RelayOptions {
  egress: Egress
  clock: Clock
  /** Without it, rate limits of quotes are lower, repriced pay-ins are not seen and webhooks are not read. */
  apiKey?: string
  /** Basis points by which a payout may fall below its estimate. Absent: Relay chooses. */
  slippageBps?: number
}

const supportsPair = (listing: RelayListing, pairs: RoutePair<BridgingPair>): boolean =>
  endsIn(listing, pairs) !== undefined

/** Requests a price without a user, so that the quote creates nothing. */
const quote = async (ctx: RelayContext, input: Parameters<BridgeProvider['quote']>[0]) => {
  const pair = await resolvePair(ctx, input)
  const user = nobodyOn(pair.origin.vmType) ?? input.recipient
  return readQuote(await requestQuote(ctx, { pair, user, recipient: input.recipient, amount: input.amount }), pair)
}

/** Relay (https://docs.relay.link). Endpoints, fields, errors and decisions with their sources: MAPPING.md. */
export const createRelayProvider = ({ egress, clock, apiKey = '', slippageBps }: RelayOptions): BridgeProvider => {
  const hasKey = apiKey !== ''
  const http: HttpContext = {
    egress,
    clock,
    table: relayErrors,
    headers: hasKey ? { 'x-api-key': apiKey } : {},
    secrets: hasKey ? [apiKey] : [],
  }
  const listing = createListing(async () =>
    readListing(await callProvider(http, { method: 'GET', url: `${relayOrigin}/chains`, check: isChains })),
  )
  const ctx: RelayContext = { http, listing, hasKey, slippageBps }
  const parts = { name: 'relay', supportsPair, quote, issueAddress, operations: readOperations }
  const provider: BridgeProvider = {
    ...createProvider(ctx, parts),
    issueExactAddress: input => issueExactAddress(ctx, input),
    recover: input => recoverPayIns(ctx, input),
  }
  return hasKey ? { ...provider, parseProviderWebhook: input => parseProviderWebhook(apiKey, input) } : provider
}
