import type { Recipient } from '../connections/connector.ts'

/** Addresses that are known already: a just-in-time address is requested once the user has chosen it. */
export const recipientsOf = (destinations: readonly { networkId: string; address: string }[]): Recipient[] =>
  destinations
    .filter(({ address }) => address !== '')
    .map(({ networkId, address }) => ({ networkId: networkId.toLowerCase(), address }))
