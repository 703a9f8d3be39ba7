import type { BridgingPair } from '@rialto/core'

import { plainError } from '../kit/bridgeErrorOf.ts'
import type { OneClickAsset, OneClickListing } from './readListing.ts'
import type { RoutePair } from '../kit/createProvider.ts'
import type { HttpContext } from '../kit/errorTable.ts'
import type { Listing } from '../kit/createListing.ts'

export interface OneClickContext {
  http: HttpContext
  listing: Listing<OneClickListing>
  /** Basis points a payout may fall short of its estimate: 1Click does not choose one itself. */
  slippageBps: number
}

export const oneClickOrigin = 'https://1click.chaindefuser.com'

export type OneClickPair = { origin: OneClickAsset & { nobody: string }; destination: OneClickAsset }

const isPayIn = (asset: OneClickAsset | undefined): asset is OneClickAsset & { nobody: string } =>
  asset?.nobody !== undefined

/** Both ends as 1Click names them, or `undefined` where it does not join them now. */
export const endsIn = (listing: OneClickListing, pairs: RoutePair<BridgingPair>): OneClickPair | undefined => {
  const origin = listing.find(pairs.origin)
  const destination = listing.find(pairs.destination)
  return isPayIn(origin) && destination !== undefined && destination !== origin ? { origin, destination } : undefined
}

/** @throws BridgeError `noRoute` */
export const resolvePair = async (
  { listing }: OneClickContext,
  pairs: RoutePair<BridgingPair>,
): Promise<OneClickPair> => {
  const pair = endsIn(await listing.known(), pairs)
  if (pair === undefined) throw plainError('1Click', 'noRoute')
  return pair
}
