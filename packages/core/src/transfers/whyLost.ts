import { allTokens, canonicalAddress, findNetwork, type LostReason, lostReason, type Network } from '@rialto/catalog'
import { lazy } from '@rialto/defined/lazy'

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
  const key = accountKey(networkType, address)
  const contract = indexOf(catalogue()).get(key) ?? indexOf(chainBalances.contracts).get(key)
  const why = reason === undefined ? contract : texts[reason]
  return why === undefined ? undefined : `${why}; what is sent to this address is lost`
}

interface Contract {
  networkId: string
  symbol: string
  address?: string
}

const catalogue = lazy(allTokens)

const accountKey = (networkType: string, address: string): string =>
  `${networkType} ${canonicalAddress(networkType, address)}`

/** Ignores the checksum of EVM addresses. Verifying it for each contract delayed the first link token of a server by 0.2 s. */
const contractKey = (networkType: string, address: string): string =>
  accountKey(networkType, networkType === 'evm' ? address.toLowerCase() : address)

/** The first contract of a list at each account. Made once per list, because each address of a payment is looked up. */
const indexes = new WeakMap<readonly Contract[], ReadonlyMap<string, string>>()

const indexOf = (contracts: readonly Contract[]): ReadonlyMap<string, string> => {
  const known = indexes.get(contracts)
  if (known) return known
  const index = new Map<string, string>()
  for (const { networkId, symbol, address } of contracts) {
    const network = findNetwork(networkId)
    if (address === undefined || !network) continue
    const key = contractKey(network.networkType, address)
    if (!index.has(key)) index.set(key, `this is the contract of ${symbol} on ${network.name}`)
  }
  indexes.set(contracts, index)
  return index
}
