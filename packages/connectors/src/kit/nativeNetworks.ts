import type { NativeNetwork } from '@rialto/core'
import { findNetworkByCaip2 } from '@rialto/catalog'

/** CAIP-2 to the institution's own name. */
export type NativeIds = Readonly<Record<string, string>>

/** A connector's table of networks under our ids. A row the catalogue does not know is left out. */
export const nativeNetworks = (ids: NativeIds): NativeNetwork[] =>
  Object.entries(ids).flatMap(([caip2, nativeId]) => {
    const network = findNetworkByCaip2(caip2)
    return network === undefined ? [] : [{ networkId: network.id, nativeId }]
  })
