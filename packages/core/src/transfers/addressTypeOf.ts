import type { Network } from '@rialto/catalog'
import type { AddressType } from '@rialto/contract'

/** EVM chains that the public list of address types names on their own, with their public testnets. */
const byChain: Readonly<Record<string, AddressType>> = {
  'eip155:137': 'polygonAddress',
  'eip155:80002': 'polygonAddress',
  'eip155:10': 'opAddress',
  'eip155:11155420': 'opAddress',
  'eip155:56': 'bnbAddress',
  'eip155:97': 'bnbAddress',
  'eip155:42220': 'celoAddress',
}

const byFamily: Readonly<Record<string, AddressType>> = {
  evm: 'ethAddress',
  bitcoin: 'btcAddress',
  litecoin: 'ltcAddress',
  solana: 'solAddress',
  cardano: 'cardanoAddress',
  ripple: 'xrpAddress',
  tron: 'tronAddress',
  dogecoin: 'dogeAddress',
}

/** The published `CryptocurrencyAddressType` of a network, or undefined for one that is younger than the list. */
export const addressTypeOf = (network: Network): AddressType | undefined =>
  byChain[network.caip2] ?? byFamily[network.networkType]
