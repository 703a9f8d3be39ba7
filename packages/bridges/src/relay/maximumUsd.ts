import { roundDown, sameAddress } from '@rialto/catalog'
import { BridgeError } from '@rialto/core'

import { callProvider } from '../kit/callProvider.ts'
import { type RelayContext, relayOrigin } from './context.ts'
import type { RelayAsset } from './readListing.ts'
import { isLiquidity } from './schemas.ts'

/** What Relay's solvers hold of an asset in US dollars, rounded down to cents; `undefined` where it does not tell. */
export const maximumUsd = async ({ http }: RelayContext, asset: RelayAsset): Promise<string | undefined> => {
  try {
    const { liquidity } = await callProvider(http, {
      method: 'GET',
      url: `${relayOrigin}/chains/liquidity?chainId=${asset.chainId}`,
      check: isLiquidity,
    })
    const entry = liquidity.find(({ address }) => address != null && sameAddress(asset.network, address, asset.address))
    return entry?.amountUsd == null ? undefined : roundDown(entry.amountUsd, 2)
  } catch (error) {
    // The refusal it was asked for stands without it.
    if (error instanceof BridgeError) return undefined
    throw error
  }
}
