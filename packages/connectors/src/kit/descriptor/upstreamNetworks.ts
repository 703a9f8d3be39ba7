import type { UpstreamNetwork } from '@rialto/core'
import { findNetworkByCaip2 } from '@rialto/catalog'

/** CAIP-2 to the institution's own name or names. */
export type UpstreamIds = Readonly<Record<string, string | readonly string[]>>

/** A connector's table of networks with our ids. Rows outside the catalog are left out. */
export const upstreamNetworks = (ids: UpstreamIds): UpstreamNetwork[] =>
  Object.entries(ids).flatMap(([caip2, names]) => {
    const network = findNetworkByCaip2(caip2)
    const [upstreamId, ...otherIds] = typeof names === 'string' ? [names] : names
    if (network === undefined || upstreamId === undefined) return []
    return [{ networkId: network.id, upstreamId, ...(otherIds.length === 0 ? {} : { otherIds }) }]
  })

/** The institution's name of one of our networks. `undefined` if it does not support it. */
export const upstreamIdOf = (networks: readonly UpstreamNetwork[], networkId: string): string | undefined =>
  networks.find(network => network.networkId === networkId.toLowerCase())?.upstreamId

/** Whether the institution calls the network so. */
export const isNamed = ({ upstreamId, otherIds }: UpstreamNetwork, name: string): boolean =>
  upstreamId === name || otherIds?.includes(name) === true
