import type { NativeNetwork } from '@rialto/core'

/** The institution's name for one of our networks, or `undefined` where it does not serve it. */
export const nativeIdOf = (networks: readonly NativeNetwork[], networkId: string): string | undefined =>
  networks.find(network => network.networkId === networkId.toLowerCase())?.nativeId
