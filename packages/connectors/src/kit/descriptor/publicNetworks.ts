import { findIntegrationType } from '@rialto/catalog'

import type { ConnectorDescriptor } from '@rialto/core'

import type { UpstreamIds } from './upstreamNetworks.ts'

/** This integration's entry in the catalogue. */
export const integrationIdentity = (
  type: string,
): Pick<ConnectorDescriptor, 'type' | 'aliases' | 'integrationId' | 'name'> => {
  const integration = findIntegrationType(type)
  if (integration === undefined) throw new Error(`The catalog has no integration ${type}`)
  return { type: integration.type, aliases: integration.aliases, integrationId: integration.id, name: integration.name }
}

const chains = {
  ethereum: 'eip155:1',
  base: 'eip155:8453',
  polygon: 'eip155:137',
  arbitrum: 'eip155:42161',
  optimism: 'eip155:10',
  bsc: 'eip155:56',
  avalanche: 'eip155:43114',
  linea: 'eip155:59144',
  sonic: 'eip155:146',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bitcoin: 'bip122:000000000019d6689c085ae165831e93',
  litecoin: 'bip122:12a765e31ffd4059bada1e25190f6e98',
  dogecoin: 'bip122:1a91e3dace36e2be3bf030a65679fe82',
  tron: 'tron:0x2b6653dc',
  xrp: 'xrpl:0',
  stellar: 'stellar:pubnet',
  ton: 'ton:-239',
  cardano: 'cip34:1-764824073',
  aptos: 'aptos:1',
  sui: 'sui:mainnet',
} as const

type Chain = keyof typeof chains

/**
 * An exchange's names of the public networks, by ours. Networks without a name are unsupported. If the name depends on
 * the coin, lists several: first the one by which the reference names the network.
 */
export const publicNetworks = (names: Readonly<Partial<Record<Chain, string | readonly string[]>>>): UpstreamIds =>
  Object.fromEntries(Object.entries(names).map(([chain, name]) => [chains[chain as Chain], name]))
