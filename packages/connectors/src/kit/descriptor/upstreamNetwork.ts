import type { UpstreamNetwork } from '@rialto/core'

/** The institution's name for one of our networks, or `undefined` where it does not serve it. */
export const upstreamIdOf = (networks: readonly UpstreamNetwork[], networkId: string): string | undefined =>
  networks.find(network => network.networkId === networkId.toLowerCase())?.upstreamId
