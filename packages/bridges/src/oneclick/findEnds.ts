import type { BridgingPair } from '@rialto/core'

import { plainError } from '../kit/bridgeErrorOf.ts'
import type { Ends } from '../kit/ends.ts'
import type { OneClickContext } from './context.ts'
import type { OneClickAsset, OneClickListing } from './readListing.ts'

export type OneClickEnds = { origin: OneClickAsset & { nobody: string }; destination: OneClickAsset }

const isPayIn = (asset: OneClickAsset | undefined): asset is OneClickAsset & { nobody: string } =>
  asset?.nobody !== undefined

/** Both ends as 1Click names them, or `undefined` where it does not join them now. */
export const endsIn = (listing: OneClickListing, pairs: Ends<BridgingPair>): OneClickEnds | undefined => {
  const origin = listing.find(pairs.origin)
  const destination = listing.find(pairs.destination)
  return isPayIn(origin) && destination !== undefined && destination !== origin ? { origin, destination } : undefined
}

/** @throws BridgeError `noRoute` */
export const findEnds = async ({ listing }: OneClickContext, pairs: Ends<BridgingPair>): Promise<OneClickEnds> => {
  const ends = endsIn(await listing.known(), pairs)
  if (ends === undefined) throw plainError('1Click', 'noRoute')
  return ends
}
