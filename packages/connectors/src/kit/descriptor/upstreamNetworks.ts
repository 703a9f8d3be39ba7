import type { UpstreamNetwork } from '@rialto/core'
import { findNetworkByCaip2 } from '@rialto/catalog'

/** CAIP-2 to the institution's own name. */
export type UpstreamIds = Readonly<Record<string, string>>

/** A connector's table of networks under our ids. A row the catalogue does not know is left out. */
export const upstreamNetworks = (ids: UpstreamIds): UpstreamNetwork[] =>
  Object.entries(ids).flatMap(([caip2, upstreamId]) => {
    const network = findNetworkByCaip2(caip2)
    return network === undefined ? [] : [{ networkId: network.id, upstreamId }]
  })
