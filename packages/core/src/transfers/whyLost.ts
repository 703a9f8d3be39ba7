import { allTokens, findNetwork, type LostReason, lostReason, type Network, sameAddress } from '@rialto/catalog'

import type { Context } from '../context.ts'

const texts: Readonly<Record<LostReason, string>> = {
  burn: 'this is a burn address, of which nobody holds a key',
  system: 'this is a program of the network, not an account',
  paddedEvm: 'this is an EVM address with zeros before it, not an account of this network',
}

/**
 * The reason why a payment to a well-formed address would be lost, as a text for its author: a burn account, a program,
 * a disguised address of another family, or the contract or mint of a token. A contract counts on every network of its
 * family, because it has no key on any of them. `undefined` if nothing speaks against the address.
 */
export const whyLost = (
  { chainBalances }: Pick<Context, 'chainBalances'>,
  { networkType }: Network,
  address: string,
): string | undefined => {
  const reason = lostReason(networkType, address)
  const contract =
    reason === undefined ? contractAt([...allTokens(), ...chainBalances.contracts], networkType, address) : undefined
  const why = reason === undefined ? contract : texts[reason]
  return why === undefined ? undefined : `${why}; what is sent to this address is lost`
}

const contractAt = (
  known: readonly { networkId: string; symbol: string; address?: string }[],
  networkType: Network['networkType'],
  address: string,
): string | undefined => {
  for (const token of known) {
    const network = findNetwork(token.networkId)
    if (token.address === undefined || network?.networkType !== networkType) continue
    if (sameAddress(networkType, token.address, address))
      return `this is the contract of ${token.symbol} on ${network.name}`
  }
  return undefined
}
