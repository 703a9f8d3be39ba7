import { networksIn, tokensOn } from '@rialto/catalog'
import type { EvmNetworkConfig } from '@rialto/chains'

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
