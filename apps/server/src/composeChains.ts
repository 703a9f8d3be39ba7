import { networksIn, tokensOn } from '@rialto/catalog'
import type { EvmNetworkConfig } from '@rialto/chains'

import type { Config } from './config.ts'

/** Production networks the operator gave a node for. Transfers on others end with the institution's word. */
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
        tokens: tokensOn(network.id).map(({ symbol, address, decimals }) => ({
          symbol,
          address: address as `0x${string}` | undefined,
          decimals,
        })),
      },
    ]
  })

/** Nodes of the environment's Solana networks, by network id: the sandbox's own, unless the operator named another. */
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
