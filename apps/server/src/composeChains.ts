import { findNetwork, networksIn, type NetworkType, tokensOn } from '@rialto/catalog'
import {
  type BitcoinNetworkConfig,
  type CosmosNetworkConfig,
  type EvmNetworkConfig,
  isSponsorKey,
  type SolanaNetworkConfig,
  type StellarNetworkConfig,
  type TonNetworkConfig,
  type TronNetworkConfig,
  type XrplNetworkConfig,
} from '@rialto/chains'
import { defined } from '@rialto/defined'

import { type Config, ConfigError } from './config.ts'

/** The call formats of nodes, which the doctor uses too. */
export { basicTarget, pathTarget, stellarNetworkOf, tonTarget, tronTarget } from '@rialto/chains'

/** The tokens to look for on a network: its native coin and every token whose contract the catalogue lists. */
const catalogueTokens = (networkId: string) => {
  const coin = findNetwork(networkId)?.nativeSymbol
  return tokensOn(networkId)
    .filter(({ symbol, address }) => address !== undefined || symbol === coin)
    .map(({ symbol, address, decimals }) => ({ symbol, address, decimals }))
}

/** Production networks with an operator's node. Transfers on other networks end with the institution's report. */
export const productionNetworks = (rpc: ReadonlyMap<string, string>): EvmNetworkConfig[] =>
  networksIn('production').flatMap(network => {
    const rpcUrl = network.networkType === 'evm' ? rpc.get(network.chainId) : undefined
    if (rpcUrl === undefined) return []
    return [
      {
        networkId: network.id,
        chainId: Number(network.chainId),
        rpcUrl,
        finalityConfirmations: network.finalityConfirmations,
        tokens: catalogueTokens(network.id),
      },
    ]
  })

/** Nodes of the environment's Solana networks by network id: the sandbox's node, unless the operator named another. */
export const solanaNodes = (
  { environment, solanaRpc }: Pick<Config, 'environment' | 'solanaRpc'>,
  own?: { networkId: string; rpcUrl: string },
): ReadonlyMap<string, string> => {
  const named = networksIn(environment).flatMap((network): [string, string][] => {
    const url = network.networkType === 'solana' ? solanaRpc.get(network.chainId) : undefined
    return url === undefined ? [] : [[network.id, url]]
  })
  return new Map([...(own ? [[own.networkId, own.rpcUrl] as const] : []), ...named])
}

/** The sandbox's Solana, with the mints that it created at its start. */
export interface OwnSolana {
  networkId: string
  rpcUrl: string
  mints: readonly { symbol: string; address: string; decimals: number }[]
  sponsorKey: string
}

const sponsorKeyOf = ({ solanaSponsorKey: key }: Pick<Config, 'solanaSponsorKey'>): string | undefined => {
  if (key === undefined || isSponsorKey(key)) return key
  throw new ConfigError('RIALTO_SOLANA_SPONSOR_KEY must be the 64 bytes of a Solana key in base58.')
}

/** Solana networks with a node, and the tokens to look for there: the sandbox's mints, or those of the catalogue. */
export const solanaNetworks = (
  config: Pick<Config, 'environment' | 'solanaRpc' | 'solanaSponsorKey'>,
  own?: OwnSolana,
): SolanaNetworkConfig[] =>
  [...solanaNodes(config, own)].map(([networkId, rpcUrl]) => ({
    networkId,
    rpcUrl,
    // The sandbox's own account has coins only on the sandbox's chain.
    ...defined({ sponsorKey: own?.rpcUrl === rpcUrl ? own.sponsorKey : sponsorKeyOf(config) }),
    tokens: [
      ...catalogueTokens(networkId),
      ...(own?.networkId === networkId && own.rpcUrl === rpcUrl
        ? own.mints.map(({ symbol, address, decimals }) => ({ symbol, address, decimals }))
        : []),
    ],
  }))

/** The environment's Bitcoin network if it has a node: the sandbox's, or the operator's. */
export const bitcoinNetworks = (
  { environment, bitcoinRpc }: Pick<Config, 'environment' | 'bitcoinRpc'>,
  own?: BitcoinNetworkConfig,
): BitcoinNetworkConfig[] => {
  if (own !== undefined) return [{ networkId: own.networkId, rpcUrl: own.rpcUrl }]
  const network = networksIn(environment).find(({ networkType }) => networkType === 'bitcoin')
  return network === undefined || bitcoinRpc === undefined ? [] : [{ networkId: network.id, rpcUrl: bitcoinRpc }]
}

/** The only network of a family with its tokens: the sandbox lists them; in production they come from the catalogue. */
const tokenNetworks = (
  { environment }: Pick<Config, 'environment'>,
  family: NetworkType,
  { rpcUrl: named, own }: { rpcUrl: string | undefined; own: TronNetworkConfig | undefined },
): TronNetworkConfig[] => {
  if (own !== undefined) {
    const { networkId, rpcUrl, tokens } = own
    return [{ networkId, rpcUrl, tokens: [...catalogueTokens(networkId), ...tokens] }]
  }
  const network = networksIn(environment).find(({ networkType }) => networkType === family)
  if (network === undefined || named === undefined) return []
  return [{ networkId: network.id, rpcUrl: named, tokens: catalogueTokens(network.id) }]
}

/** As `bitcoinNetworks`. */
export const tronNetworks = (
  config: Pick<Config, 'environment' | 'tronRpc'>,
  own?: TronNetworkConfig,
): TronNetworkConfig[] => tokenNetworks(config, 'tron', { rpcUrl: config.tronRpc, own })

/** As `bitcoinNetworks`. */
export const stellarNetworks = (
  config: Pick<Config, 'environment' | 'stellarHorizon'>,
  own?: StellarNetworkConfig,
): StellarNetworkConfig[] => tokenNetworks(config, 'stellar', { rpcUrl: config.stellarHorizon, own })

/** As `bitcoinNetworks`. */
export const xrplNetworks = (
  { environment, xrplRpc }: Pick<Config, 'environment' | 'xrplRpc'>,
  own?: XrplNetworkConfig,
): XrplNetworkConfig[] => {
  if (own !== undefined) return [{ networkId: own.networkId, rpcUrl: own.rpcUrl }]
  const network = networksIn(environment).find(({ networkType }) => networkType === 'ripple')
  return network === undefined || xrplRpc === undefined ? [] : [{ networkId: network.id, rpcUrl: xrplRpc }]
}

/** As `bitcoinNetworks`. */
export const tonNetworks = (
  config: Pick<Config, 'environment' | 'tonApi'>,
  own?: TonNetworkConfig,
): TonNetworkConfig[] => tokenNetworks(config, 'tvm', { rpcUrl: config.tonApi, own })

/** The sandbox's chains of the Cosmos family. The catalogue has none of production. */
export const cosmosNetworks = (
  config: Pick<Config, 'environment'>,
  own: readonly CosmosNetworkConfig[] = [],
): CosmosNetworkConfig[] =>
  own.flatMap(chain => {
    const family = findNetwork(chain.networkId)?.networkType
    return family === undefined ? [] : tokenNetworks(config, family, { rpcUrl: undefined, own: chain })
  })
