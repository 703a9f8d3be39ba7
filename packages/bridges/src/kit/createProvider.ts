import type { BridgeProvider, BridgingPair } from '@rialto/core'

import type { Listing } from './createListing.ts'

/** The two sides of a bridge, in our terms or in a provider's. */
export interface RoutePair<T> {
  origin: T
  destination: T
}

type Input<Call extends 'quote' | 'issueAddress' | 'operations'> = Parameters<BridgeProvider[Call]>[0]

/** Operations of a provider, each a function of its context. */
interface ProviderParts<L, C extends { listing: Listing<L> }> {
  name: string
  supportsPair(listing: L, pairs: RoutePair<BridgingPair>): boolean
  quote(ctx: C, input: Input<'quote'>): ReturnType<BridgeProvider['quote']>
  issueAddress(ctx: C, input: Input<'issueAddress'>): ReturnType<BridgeProvider['issueAddress']>
  operations(ctx: C, input: Input<'operations'>): ReturnType<BridgeProvider['operations']>
}

/**
 * Builds the port of a provider. Supported routes come from the last listing; all other operations query the provider.
 */
export const createProvider = <L, C extends { listing: Listing<L> }>(
  ctx: C,
  { name, supportsPair, quote, issueAddress, operations }: ProviderParts<L, C>,
): BridgeProvider => ({
  name,
  supportsRoute: pairs => {
    // A bridge connects two networks; its addresses accept no pay-ins for a swap on one network.
    if (pairs.origin.network === pairs.destination.network) return false
    const listed = ctx.listing.current()
    return listed !== undefined && supportsPair(listed, pairs)
  },
  refresh: ctx.listing.refresh,
  quote: input => quote(ctx, input),
  issueAddress: input => issueAddress(ctx, input),
  operations: input => operations(ctx, input),
})
