import type { Recipient } from '../connections/connector.ts'
import type { Destination } from './configureTransfer.ts'

/** Addresses that are known already: a just-in-time address is requested once the user has chosen it. */
export const recipientsOf = (destinations: readonly Pick<Destination, 'networkId' | 'address'>[]): Recipient[] =>
  destinations
    .filter(({ address }) => address !== '')
    .map(({ networkId, address }) => ({ networkId: networkId.toLowerCase(), address }))
