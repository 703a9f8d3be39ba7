import { findNetwork, networks } from '@rialto/catalog'

import type { Context } from '../context.ts'

/** The networks that can be read, on which an address of this network is an address too: this one first. */
export const familyNetworks = (
  { chainDeposits, environment }: Pick<Context, 'chainDeposits' | 'environment'>,
  networkId: string,
): string[] => {
  const home = findNetwork(networkId)
  const others = networks.filter(
    ({ id, networkType, environments }) =>
      id !== networkId && networkType === home?.networkType && environments.includes(environment),
  )
  return [networkId, ...others.map(({ id }) => id)].filter(id => chainDeposits.watches(id))
}
