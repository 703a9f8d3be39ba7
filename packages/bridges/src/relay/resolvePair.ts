import type { BridgingPair } from '@rialto/core'

import { plainError } from '../kit/bridgeErrorOf.ts'
import type { RelayAsset, RelayListing } from './readListing.ts'
import type { RoutePair } from '../kit/createProvider.ts'
import type { HttpContext } from '../kit/errorTable.ts'
import type { Listing } from '../kit/createListing.ts'

export interface RelayContext {
  http: HttpContext
  listing: Listing<RelayListing>
  /** Without one, Relay reports what became of a request but not of an address. */
  hasKey: boolean
  /** Basis points. Absent: Relay chooses. */
  slippageBps: number | undefined
}

export const relayOrigin = 'https://api.relay.link'

/** Both ends as Relay names them, or `undefined` where it does not join them now. */
export const endsIn = (
  listing: RelayListing,
  { origin, destination }: RoutePair<BridgingPair>,
): RoutePair<RelayAsset> | undefined => {
  const from = listing.find(origin)
  const to = listing.find(destination)
  if (from?.payIn !== true || to?.payOut !== true || from === to) return undefined
  return { origin: from, destination: to }
}

/** @throws BridgeError `noRoute` */
export const resolvePair = async (
  { listing }: RelayContext,
  pairs: RoutePair<BridgingPair>,
): Promise<RoutePair<RelayAsset>> => {
  const pair = endsIn(await listing.known(), pairs)
  if (pair === undefined) throw plainError('Relay', 'noRoute')
  return pair
}
