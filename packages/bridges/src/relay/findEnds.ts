import type { BridgingPair } from '@rialto/core'

import { plainError } from '../kit/bridgeErrorOf.ts'
import type { Ends } from '../kit/ends.ts'
import type { RelayContext } from './context.ts'
import type { RelayAsset, RelayListing } from './readListing.ts'

/** Both ends as Relay names them, or `undefined` where it does not join them now. */
export const endsIn = (
  listing: RelayListing,
  { origin, destination }: Ends<BridgingPair>,
): Ends<RelayAsset> | undefined => {
  const from = listing.find(origin)
  const to = listing.find(destination)
  if (from?.payIn !== true || to?.payOut !== true || from === to) return undefined
  return { origin: from, destination: to }
}

/** @throws BridgeError `noRoute` */
export const findEnds = async ({ listing }: RelayContext, pairs: Ends<BridgingPair>): Promise<Ends<RelayAsset>> => {
  const ends = endsIn(await listing.known(), pairs)
  if (ends === undefined) throw plainError('Relay', 'noRoute')
  return ends
}
