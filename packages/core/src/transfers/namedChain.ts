import { findNetwork, namesOf, type Network } from '@rialto/catalog'

import type { ConnectorDescriptor } from '../connections/connector.ts'
import { addressTypeOf } from './addressTypeOf.ts'

export interface ChainName {
  chain?: string | undefined
  addressType?: string | undefined
}

export interface NamedChain {
  network: Network
  /** The institution's name for it. */
  upstreamId: string
}

/** The institution's networks that a request names: by any of a network's names, by its form of address, or all. */
export const namedChains = ({ networks }: ConnectorDescriptor, { chain, addressType }: ChainName): NamedChain[] => {
  const wanted = chain?.toLowerCase()
  return networks
    .flatMap(({ networkId, upstreamId }) => {
      const network = findNetwork(networkId)
      return network ? [{ network, upstreamId }] : []
    })
    .filter(
      ({ network, upstreamId }) =>
        wanted === undefined || upstreamId.toLowerCase() === wanted || namesOf(network).includes(wanted),
    )
    .filter(({ network }) => addressType === undefined || addressTypeOf(network) === addressType)
}
